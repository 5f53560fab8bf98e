import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { db } from "#db/client";
import { ledgerTransactions, postings } from "#db/schema";
import { getUsage } from "./get-usage.server";
import { findLiveLots } from "./live-lots.server";
import type { SparkAccount } from "./spark-account";

const day = 86_400_000;

/** Days that are looked back on, and on how many of them something has to have been used. Fewer say nothing about a pace. */
const looked = 14;
const fewestDays = 3;

/** How long the sparks last at the pace of the last two weeks. Unknown: too little was used. */
export type Forecast = { kind: "unknown" } | { kind: "empty" } | { kind: "runs-out" | "lasts"; at: Date };

/**
 * Tells by what was really used when the sparks run out, or that they last until the month's end, where new ones may come. Lots that expire
 * before they are reached are not counted on.
 */
export function forecastUsage(user: SparkAccount, now = new Date()): Forecast {
  const live = findLiveLots(db, user.id, now);
  if (live.length === 0) return { kind: "empty" };
  const since = new Date(Math.max(now.getTime() - looked * day, user.createdAt.getTime()));
  const used = findUsedByDay(user.id, since, now);
  const days = (now.getTime() - since.getTime()) / day;
  const pace = used.reduce((sum, sparks) => sum + sparks, 0) / days;
  if (used.filter((sparks) => sparks > 0).length < fewestDays || !(pace > 0)) return { kind: "unknown" };

  let at = now.getTime();
  for (const { remaining, expiresAt } of live) {
    const time = (remaining / pace) * day;
    at += expiresAt ? Math.max(0, Math.min(time, expiresAt.getTime() - at)) : time;
  }
  const { end } = getUsage(user, now).period;
  return at < end.getTime() ? { kind: "runs-out", at: new Date(at) } : { kind: "lasts", at: end };
}

/** Sparks of each day on which something moved; what came back counts against its day. */
function findUsedByDay(userId: number, since: Date, now: Date): number[] {
  const date = sql`cast(${ledgerTransactions.createdAt} / ${day} as integer)`;
  return db
    .select({ used: sql<number>`sum(${postings.amount})` })
    .from(ledgerTransactions)
    .innerJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.userId, userId),
        gte(ledgerTransactions.createdAt, since),
        lte(ledgerTransactions.createdAt, now),
        inArray(postings.account, ["held", "spent"]),
      ),
    )
    .groupBy(date)
    .all()
    .map(({ used }) => used);
}
