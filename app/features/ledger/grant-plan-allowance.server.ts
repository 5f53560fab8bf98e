import type { Transaction } from "#db/client";
import { getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import { addMonths } from "~/platform/calendar/add-months";
import { findLot, grantLot } from "./grant-lot.server";
import type { Lot } from "./live-lots.server";
import { findMonthWithin, type Period } from "./monthly-period";

export interface PaidPeriod {
  userId: number;
  plan: PaidPlanName;
  /** The provider's id of the subscription. */
  subscription: string;
  /** The provider's price that was paid, where a payment names one: two that begin on one day are two. */
  price: string | null;
  /** The paid span: a month, or a year that is granted month by month. */
  start: Date;
  end: Date;
  /** "stripe", "paypal". */
  actor: string;
  now?: Date;
}

/**
 * Grants the running month's sparks of a period that was paid for. A yearly period gets its twelve lots one by one, by calling this
 * again each month: the days count from the period's start. A monthly period gets one, on whatever days it begins and ends. Nothing is
 * granted outside of it.
 */
export function grantPlanAllowance(tx: Transaction, paid: PaidPeriod): Lot | null {
  const now = paid.now ?? new Date();
  const month = findMonthWithin(paid, now);
  if (!month) return null;
  const sourceKey = getAllowanceKey(paid.subscription, month.start, paid.price);
  const earlier = findLot(tx, sourceKey) ?? findLot(tx, getAllowanceKey(paid.subscription, month.start, null));
  if (earlier) return earlier;
  return grantLot(tx, {
    userId: paid.userId,
    kind: "plan",
    amount: getPaidPlan(paid.plan).sparks,
    sourceKey,
    expiresAt: month.end,
    actor: paid.actor,
    reason: `The month's sparks of the plan ${getPaidPlan(paid.plan).name}`,
    now,
  });
}

function getAllowanceKey(subscription: string, start: Date, price: string | null): string {
  return [`grant:${subscription}:${start.toISOString().slice(0, 10)}`, ...(price ? [price] : [])].join(":");
}

/**
 * The keys of all lots that a paid span can have brought, granted or not: for each month those of which one is its lot. why more than one: the keys of
 * what was granted before 27 November 2026 name no price.
 */
export function listAllowanceKeys(subscription: string, price: string | null, { start, end }: Period): string[][] {
  const months: string[][] = [];
  for (let month = 0; addMonths(start, month) < end; month += 1) {
    const keyOf = (named: string | null) => getAllowanceKey(subscription, addMonths(start, month), named);
    months.push(price ? [keyOf(price), keyOf(null)] : [keyOf(null)]);
  }
  return months;
}
