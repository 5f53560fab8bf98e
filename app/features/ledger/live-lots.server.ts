import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { lots } from "#db/schema";
import { livesUntil } from "./lives-until";

export type Lot = typeof lots.$inferSelect;

type Reader = Pick<Transaction, "select">;

const isLive = and(
  eq(lots.userId, sql.placeholder("userId")),
  gt(lots.remaining, 0),
  lte(lots.effectiveAt, sql.param(sql.placeholder("now"), lots.effectiveAt)),
  or(isNull(lots.expiresAt), gt(livesUntil, sql.param(sql.placeholder("now"), lots.expiresAt))),
);

/** What is burned first: allowances that lapse anyway, then gifts, then what was bought for good. */
const burnPriority = sql`case ${lots.kind} when 'welcome' then 0 when 'plan' then 0 when 'pack' then 2 else 1 end`;

const selectLive = keepQuery((tx: Reader) =>
  tx
    .select()
    .from(lots)
    .where(isLive)
    .orderBy(burnPriority, sql`${lots.expiresAt} is null`, lots.expiresAt, lots.id)
    .prepare(),
);
const sumLive = keepQuery((tx: Reader) =>
  tx
    .select({ total: sql<number>`coalesce(sum(${lots.remaining}), 0)` })
    .from(lots)
    .where(isLive)
    .prepare(),
);

/** The lots that can be spent now, in burn order: priority, earliest expiry, oldest. */
export function findLiveLots(tx: Reader, userId: number, now: Date): Lot[] {
  return selectLive(tx).all({ userId, now });
}

/** Sparks that can be spent now. */
export function countAvailableSparks(tx: Reader, userId: number, now: Date): number {
  return sumLive(tx).get({ userId, now })?.total ?? 0;
}

/** Moves sparks into (positive) or out of (negative) a lot. The database refuses what would leave it below zero or above its amount. */
export function moveInLot(tx: Transaction, lotId: number, sparks: number): void {
  updateRemaining(tx).run({ lotId, sparks });
}

const updateRemaining = keepQuery((tx) =>
  tx
    .update(lots)
    .set({ remaining: sql`${lots.remaining} + ${sql.placeholder("sparks")}` })
    .where(eq(lots.id, sql.placeholder("lotId")))
    .prepare(),
);
