import { and, desc, eq, gt } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import type { PaidPlanName } from "~/features/plans/plans";
import { findLivingSubscription } from "./subscription.queries.server";

/** Milliseconds for which a payment is news: the address may be kept and opened again at any time. */
const newsFor = 24 * 3_600_000;

/** The plan that this user bought a moment ago and has, by our own record alone; null where there is none. */
export function findBoughtPlan(userId: number, now = new Date()): PaidPlanName | null {
  const living = findLivingSubscription(userId);
  if (living?.state !== "active") return null;
  const isOfIt = and(eq(payments.provider, living.provider), eq(payments.subscription, living.subscription));
  const isNews = and(eq(payments.state, "completed"), gt(payments.createdAt, new Date(now.getTime() - newsFor)));
  const payment = db
    .select({ plan: payments.plan, amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.userId, userId), isOfIt, isNews))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .get();
  return payment && payment.refunded < payment.amount ? payment.plan : null;
}
