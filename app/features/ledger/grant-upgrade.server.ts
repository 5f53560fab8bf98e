import type { Transaction } from "#db/client";
import { getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import { grantLot } from "./grant-lot.server";
import type { Lot } from "./live-lots.server";
import type { Period } from "./monthly-period";

export interface PaidUpgrade {
  userId: number;
  from: PaidPlanName;
  to: PaidPlanName;
  /** The provider's ids of the subscription and of the invoice that paid for the change. */
  subscription: string;
  invoice: string;
  /** The month of sparks that the change fell into, and when. */
  month: Period;
  at: Date;
  /** "stripe", "paypal". */
  actor: string;
  now?: Date;
}

/**
 * Grants what a dearer plan brings more, for the share of the month that was left when it was changed, once for each change. Whole sparks,
 * rounded down; they lapse with the month, and nothing is granted after it.
 */
export function grantUpgrade(tx: Transaction, paid: PaidUpgrade): Lot | null {
  const { month, at, now = new Date() } = paid;
  const left = (month.end.getTime() - at.getTime()) / (month.end.getTime() - month.start.getTime());
  const amount = Math.floor((getPaidPlan(paid.to).sparks - getPaidPlan(paid.from).sparks) * left);
  if (amount < 1 || now >= month.end) return null;
  return grantLot(tx, {
    userId: paid.userId,
    kind: "plan",
    amount,
    sourceKey: getUpgradeKey(paid.subscription, paid.invoice),
    expiresAt: month.end,
    actor: paid.actor,
    reason: `From ${getPaidPlan(paid.from).name} to ${getPaidPlan(paid.to).name} within the month`,
    now,
  });
}

export function getUpgradeKey(subscription: string, invoice: string): string {
  return `grant:${subscription}:change:${invoice}`;
}
