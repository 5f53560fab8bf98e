import { describePack, getPackCheckoutPath, type Pack } from "~/features/plans/packs";
import {
  type BillingPeriod,
  getChargedAmount,
  getCheckoutPath,
  type PaidPlan,
  type PaidPlanName,
} from "~/features/plans/plans";

import type { Order } from "./order";

/** What somebody chose to buy. */
export type Choice = { plan: PaidPlan; billing: BillingPeriod } | { pack: Pack };

/** The checkout of a choice. */
export function getChoicePath(choice: Choice): string {
  return "pack" in choice ? getPackCheckoutPath(choice.pack) : getCheckoutPath(choice.plan, choice.billing);
}

/** The checkout of what was ordered. */
export function getOrderPath({ plan, billing, sparks }: Pick<Order, "plan" | "billing" | "sparks">): string {
  return plan ? `/checkout?plan=${plan}&billing=${billing}` : `/checkout?pack=${sparks}`;
}

/** Where somebody who has a subscription changes to a plan. */
export function getChangePath(plan: PaidPlan): string {
  return `/billing/change?plan=${plan.id}`;
}

/** What a choice is, costs and brings: what an order keeps of it. Amounts are cents. */
export function describeChoice(choice: Choice) {
  if ("pack" in choice) {
    const { sparks, price } = choice.pack;
    return { kind: "pack" as const, plan: null, billing: null, sparks, amount: price * 100, currency: "usd" };
  }
  const { plan, billing } = choice;
  const amount = getChargedAmount(plan, billing);
  return {
    kind: "plan" as const,
    plan: plan.id as PaidPlanName,
    billing,
    sparks: plan.sparks,
    amount,
    currency: "usd",
  };
}

/** A choice in words: "Launch, annual", "10,000 sparks". */
export function nameChoice(choice: Choice): string {
  return "pack" in choice ? describePack(choice.pack.sparks) : `${choice.plan.name}, ${choice.billing}`;
}
