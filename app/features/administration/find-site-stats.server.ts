import { count, eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { payments, postings, subscriptions, users } from "#db/schema";

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
  const users_ = db.select({ all: count() }).from(users).get();
  const active = db.select({ all: count() }).from(subscriptions).where(eq(subscriptions.state, "active")).get();
  const used = db
    .select({ all: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(postings)
    .where(eq(postings.account, "spent"))
    .get();
  const paid = db
    .select({ all: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded}), 0)` })
    .from(payments)
    .where(eq(payments.state, "completed"))
    .get();
  return {
    totalUsers: users_?.all ?? 0,
    activeSubscriptions: active?.all ?? 0,
    totalSparksUsed: used?.all ?? 0,
    totalRevenue: paid?.all ?? 0,
  };
}
