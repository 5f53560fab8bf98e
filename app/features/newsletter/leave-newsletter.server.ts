import { and, eq, isNull, lt } from "drizzle-orm";
import { db } from "#db/client";
import { newsletterSubscribers } from "#db/schema";
import { confirmationLifetime, readRemovalToken } from "~/features/emails/newsletter-links.server";

/** Removes an address by the link of its e-mails. False for a link that is none; one that is gone already is removed. */
export function leaveNewsletter(token: string): boolean {
  const id = readRemovalToken(token);
  if (id === null) return false;
  db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).run();
  return true;
}

/** Removes the addresses that never confirmed, once no link of theirs works any more. For the worker's sweep. */
export function removeUnconfirmed(now = new Date()): void {
  const { confirmedAt, askedAt } = newsletterSubscribers;
  const longAgo = new Date(now.getTime() - confirmationLifetime);
  db.delete(newsletterSubscribers)
    .where(and(isNull(confirmedAt), lt(askedAt, longAgo)))
    .run();
}
