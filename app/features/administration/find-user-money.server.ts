import { and, desc, eq, lt } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import { formatDay } from "~/features/billing/format-day";
import { formatMoney } from "~/features/billing/format-money";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getPlanName } from "~/features/plans/plans";

/** Payments that the panel of an account names. */
const shownPayments = 5;

/** What an account pays for, and its last payments that can be given back. */
export function findUserMoney(userId: number) {
  const living = findLivingSubscription(userId);
  const isLeft = and(
    eq(payments.userId, userId),
    eq(payments.state, "completed"),
    lt(payments.refunded, payments.amount),
  );
  const paid = db.select().from(payments).where(isLeft).orderBy(desc(payments.createdAt)).limit(shownPayments).all();
  return {
    subscription: living
      ? {
          plan: getPlanName(living.plan),
          provider: living.provider,
          endsOn: living.cancelsAtPeriodEnd ? formatDay(living.periodEnd) : null,
          until: formatDay(living.periodEnd),
          isPastDue: living.state === "past_due",
        }
      : null,
    payments: paid.map(({ id, description, amount, refunded, currency, createdAt }) => ({
      ...{ id, description, on: formatDay(createdAt) },
      paid: formatMoney(amount, currency),
      back: refunded > 0 ? formatMoney(refunded, currency) : null,
    })),
  };
}

export type UserMoney = ReturnType<typeof findUserMoney>;
