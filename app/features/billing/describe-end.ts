import { getPlanName } from "~/features/plans/plans";
import type { EndsWhen } from "./ends-when";
import { formatDay } from "./format-day";
import type { Subscription } from "./subscription.queries.server";

/** When a subscription really ends. why not with a period that is not paid: its provider would go on asking for the money. */
export function getEnd({ state }: Pick<Subscription, "state">, when: EndsWhen): EndsWhen {
  return state === "past_due" ? "now" : when;
}

/** What ends, and on which day; null for at once. */
export function describeEnd(
  subscription: Pick<Subscription, "plan" | "state" | "periodEnd">,
  when: EndsWhen,
): { plan: string; endsOn: string | null } {
  const endsOn = getEnd(subscription, when) === "now" ? null : formatDay(subscription.periodEnd);
  return { plan: getPlanName(subscription.plan), endsOn };
}
