import { randomUUID } from "node:crypto";
import { emailTestEvent, noteEvent } from "~/features/administration/last-events.server";
import type { EmailData } from "~/features/emails/email-kinds";
import { writeEmail } from "~/features/emails/write-email.server";
import type { User } from "~/platform/auth/user";
import { EmailProblem } from "~/platform/email/email-transport";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import type { TestEmailType } from "./email-key.schema";
import { requireAdministrator } from "./require-administrator";

/** Nothing is set up that sends e-mail. */
export class EmailNotConfigured extends Error {
  override name = "EmailNotConfigured";
  constructor() {
    super("Email Not Configured");
  }
}

/** To whomever: an administrator tries a few, and a stolen session does not mail a list. */
const limit = { limit: 30, windowSeconds: 60 * 60 };

/**
 * Sends an e-mail of one type with figures that are plainly a sample, at once and past the outbox, so that it can be said whether it went.
 * @throws NotAnAdministrator, EmailNotConfigured, TooManyRequests, EmailProblem where it was not taken.
 */
export async function sendTestEmail(
  admin: User,
  { emailType, email, firstName }: { emailType: TestEmailType; email: string; firstName: string },
): Promise<void> {
  requireAdministrator(admin);
  const transport = findEmailTransport();
  if (!transport) throw new EmailNotConfigured();
  takeAttempts([{ key: `test-email:${admin.id}`, ...limit }]);
  const data = { ...samples[emailType], firstName, ...(emailType === "sparkComplete" ? { userId: admin.id } : {}) };
  const message = await writeEmail({ kind: emailType, data });
  try {
    await transport.send({ ...message, subject: `Test: ${message.subject}`, id: `test-${randomUUID()}`, to: email });
  } catch (error) {
    if (error instanceof EmailProblem) noteEvent(emailTestEvent, error.message);
    throw error;
  }
  noteEvent(emailTestEvent);
}

const samples: { [Type in TestEmailType]: Omit<EmailData<Type>, "firstName" | "userId"> } = {
  welcome: { sparks: 5_000 },
  sparkComplete: {
    prompt: "A launch for our autumn single-origin, roasted on Mondays",
    path: "/my-content",
    made: ["blog post", "image", "captions"],
    failed: ["video"],
    returned: 3_300,
  },
  subscriptionWelcome: { plan: "Launch", sparks: 10_000, renewsOn: "January 31" },
  usageWarning: { used: 8_400, total: 10_000, remaining: 1_600, since: "January 1", until: "January 31" },
};
