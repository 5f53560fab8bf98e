import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { newsletterSubscribers } from "#db/schema";
import { readConfirmationToken } from "~/features/emails/newsletter-links.server";

/** Confirms an address by the link of its e-mail. False where the link ran out, is none, or was used. */
export function confirmSubscription(token: string, now = new Date()): boolean {
  const id = readConfirmationToken(token, now);
  if (id === null) return false;
  const waits = and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.confirmedAt));
  return db.update(newsletterSubscribers).set({ confirmedAt: now }).where(waits).run().changes > 0;
}
