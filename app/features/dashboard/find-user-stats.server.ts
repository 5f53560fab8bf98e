import { describeStatus, getMonthlyCost } from "~/features/billing/find-billing.server";
import { findLastSubscription } from "~/features/billing/subscription.queries.server";
import { getUsage } from "~/features/ledger/get-usage.server";
import { getPlanName } from "~/features/plans/plans";
import { countProjects } from "~/features/projects/project.queries.server";
import { countOwnSparks } from "~/features/sparks/spark.queries.server";
import type { User } from "~/platform/auth/user";
import type { UserStats } from "./dashboard.calls";

/** What this user has, has used and has made, as the call answers it. */
export function findUserStats(user: User, now = new Date()): UserStats {
  const usage = getUsage(user, now);
  const subscription = findLastSubscription(user.id);
  const isLiving = subscription?.state === "active" || subscription?.state === "past_due";
  const renews = isLiving && !subscription.cancelsAtPeriodEnd;
  return {
    sparksRemaining: usage.remaining,
    sparksTotal: usage.total,
    thisMonthUsage: usage.used,
    subscriptionPlan: getPlanName(user.plan),
    subscriptionStatus: subscription ? describeStatus(subscription) : "inactive",
    nextBillingDate: renews ? subscription.periodEnd.toISOString() : null,
    monthlySparkCost: isLiving ? getMonthlyCost(subscription) / 100 : 0,
    totalProjects: countProjects(user),
    totalSparks: countOwnSparks(user),
  };
}
