import { findPaidPlan, getCheckoutPath, readBillingPeriod } from "./plans";

/**
 * Where sign-in leads, with the plan when it is the checkout: in `/login?redirect=/checkout&plan=launch`, written without encoding, the
 * plan is a parameter of sign-in.
 */
export function completeCheckoutPath(path: string, params: URLSearchParams): string {
  const plan = path === "/checkout" ? findPaidPlan(params.get("plan")) : null;
  return plan ? getCheckoutPath(plan, readBillingPeriod(params)) : path;
}
