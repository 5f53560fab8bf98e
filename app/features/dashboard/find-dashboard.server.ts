import { formatDay } from "~/features/billing/format-day";
import { formatMoney } from "~/features/billing/format-money";
import { findLivingSubscription, type Subscription } from "~/features/billing/subscription.queries.server";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { getUsage } from "~/features/ledger/get-usage.server";
import { getPlanName } from "~/features/plans/plans";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { countProjects } from "~/features/projects/project.queries.server";
import type { User } from "~/platform/auth/user";
import { getTipOfTheDay } from "./quick-tips";

/** What the dashboard shows of this user. */
export function findDashboard(user: User, now = new Date()) {
  const { period, ...usage } = getUsage(user, now);
  const next = findNextAllowance(user, now);
  const subscription = findLivingSubscription(user.id);
  return {
    user: { firstName: user.firstName, email: user.email, memberSince: formatCreatedAt(user.createdAt) },
    usage: { ...usage, since: formatCreatedAt(period.start), until: formatCreatedAt(period.end) },
    plan: { name: getPlanName(user.plan), next: next && { sparks: next.sparks, on: formatCreatedAt(next.at) } },
    payment: subscription?.state === "active" ? describePayment(subscription) : null,
    isPastDue: subscription?.state === "past_due",
    projects: countProjects(user),
    tip: getTipOfTheDay(now),
  };
}

/** When a subscription that is paid is charged next, or ends. */
function describePayment({ amount, currency, periodEnd, cancelsAtPeriodEnd }: Subscription) {
  return { ends: cancelsAtPeriodEnd, on: formatDay(periodEnd), amount: formatMoney(amount, currency) };
}
