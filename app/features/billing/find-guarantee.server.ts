import { and, eq, gt, isNotNull } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";

/** Days within which the first payment can be had back. Source: the refund policy. */
const guaranteeDays = 14;

/** A first payment, and how the guarantee stands for it. */
export interface Guarantee {
  state: "open" | "used" | "over";
  payment: typeof payments.$inferSelect;
  /** Cents that go back: what was paid, without what went back already. */
  amount: number;
  until: Date;
}

/**
 * How the money-back guarantee stands for this user: it is for the first payment that they ever made for a subscription, so it holds
 * once for each customer. Undefined where nothing was paid for one.
 */
export function findGuarantee(userId: number, now = new Date()): Guarantee | undefined {
  const isPaid = and(eq(payments.kind, "period"), eq(payments.state, "completed"), gt(payments.amount, 0));
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.subscription), isPaid))
    .orderBy(payments.createdAt, payments.id)
    .get();
  if (!payment) return undefined;
  const amount = payment.amount - payment.refunded;
  const until = new Date(payment.createdAt.getTime() + guaranteeDays * 86_400_000);
  return { state: amount === 0 ? "used" : now < until ? "open" : "over", payment, amount, until };
}
