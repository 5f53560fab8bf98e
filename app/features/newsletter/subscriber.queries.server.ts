import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { newsletterSubscribers } from "#db/schema";
import { readConfirmationToken, readRemovalToken } from "~/features/emails/newsletter-links.server";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Whom a link that confirms is for; null where it ran out, is none, or its address was removed since. */
export function findSubscriberToConfirm(token: string, now = new Date()): Subscriber | null {
  return find(readConfirmationToken(token, now));
}

/** Whom a link that removes is for; null where it is none or they are gone already. */
export function findSubscriberToRemove(token: string): Subscriber | null {
  return find(readRemovalToken(token));
}

function find(id: number | null): Subscriber | null {
  if (id === null) return null;
  return db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).get() ?? null;
}
