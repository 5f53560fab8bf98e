import { count, eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { siteTotals, subscriptions } from "#db/schema";

export interface SiteStats {
  totalUsers: number;
  activeSubscriptions: number;
  /** What was charged; what is held counts when it is. */
  totalSparksUsed: number;
  /** Cents of US dollars that came and did not go back. */
  totalRevenue: number;
}

/** The figures of the whole site, as of now. */
export function findSiteStats(): SiteStats {
  const rows = db
    .select({ name: siteTotals.name, total: sql<number>`sum(${siteTotals.amount})` })
    .from(siteTotals)
    .groupBy(siteTotals.name)
    .all();
  const totals = Object.fromEntries(rows.map(({ name, total }) => [name, total]));
  const active = db.select({ all: count() }).from(subscriptions).where(eq(subscriptions.state, "active")).get();
  return {
    totalUsers: (totals.sign_ups ?? 0) - (totals.departures ?? 0),
    activeSubscriptions: active?.all ?? 0,
    totalSparksUsed: totals.sparks_used ?? 0,
    totalRevenue: totals.revenue ?? 0,
  };
}
