import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { holdLots, holds } from "#db/schema";
import { expireDueLots } from "./expire-due-lots.server";
import type { Hold } from "./hold-sparks.server";
import { isPosted, postEntry, type TransactionKind } from "./post-entry.server";
import { returnToLots } from "./return-to-lots.server";

/** Thrown when a hold is asked to go where its state does not lead: a released one cannot be captured, and the other way round. */
export class HoldSettled extends Error {
  override name = "HoldSettled";
}

const findHold = keepQuery((tx) =>
  tx
    .select()
    .from(holds)
    .where(eq(holds.id, sql.placeholder("holdId")))
    .prepare(),
);
const findLotsOf = keepQuery((tx) =>
  tx
    .select()
    .from(holdLots)
    .where(eq(holdLots.holdId, sql.placeholder("holdId")))
    .prepare(),
);
const updateHold = keepQuery((tx) =>
  tx
    .update(holds)
    .set({
      state: sql`${sql.placeholder("state")}`,
      settledAt: sql`${sql.param(sql.placeholder("now"), holds.settledAt)}`,
    })
    .where(eq(holds.id, sql.placeholder("holdId")))
    .prepare(),
);

/** The part was delivered: what was held is spent. A repeat changes nothing. */
export function captureHold(tx: Transaction, holdId: number, now = new Date()): void {
  const key = `capture:${holdId}`;
  if (isPosted(tx, key)) return;
  const hold = holdIn(tx, holdId, "held");
  const taken = findLotsOf(tx).all({ holdId });
  postEntry(tx, {
    key,
    userId: hold.userId,
    kind: "capture",
    actor: "worker",
    reason: `The ${hold.type} of spark ${hold.sparkId} was delivered.`,
    postings: taken.flatMap(({ lotId, amount }) => [
      { account: "held" as const, amount: -amount, lotId },
      { account: "spent" as const, amount, lotId },
    ]),
    now,
  });
  updateHold(tx).run({ holdId, state: "captured", now });
}

/** The part will not be delivered: what was held goes back to the lots it came from. A repeat changes nothing. */
export function releaseHold(tx: Transaction, holdId: number, reason: string, actor = "worker", now = new Date()): void {
  undo(tx, holdId, { verb: "release", from: "held", reason, actor, now });
}

/** Gives back what a delivered part cost, to the lots it came from. A repeat changes nothing. */
export function refundHold(tx: Transaction, holdId: number, reason: string, actor: string, now = new Date()): void {
  undo(tx, holdId, { verb: "refund", from: "captured", reason, actor, now });
}

interface Undoing {
  verb: TransactionKind & ("release" | "refund");
  from: "held" | "captured";
  reason: string;
  actor: string;
  now: Date;
}

function undo(tx: Transaction, holdId: number, { verb, from, reason, actor, now }: Undoing): void {
  const key = `${verb}:${holdId}`;
  if (isPosted(tx, key)) return;
  const hold = holdIn(tx, holdId, from);
  expireDueLots(tx, hold.userId, now);
  const taken = findLotsOf(tx).all({ holdId });
  const returned = returnToLots(tx, { userId: hold.userId, key, from: from === "held" ? "held" : "spent", taken, now });
  postEntry(tx, { key, userId: hold.userId, kind: verb, actor, reason, postings: returned, now });
  const state = verb === "release" ? "released" : "refunded";
  updateHold(tx).run({ holdId, state, now });
}

function holdIn(tx: Transaction, holdId: number, state: Hold["state"]): Hold {
  const hold = findHold(tx).get({ holdId });
  if (!hold) throw new RangeError(`There is no hold ${holdId}.`);
  if (hold.state !== state) throw new HoldSettled(`Hold ${holdId} is ${hold.state}, not ${state}.`);
  return hold;
}
