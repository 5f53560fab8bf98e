import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
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
  return {
    user: { firstName: user.firstName, email: user.email, memberSince: formatCreatedAt(user.createdAt) },
    usage: { ...usage, since: formatCreatedAt(period.start), until: formatCreatedAt(period.end) },
    plan: { name: getPlanName(user.plan), next: next && { sparks: next.sparks, on: formatCreatedAt(next.at) } },
    isPastDue: findLivingSubscription(user.id)?.state === "past_due",
    projects: countProjects(user),
    tip: getTipOfTheDay(now),
  };
}
