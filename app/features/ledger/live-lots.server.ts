import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { lots } from "#db/schema";

export type Lot = typeof lots.$inferSelect;

function isLive(userId: number, now: Date) {
  return and(
    eq(lots.userId, userId),
    gt(lots.remaining, 0),
    lte(lots.effectiveAt, now),
    or(isNull(lots.expiresAt), gt(lots.expiresAt, now)),
  );
}

/** What is burned first: allowances that lapse anyway, then gifts, then what was bought for good. */
const burnPriority = sql`case ${lots.kind} when 'welcome' then 0 when 'plan' then 0 when 'pack' then 2 else 1 end`;

/** The lots that can be spent now, in burn order: priority, earliest expiry, oldest. */
export function findLiveLots(tx: Pick<Transaction, "select">, userId: number, now: Date): Lot[] {
  return tx
    .select()
    .from(lots)
    .where(isLive(userId, now))
    .orderBy(burnPriority, sql`${lots.expiresAt} is null`, lots.expiresAt, lots.id)
    .all();
}

/** Sparks that can be spent now. */
export function countAvailableSparks(tx: Pick<Transaction, "select">, userId: number, now: Date): number {
  const row = tx
    .select({ total: sql<number>`coalesce(sum(${lots.remaining}), 0)` })
    .from(lots)
    .where(isLive(userId, now))
    .get();
  return row?.total ?? 0;
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
