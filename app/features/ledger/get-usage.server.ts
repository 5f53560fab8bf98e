import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { db } from "#db/client";
import { ledgerTransactions, lots, postings } from "#db/schema";
import { getAvailableSparks } from "./get-available-sparks.server";
import { livesUntil } from "./lives-until";
import { getMonthlyPeriod, type Period } from "./monthly-period";
import type { SparkAccount } from "./spark-account";

/** What a person has used of what they had, in sparks. `total` is `used` and `remaining` together, so packs and gifts count too. */
export interface Usage {
  used: number;
  remaining: number;
  total: number;
  /** Of the total, in percent; 100 where nothing was there to use. */
  percent: number;
  period: Period;
}

/** The usage of the running month: that of the allowance that runs, else the one counted from sign-up. What is held counts as used. */
export function getUsage(user: SparkAccount, now = new Date()): Usage {
  const period = findAllowancePeriod(user.id, now) ?? getMonthlyPeriod(user.createdAt, now);
  const used = countUsed(user.id, period.start);
  const remaining = getAvailableSparks(user.id, now);
  const total = used + remaining;
  return { used, remaining, total, percent: total === 0 ? 100 : (used / total) * 100, period };
}

function findAllowancePeriod(userId: number, now: Date): Period | undefined {
  const lot = db
    .select({ start: lots.effectiveAt, end: lots.expiresAt })
    .from(lots)
    .where(
      and(
        eq(lots.userId, userId),
        inArray(lots.kind, ["plan", "welcome"]),
        lte(lots.effectiveAt, now),
        isNotNull(lots.expiresAt),
        gt(livesUntil, now.getTime()),
      ),
    )
    // why the older of those that end together: a change to a dearer plan brings a lot within the month, and begins none.
    .orderBy(desc(lots.expiresAt), asc(lots.effectiveAt))
    .get();
  return lot?.end ? { start: lot.start, end: lot.end } : undefined;
}

/** Sparks that went to a spark since then and did not come back. */
function countUsed(userId: number, since: Date): number {
  const row = db
    .select({ used: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(ledgerTransactions)
    .innerJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.userId, userId),
        gte(ledgerTransactions.createdAt, since),
        inArray(postings.account, ["held", "spent"]),
      ),
    )
    .get();
  // why not below zero: what was held last month may come back in this one.
  return Math.max(0, row?.used ?? 0);
}
