import { and, eq, inArray, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { holds, ledgerTransactions, lots, parts, postings } from "#db/schema";
import { findShortfalls } from "./claw-back-payment.server";

export interface Discrepancy {
  kind:
    | "sum-not-zero"
    | "lot-differs-from-postings"
    | "held-differs-from-holds"
    | "granted-without-entry"
    | "hold-past-deadline"
    | "hold-differs-from-part"
    | "refund-shortfall";
  /** For the administrator: what does not add up, with the ids to look at. */
  detail: string;
}

/** Everything in the ledger that does not add up. Empty is how it should be; a shortfall is money lost, not a fault. */
export function reconcileLedger(now = new Date()): Discrepancy[] {
  // why: one read transaction, so that all checks see the same moment while others write.
  return db.transaction((tx) => [
    ...unbalancedEntries(tx),
    ...lotsThatDiffer(tx),
    ...lotsThatAreGone(tx),
    ...heldThatDiffers(tx),
    ...lotsWithoutEntry(tx),
    ...lateHolds(tx, now),
    ...holdsUnlikeTheirPart(tx),
    ...findShortfalls(tx).map(
      ({ key, lotId, asked, voided }): Discrepancy => ({
        kind: "refund-shortfall",
        detail: `${key}: ${asked - voided} of ${asked} sparks of lot ${lotId} were spent before the money went back.`,
      }),
    ),
  ]);
}

function unbalancedEntries(tx: Transaction): Discrepancy[] {
  return tx
    .select({ id: postings.transactionId, sum: sql<number>`sum(${postings.amount})` })
    .from(postings)
    .groupBy(postings.transactionId)
    .having(sql`sum(${postings.amount}) <> 0`)
    .all()
    .map(({ id, sum }) => ({ kind: "sum-not-zero", detail: `The postings of entry ${id} sum to ${sum}.` }));
}

function lotsThatDiffer(tx: Transaction): Discrepancy[] {
  const posted = sql<number>`coalesce(sum(${postings.amount}), 0)`;
  return tx
    .select({ id: lots.id, remaining: lots.remaining, posted })
    .from(lots)
    .leftJoin(postings, and(eq(postings.lotId, lots.id), eq(postings.account, "available")))
    .groupBy(lots.id)
    .having(sql`${lots.remaining} <> ${posted}`)
    .all()
    .map((lot) => ({
      kind: "lot-differs-from-postings",
      detail: `Lot ${lot.id} holds ${lot.remaining} sparks, its postings ${lot.posted}.`,
    }));
}

/** The lots of a deleted account go with it, and were written off first. */
function lotsThatAreGone(tx: Transaction): Discrepancy[] {
  const posted = sql<number>`sum(${postings.amount})`;
  return tx
    .select({ id: postings.lotId, posted })
    .from(postings)
    .leftJoin(lots, eq(lots.id, postings.lotId))
    .where(and(inArray(postings.account, ["available", "held"]), isNull(lots.id)))
    .groupBy(postings.lotId)
    .having(sql`${posted} <> 0`)
    .all()
    .map((lot) => ({
      kind: "lot-differs-from-postings",
      detail: `Lot ${lot.id} is gone, and its postings still hold ${lot.posted} sparks.`,
    }));
}

function heldThatDiffers(tx: Transaction): Discrepancy[] {
  const posted = sql<number>`coalesce(sum(${postings.amount}), 0)`;
  const open = sql<number>`(select coalesce(sum(h.amount), 0) from ${holds} h where h.user_id = ${postings.userId} and h.state = 'held')`;
  return tx
    .select({ userId: postings.userId, posted, open })
    .from(postings)
    .where(and(eq(postings.account, "held"), inArray(postings.userId, sql`(select id from users)`)))
    .groupBy(postings.userId)
    .having(sql`${posted} <> ${open}`)
    .all()
    .map(({ userId, posted: held, open: inHolds }) => ({
      kind: "held-differs-from-holds",
      detail: `User ${userId} has ${held} sparks held in the ledger and ${inHolds} in open holds.`,
    }));
}

function lotsWithoutEntry(tx: Transaction): Discrepancy[] {
  const entry = tx.select({ one: sql`1` }).from(ledgerTransactions).where(eq(ledgerTransactions.key, lots.sourceKey));
  return tx
    .select({ id: lots.id, key: lots.sourceKey })
    .from(lots)
    .where(notExists(entry))
    .all()
    .map(({ id, key }) => ({ kind: "granted-without-entry", detail: `Lot ${id} has no entry ${key}.` }));
}

function lateHolds(tx: Transaction, now: Date): Discrepancy[] {
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.state, "held"), lt(holds.deadlineAt, now)))
    .all()
    .map((hold) => ({
      kind: "hold-past-deadline",
      detail: `Hold ${hold.id} of ${hold.amount} sparks (${hold.type} of spark ${hold.sparkId}) is past its deadline.`,
    }));
}

/** Delivered is charged and failed is returned: a hold that says otherwise than its part would be a wrong receipt. */
function holdsUnlikeTheirPart(tx: Transaction): Discrepancy[] {
  const expected = sql<string>`case ${parts.state} when 'done' then 'captured' when 'failed' then 'released' when 'cancelled' then 'released' else 'held' end`;
  return tx
    .select({ hold: holds.id, holdState: holds.state, partState: parts.state })
    .from(holds)
    .innerJoin(parts, and(eq(parts.sparkId, holds.sparkId), eq(parts.type, holds.type)))
    .where(and(ne(holds.state, "refunded"), ne(holds.state, expected)))
    .all()
    .map(({ hold, holdState, partState }) => ({
      kind: "hold-differs-from-part",
      detail: `Hold ${hold} is ${holdState} while its part is ${partState}.`,
    }));
}
