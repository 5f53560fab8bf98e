import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { clawbacks, postings } from "#db/schema";
import { expireDueLots } from "./expire-due-lots.server";
import { findLot } from "./grant-lot.server";
import { moveInLot } from "./live-lots.server";
import { isPosted, type Posting, postEntry } from "./post-entry.server";
import { returnToLots } from "./return-to-lots.server";

export interface MoneyBack {
  /** "clawback:{refund}", "dispute:{id}:open". */
  key: string;
  userId: number;
  /** The source keys of the lots that the payment funded. */
  sourceKeys: readonly string[];
  /** How many of their sparks the money that went back had bought; all of them when absent. */
  sparks?: number;
  kind?: "clawback" | "dispute";
  actor: string;
  reason: string;
  now?: Date;
}

export interface ClawbackResult {
  /** Sparks that were still there and are void now. */
  voided: number;
  /** Sparks that were spent already: recorded for the administrator, never taken from other lots. */
  shortfall: number;
}

/** Voids what is left of the sparks that a payment funded. Never below zero; a repeat answers what the first call did. */
export function clawBackPayment(tx: Transaction, order: MoneyBack): ClawbackResult {
  if (isPosted(tx, order.key)) return resultOf(tx, order.key);
  const now = order.now ?? new Date();
  expireDueLots(tx, order.userId, now);

  const funded = order.sourceKeys
    .flatMap((sourceKey) => findLot(tx, sourceKey) ?? [])
    .filter(({ userId }) => userId === order.userId)
    .sort((one, other) => one.id - other.id);
  const moved: Posting[] = [];
  let open = order.sparks ?? Number.POSITIVE_INFINITY;
  for (const lot of funded) {
    const asked = Math.min(open, lot.amount - countLapsed(tx, lot.id) - alreadyAsked(tx, lot.id));
    if (asked <= 0) continue;
    open -= asked;
    const voided = Math.min(asked, lot.remaining);
    moveInLot(tx, lot.id, -voided);
    insertClawback(tx).run({ key: order.key, lotId: lot.id, userId: order.userId, asked, voided, now });
    moved.push({ account: "available", amount: -voided, lotId: lot.id });
    moved.push({ account: "clawed_back", amount: voided, lotId: lot.id });
  }
  const { key, userId, actor, reason } = order;
  postEntry(tx, { key, userId, kind: order.kind ?? "clawback", actor, reason, postings: moved, now });
  return resultOf(tx, key);
}

/** Gives back what one clawback took, because the dispute behind it was won. `key` is the new entry's. */
export function undoClawback(
  tx: Transaction,
  clawbackKey: string,
  entry: { key: string; actor: string; now: Date },
): void {
  if (isPosted(tx, entry.key)) return;
  const open = and(eq(clawbacks.key, clawbackKey), isNull(clawbacks.undoneAt));
  const rows = tx.select().from(clawbacks).where(open).all();
  const userId = rows[0]?.userId;
  if (userId === undefined) return;
  expireDueLots(tx, userId, entry.now);
  tx.update(clawbacks).set({ undoneAt: entry.now }).where(open).run();
  const taken = rows.filter((row) => row.voided > 0).map((row) => ({ lotId: row.lotId, amount: row.voided }));
  const returned = returnToLots(tx, { userId, key: entry.key, from: "clawed_back", taken, now: entry.now });
  postEntry(tx, {
    key: entry.key,
    userId,
    kind: "dispute",
    actor: entry.actor,
    reason: `What ${clawbackKey} took is given back.`,
    postings: returned,
    now: entry.now,
  });
}

/** Refunds that left less to take than they asked for: shown to the administrator. */
export function findShortfalls(tx: Pick<Transaction, "select">) {
  return tx
    .select()
    .from(clawbacks)
    .where(and(isNull(clawbacks.undoneAt), ne(clawbacks.asked, clawbacks.voided)))
    .all();
}

function resultOf(tx: Transaction, key: string): ClawbackResult {
  const rows = findClawbacks(tx).all({ key });
  const voided = rows.reduce((total, row) => total + row.voided, 0);
  const asked = rows.reduce((total, row) => total + row.asked, 0);
  return { voided, shortfall: asked - voided };
}

/** Sparks of a lot that expired unused: nobody has them, so nobody can be asked for them. */
const countLapsed = (tx: Transaction, lotId: number) => sumLapsed(tx).get({ lotId })?.total ?? 0;

/** A lot's sparks can be asked back once: by a refund and a dispute together never more than it had. */
const alreadyAsked = (tx: Transaction, lotId: number) => sumAsked(tx).get({ lotId })?.total ?? 0;

const sumLapsed = keepQuery((tx) =>
  tx
    .select({ total: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(postings)
    .where(and(eq(postings.lotId, sql.placeholder("lotId")), eq(postings.account, "expired")))
    .prepare(),
);
const sumAsked = keepQuery((tx) =>
  tx
    .select({ total: sql<number>`coalesce(sum(${clawbacks.asked}), 0)` })
    .from(clawbacks)
    .where(and(eq(clawbacks.lotId, sql.placeholder("lotId")), isNull(clawbacks.undoneAt)))
    .prepare(),
);
const findClawbacks = keepQuery((tx) =>
  tx
    .select()
    .from(clawbacks)
    .where(eq(clawbacks.key, sql.placeholder("key")))
    .prepare(),
);
const insertClawback = keepQuery((tx) =>
  tx
    .insert(clawbacks)
    .values({
      key: sql.placeholder("key"),
      lotId: sql.placeholder("lotId"),
      userId: sql.placeholder("userId"),
      asked: sql.placeholder("asked"),
      voided: sql.placeholder("voided"),
      createdAt: sql.placeholder("now"),
    })
    .prepare(),
);
