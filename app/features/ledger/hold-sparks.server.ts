import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { disputes, holdLots, holds } from "#db/schema";
import type { ContentType } from "~/engine/engine";
import { expireDueLots } from "./expire-due-lots.server";
import { grantFreeAllowance } from "./grant-free-allowance.server";
import { InsufficientSparks, SparksBlocked } from "./ledger-errors";
import { findLiveLots, type Lot, moveInLot } from "./live-lots.server";
import { type Posting, postEntry } from "./post-entry.server";
import type { SparkAccount } from "./spark-account";

export type Hold = typeof holds.$inferSelect;

/** What is put aside for a spark: one hold a content type, in sparks. */
export type HoldCosts = { type: ContentType; amount: number }[];

const findHoldsOf = keepQuery((tx) =>
  tx
    .select()
    .from(holds)
    .where(eq(holds.sparkId, sql.placeholder("sparkId")))
    .prepare(),
);
const findOpenDispute = keepQuery((tx) =>
  tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.userId, sql.placeholder("userId")), eq(disputes.state, "open")))
    .prepare(),
);
const insertHold = keepQuery((tx) =>
  tx
    .insert(holds)
    .values({
      userId: sql.placeholder("userId"),
      sparkId: sql.placeholder("sparkId"),
      type: sql.placeholder("type"),
      amount: sql.placeholder("amount"),
      createdAt: sql.placeholder("now"),
      deadlineAt: sql.placeholder("deadlineAt"),
    })
    .returning()
    .prepare(),
);
const insertHoldLot = keepQuery((tx) =>
  tx
    .insert(holdLots)
    .values({
      holdId: sql.placeholder("holdId"),
      lotId: sql.placeholder("lotId"),
      amount: sql.placeholder("amount"),
    })
    .prepare(),
);

/**
 * Puts aside what a spark costs, all of its types or none. A repeat for the same spark answers with the earlier holds.
 * @throws InsufficientSparks when less is available.
 * @throws SparksBlocked while a payment of this user is disputed.
 */
export function holdSparks(
  tx: Transaction,
  user: SparkAccount,
  spark: { id: number; holdDeadline: Date },
  costs: HoldCosts,
  now = new Date(),
): Hold[] {
  const earlier = findHoldsOf(tx).all({ sparkId: spark.id });
  if (earlier.length > 0) return earlier;

  refuseWhileDisputed(tx, user.id);
  expireDueLots(tx, user.id, now);
  grantFreeAllowance(tx, user, now);

  const lots = findLiveLots(tx, user.id, now);
  const needed = costs.reduce((total, cost) => total + cost.amount, 0);
  const available = lots.reduce((total, lot) => total + lot.remaining, 0);
  if (needed > available) throw new InsufficientSparks(needed, available);

  return costs.map((cost) => {
    const hold = insertHold(tx).get({
      ...{ userId: user.id, sparkId: spark.id, type: cost.type, amount: cost.amount },
      ...{ now, deadlineAt: spark.holdDeadline },
    });
    postEntry(tx, {
      key: `hold:${spark.id}:${cost.type}`,
      userId: user.id,
      kind: "hold",
      actor: `user:${user.id}`,
      reason: `Put aside for the ${cost.type} of spark ${spark.id}`,
      postings: takeFromLots(tx, hold, lots),
      now,
    });
    return hold;
  });
}

/** Takes a hold's amount from the lots in order, and notes in `lots` what is left for the next hold. */
function takeFromLots(tx: Transaction, hold: Hold, lots: Lot[]): Posting[] {
  const moved: Posting[] = [];
  let open = hold.amount;
  for (const lot of lots) {
    const taken = Math.min(open, lot.remaining);
    if (taken === 0) continue;
    lot.remaining -= taken;
    open -= taken;
    moveInLot(tx, lot.id, -taken);
    insertHoldLot(tx).run({ holdId: hold.id, lotId: lot.id, amount: taken });
    moved.push({ account: "available", amount: -taken, lotId: lot.id });
    moved.push({ account: "held", amount: taken, lotId: lot.id });
  }
  return moved;
}

function refuseWhileDisputed(tx: Transaction, userId: number): void {
  if (findOpenDispute(tx).get({ userId })) throw new SparksBlocked();
}
