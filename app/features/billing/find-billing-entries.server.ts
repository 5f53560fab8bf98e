import { count, desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import type { User } from "~/platform/auth/user";
import type { BillingEntry } from "./billing.calls";
import { namePaymentMethod } from "./name-payment-method";

/** What this user paid, the newest first: the part that is asked for, as calls answer it. */
export function findBillingEntries(user: User, part: { limit: number; offset: number }): BillingEntry[] {
  const rows = db
    .select()
    .from(payments)
    .where(eq(payments.userId, user.id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(part.limit)
    .offset(part.offset)
    .all();
  return rows.map(({ id, description, amount, refunded, currency, state, createdAt, ...payment }) => ({
    id,
    description,
    paymentMethod: namePaymentMethod(payment),
    amount,
    refunded,
    currency,
    status: state,
    createdAt: createdAt.toISOString(),
  }));
}

export function countPayments(user: User): number {
  return db.select({ all: count() }).from(payments).where(eq(payments.userId, user.id)).get()?.all ?? 0;
}
