import { and, count, desc, eq, gte, inArray } from "drizzle-orm";
import { db } from "#db/client";
import { siteTotals, subscriptions, users } from "#db/schema";
import { describeStatus, getMonthlyCost } from "~/features/billing/find-billing.server";
import type { Subscription } from "~/features/billing/subscription.queries.server";
import { getPlanName, listPaidPlans } from "~/features/plans/plans";
import { checkSystem } from "./check-system.server";
import { findSiteStats } from "./find-site-stats.server";

const day = 24 * 60 * 60_000;
/** Days that the charts show, today included. */
const shownDays = 30;
/** Subscriptions of the list. */
const shownSubscriptions = 8;

/** What the specification calls the plans on this page. */
const tiers = { launch: "Creator", amplify: "Pro", scale: "Agency" } as const;

/** Everything that /admin/dashboard shows, as of now. */
export async function findStatistics(now = new Date()) {
  const running = countActive();
  return {
    at: now,
    stats: findSiteStats(),
    monthlyRevenue: running.reduce((sum, each) => sum + each.all * getMonthlyCost(each), 0),
    distribution: findDistribution(running),
    recent: listRecent(),
    signUps: findDays("sign_ups", now),
    sparksUsed: findDays("sparks_used", now),
    checks: await checkSystem(now),
  };
}

export type SiteStatistics = Awaited<ReturnType<typeof findStatistics>>;
export type DayAmount = SiteStatistics["signUps"][number];

function countActive(): (Pick<Subscription, "plan" | "billing"> & { all: number })[] {
  return db
    .select({ plan: subscriptions.plan, billing: subscriptions.billing, all: count() })
    .from(subscriptions)
    .where(eq(subscriptions.state, "active"))
    .groupBy(subscriptions.plan, subscriptions.billing)
    .all();
}

function findDistribution(running: ReturnType<typeof countActive>) {
  const all = running.reduce((sum, each) => sum + each.all, 0);
  return listPaidPlans().map(({ id, monthlyPrice }) => {
    const active = running.filter(({ plan }) => plan === id).reduce((sum, each) => sum + each.all, 0);
    const percent = all === 0 ? 0 : Math.round((active / all) * 100);
    return { tier: tiers[id], plan: getPlanName(id), price: monthlyPrice, active, percent };
  });
}

/** The subscriptions that began last, the newest first. */
function listRecent() {
  const rows = db
    .select({ subscription: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .orderBy(desc(subscriptions.id))
    .limit(shownSubscriptions)
    .all();
  return rows.map(({ subscription, email }) => ({
    id: subscription.id,
    email,
    plan: getPlanName(subscription.plan),
    status: describeStatus(subscription),
    createdAt: subscription.createdAt,
  }));
}

/** A figure of each of the last days, the oldest first; a day on which nothing happened is zero. */
function findDays(name: "sign_ups" | "sparks_used", now: Date) {
  const days = Array.from({ length: shownDays }, (_, back) =>
    new Date(now.getTime() - (shownDays - 1 - back) * day).toISOString().slice(0, 10),
  );
  const rows = db
    .select({ day: siteTotals.day, amount: siteTotals.amount })
    .from(siteTotals)
    .where(and(inArray(siteTotals.name, [name]), gte(siteTotals.day, days[0] ?? "")))
    .all();
  const amounts = new Map(rows.map(({ day, amount }) => [day, amount]));
  return days.map((each) => ({ day: each, amount: amounts.get(each) ?? 0 }));
}
