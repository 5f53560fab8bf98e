import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#db/client";
import { subscriptions } from "#db/schema";

export type Subscription = typeof subscriptions.$inferSelect;

/** The subscription that runs, paid or past due; the oldest where there should be two. */
export function findLivingSubscription(userId: number): Subscription | undefined {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, ["active", "past_due"])))
    .orderBy(subscriptions.createdAt, subscriptions.subscription)
    .get();
}

/** The subscription that runs, else the one that ended last. */
export function findLastSubscription(userId: number): Subscription | undefined {
  const ended = () =>
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt))
      .get();
  return findLivingSubscription(userId) ?? ended();
}
