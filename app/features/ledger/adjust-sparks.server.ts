import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { ledgerTransactions, postings } from "#db/schema";
import { expireDueLots } from "./expire-due-lots.server";
import { grantLot } from "./grant-lot.server";
import { findLiveLots, moveInLot } from "./live-lots.server";
import { isPosted, type Posting, postEntry } from "./post-entry.server";

export interface Adjustment {
  /** From the form, so that a double click adjusts once. */
  nonce: string;
  /** Null: by the command line of the server. */
  adminId: number | null;
  userId: number;
  /** Positive adds, negative deducts; not zero. */
  sparks: number;
  reason: string;
  now?: Date;
}

/**
 * An administrator adds or deducts sparks, with a reason. A deduction takes in burn order and stops at zero.
 * Answers with what really moved, negative for a deduction, so that the page can say when it was less than asked.
 */
export function adjustSparks(tx: Transaction, order: Adjustment): number {
  const key = `admin:${order.nonce}`;
  if (isPosted(tx, key)) return adjusted(tx, key);
  if (!Number.isSafeInteger(order.sparks) || order.sparks === 0)
    throw new RangeError("Enter a whole number of sparks.");

  const { userId, reason, now = new Date() } = order;
  const actor = order.adminId === null ? "command" : `admin:${order.adminId}`;
  expireDueLots(tx, userId, now);
  if (order.sparks > 0) {
    grantLot(tx, { userId, kind: "admin", amount: order.sparks, sourceKey: key, expiresAt: null, actor, reason, now });
    return order.sparks;
  }
  postEntry(tx, { key, userId, kind: "adjust", actor, reason, postings: deduct(tx, userId, -order.sparks, now), now });
  return adjusted(tx, key);
}

function deduct(tx: Transaction, userId: number, sparks: number, now: Date): Posting[] {
  const moved: Posting[] = [];
  let open = sparks;
  for (const lot of findLiveLots(tx, userId, now)) {
    const taken = Math.min(open, lot.remaining);
    if (taken === 0) break;
    open -= taken;
    moveInLot(tx, lot.id, -taken);
    moved.push({ account: "available", amount: -taken, lotId: lot.id });
    moved.push({ account: "issued", amount: taken, lotId: lot.id });
  }
  return moved;
}

/** What the entry of this key moved on `available`. */
function adjusted(tx: Transaction, key: string): number {
  const row = tx
    .select({ total: sql<number>`coalesce(sum(${postings.amount}), 0)` })
    .from(postings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, postings.transactionId))
    .where(and(eq(ledgerTransactions.key, key), eq(postings.account, "available")))
    .get();
  return row?.total ?? 0;
}
