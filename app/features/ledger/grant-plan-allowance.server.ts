import type { Transaction } from "#db/client";
import { getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import { addMonths } from "~/platform/calendar/add-months";
import { grantLot } from "./grant-lot.server";
import type { Lot } from "./live-lots.server";
import { findMonthWithin, type Period } from "./monthly-period";

export interface PaidPeriod {
  userId: number;
  plan: PaidPlanName;
  /** The provider's id of the subscription. */
  subscription: string;
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
  return grantLot(tx, {
    userId: paid.userId,
    kind: "plan",
    amount: getPaidPlan(paid.plan).sparks,
    sourceKey: getAllowanceKey(paid.subscription, month.start),
    expiresAt: month.end,
    actor: paid.actor,
    reason: `The month's sparks of the plan ${getPaidPlan(paid.plan).name}`,
    now,
  });
}

function getAllowanceKey(subscription: string, start: Date): string {
  return `grant:${subscription}:${start.toISOString().slice(0, 10)}`;
}

/** The keys of all lots that a paid span can have brought, granted or not. */
export function listAllowanceKeys(subscription: string, { start, end }: Period): string[] {
  const keys: string[] = [];
  for (let month = 0; addMonths(start, month) < end; month += 1)
    keys.push(getAllowanceKey(subscription, addMonths(start, month)));
  return keys;
}
