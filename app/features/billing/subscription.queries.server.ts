import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { subscriptions } from "#db/schema";

export type Subscription = typeof subscriptions.$inferSelect;

const selectLiving = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.userId, sql.placeholder("userId")), inArray(subscriptions.state, ["active", "past_due"])),
    )
    .orderBy(subscriptions.createdAt, subscriptions.subscription)
    .prepare(),
);

/** The subscriptions that run, paid or past due, the oldest first. There is one at most, but for a moment after two were paid at once. */
export function listLivingSubscriptions(userId: number): Subscription[] {
  return selectLiving(db).all({ userId });
}

/** The subscription that runs, paid or past due; the oldest where there should be two. */
export function findLivingSubscription(userId: number): Subscription | undefined {
  return listLivingSubscriptions(userId)[0];
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
