import type { ActionResult } from "./act-on-user.server";
import type { UserAction } from "./user-action.schema";

const done = "User action performed successfully.";

/** What is said of an action that was done: a deduction that stopped at zero says so. */
export function describeResult({ action, amount }: UserAction, { sparks }: ActionResult): string {
  if (action !== "deduct" || -sparks === amount) return done;
  return `${done} Only ${(-sparks || 0).toLocaleString("en-US")} sparks were left to deduct.`;
}
