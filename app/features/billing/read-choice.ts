import { findPack } from "~/features/plans/packs";
import { findPaidPlan, readBillingPeriod } from "~/features/plans/plans";
import type { Choice } from "./choice";

/** What the address of a checkout asks for; null where there is no such plan or pack. */
export function readChoice(params: URLSearchParams): Choice | null {
  const plan = findPaidPlan(params.get("plan"));
  if (plan) return { plan, billing: readBillingPeriod(params) };
  const pack = findPack(params.get("pack"));
  return pack && { pack };
}
