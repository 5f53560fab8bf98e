import { findPack, getPack } from "~/features/plans/packs";
import { findPaidPlan, getPaidPlan, readBillingPeriod } from "~/features/plans/plans";
import type { Ordered } from "./billing.calls";
import type { Choice } from "./choice";

/** What the address of a checkout asks for; null where there is no such plan or pack. */
export function readChoice(params: URLSearchParams): Choice | null {
  const plan = findPaidPlan(params.get("plan"));
  if (plan) return { plan, billing: readBillingPeriod(params) };
  const pack = findPack(params.get("pack"));
  return pack && { pack };
}

/** What a call orders: it names one of both. */
export function readOrderedChoice({ planName = "launch", billingPeriod, pack }: Ordered): Choice {
  return pack === undefined ? { plan: getPaidPlan(planName), billing: billingPeriod } : { pack: getPack(pack) };
}
