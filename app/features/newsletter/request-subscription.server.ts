import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { newsletterSubscribers, users } from "#db/schema";
import { confirmationLifetime } from "~/features/emails/newsletter-links.server";
import { sendEmail } from "~/platform/email/send-email.server";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

const hour = 60 * 60;

/** From one network, which may be an office, in all, and to one address, whose owner may not have asked. */
export const subscriptionLimits = {
  network: { limit: 10, windowSeconds: hour },
  everybody: { limit: 500, windowSeconds: hour },
  recipient: { limit: 3, windowSeconds: 24 * hour },
};

/**
 * Notes an address for the newsletter and has it asked, by e-mail, whether it wants it. One that is subscribed already gets nothing, and
 * nothing tells the two apart.
 * @param from The client's address.
 * @throws TooManyRequests after too many from one network, or in all.
 */
export function requestSubscription(email: string, from: string, now = new Date()): void {
  takeAttempts(
    [
      { key: `newsletter:${getAddressBlock(from)}`, ...subscriptionLimits.network },
      { key: "newsletter", ...subscriptionLimits.everybody },
    ],
    "That is a lot of addresses for one hour",
  );
  // why before it is looked up: the same work for every address, so that the time of the answer tells nothing.
  if (!mayGetAnother(email)) return;
  inTransaction((tx) => {
    const { id, confirmedAt } = tx
      .insert(newsletterSubscribers)
      .values({ email, createdAt: now, askedAt: now })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { askedAt: now } })
      .returning()
      .get();
    if (confirmedAt) return;
    // why: it is in the account's export and goes with the account.
    const owner = tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
    const data = { firstName: "", subscriberId: id, until: now.getTime() + confirmationLifetime };
    const key = `newsletter:${id}:${randomUUID()}`;
    sendEmail(tx, { key, userId: owner?.id ?? null, recipient: email, kind: "newsletterConfirmation", data }, now);
  });
}

function mayGetAnother(email: string): boolean {
  try {
    takeAttempts([{ key: `newsletter:to:${email}`, ...subscriptionLimits.recipient }]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
