import { findPack, getPackCheckoutPath } from "./packs";
import { findPaidPlan, getCheckoutPath, readBillingPeriod } from "./plans";

/**
 * Where sign-in leads, with what was chosen when it is the checkout. Written without encoding, some or all of the choice are parameters of
 * sign-in: `/login?redirect=/checkout&plan=launch`, `/login?redirect=/checkout?plan=launch&billing=annual`.
 */
export function completeCheckoutPath(path: string, params: URLSearchParams): string {
  const [address, query] = path.split("?");
  if (address !== "/checkout") return path;
  // why in this order: of two, the first is read, and the checkout's own query is the surer.
  const asked = new URLSearchParams([...new URLSearchParams(query), ...params]);
  const plan = findPaidPlan(asked.get("plan"));
  if (plan) return getCheckoutPath(plan, readBillingPeriod(asked));
  const pack = findPack(asked.get("pack"));
  return pack ? getPackCheckoutPath(pack) : path;
}
