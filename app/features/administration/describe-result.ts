import type { ActionResult } from "./act-on-user.server";
import type { UserAction } from "./user-action.schema";

const done = "User action performed successfully.";

const ends: Record<NonNullable<ActionResult["subscription"]>, string> = {
  ended: " Their subscription has ended.",
  "ends-with-period": " Their subscription ends with its period.",
  "asked-again": " The payment provider has not ended their subscription yet: it is asked again each minute.",
};

/** What is said of an action that was done, and to whom: a deduction that stopped at zero says so. */
export function describeResult({ action, amount, to }: UserAction, result: ActionResult): string {
  const { sparks, email, subscription } = result;
  const moved = `${Math.abs(sparks).toLocaleString("en-US")} ${Math.abs(sparks) === 1 ? "spark" : "sparks"}`;
  switch (action) {
    case "add":
      return `${done} Added ${moved} to ${email}.`;
    case "deduct":
      return -sparks === amount
        ? `${done} Deducted ${moved} from ${email}.`
        : `${done} Deducted ${moved} from ${email}, which is all that was left.`;
    case "admin":
      return `${done} ${email} is ${to ? "an administrator now" : "no administrator any more"}.`;
    case "ban":
      return `${done} ${email} is ${to ? "banned now" : "not banned any more"}.${subscription ? ends[subscription] : ""}`;
  }
}
