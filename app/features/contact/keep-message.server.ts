import { and, eq, gt } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { contactMessages } from "#db/schema";
import { sendEmail } from "~/platform/email/send-email.server";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log/log.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import type { ContactInput } from "./contact.schema";
import { responseTargets } from "./contact-words";

const hour = 60 * 60;
/** Milliseconds in which the same message again is a second press. */
const samePress = 10 * 60 * 1000;

/** Messages: from one address, which may be an office, and in all, so that nobody fills the disk. */
export const contactLimits = {
  address: { limit: 10, windowSeconds: hour },
  everybody: { limit: 500, windowSeconds: hour },
};

/**
 * Keeps a message for support, to be answered by what its priority promises, and mails it to the support address where there is one: both
 * happen or neither does. The same message twice is one.
 * @param from Who sends it, as far as that is known: the account, the client's address, and whether it came as a person's does.
 * @throws TooManyRequests.
 */
export function keepMessage(
  input: ContactInput,
  from: { userId: number | null; address: string; isSuspect: boolean },
  now = new Date(),
): void {
  const { userId, address, isSuspect } = from;
  takeAttempts(
    [
      { key: `contact:${getAddressBlock(address)}`, ...contactLimits.address },
      { key: "contact", ...contactLimits.everybody },
    ],
    "That is a lot of messages for one hour",
  );
  const answerBy = new Date(now.getTime() + responseTargets[input.priority].to * hour * 1000);
  const id = inTransaction((tx) => {
    const { email, subject, message } = contactMessages;
    const same = and(eq(email, input.email), eq(subject, input.subject), eq(message, input.message));
    const lately = gt(contactMessages.createdAt, new Date(now.getTime() - samePress));
    const kept = tx.select({ id: contactMessages.id }).from(contactMessages).where(and(same, lately)).get();
    if (kept) return null;
    const { id } = tx
      .insert(contactMessages)
      .values({ ...input, userId, isSuspect, createdAt: now, answerBy })
      .returning({ id: contactMessages.id })
      .get();
    const { supportEmail: recipient } = getSiteSettings();
    const data = { firstName: "", messageId: id };
    if (recipient) sendEmail(tx, { key: `contact:${id}`, userId: null, recipient, kind: "contactMessage", data }, now);
    return id;
  });
  // why no more: who wrote and what is in the database alone.
  if (id !== null) log.info({ id, category: input.category, priority: input.priority }, "a message to support is kept");
}
