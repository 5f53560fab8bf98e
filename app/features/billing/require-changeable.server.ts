import type { PaidPlan } from "~/features/plans/plans";
import { getPlanName } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { redirectWithInfo } from "~/platform/http/toast.server";
import { findChangeKind } from "./change-plan.server";
import { requireSubscription } from "./require-subscription.server";
import type { Subscription } from "./subscription.queries.server";

/**
 * The subscription of this user, where it can change to this plan.
 * @throws a redirect to /billing, which says why: nothing would change, the last payment failed, it ends anyway, or another change waits.
 */
export async function requireChangeable(user: User, to: PaidPlan): Promise<Subscription> {
  const subscription = requireSubscription(user);
  const { state, plan, renewsAs, cancelsAtPeriodEnd } = subscription;
  const kind = findChangeKind(subscription, to);
  if (kind === "none") throw await redirectWithInfo("/billing", `You are on ${to.name} already`);
  if (state === "past_due") {
    throw await redirectWithInfo("/billing", {
      message: "Your last payment failed",
      description: "Update your payment method first; then your plan can be changed.",
    });
  }
  if (kind === "later" && cancelsAtPeriodEnd) {
    throw await redirectWithInfo("/billing", {
      message: "Your subscription ends with its period",
      description: "Keep it first; then your plan can be changed.",
    });
  }
  // why: the provider would count the difference from the plan that is to come, not from the one that is paid for.
  if (kind === "upgrade" && plan !== renewsAs) {
    throw await redirectWithInfo("/billing", {
      message: `A change to ${getPlanName(renewsAs)} waits`,
      description: `Stay on ${getPlanName(plan)} first; then you can change to ${to.name}.`,
    });
  }
  return subscription;
}
