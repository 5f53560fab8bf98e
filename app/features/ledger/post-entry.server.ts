import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { type accounts, ledgerTransactions, postings, type transactionKinds } from "#db/schema";

export type LedgerAccount = (typeof accounts)[number];
export type TransactionKind = (typeof transactionKinds)[number];

/** A movement of sparks into (positive) or out of (negative) one account of a wallet. */
export interface Posting {
  account: LedgerAccount;
  amount: number;
  lotId: number;
}

export interface LedgerEntry {
  /** Unique for ever: a repeat of the operation finds this entry instead of moving again. */
  key: string;
  userId: number;
  kind: TransactionKind;
  /** "user:7", "worker", "system", "admin:1", "stripe". */
  actor: string;
  reason: string;
  postings: Posting[];
  now: Date;
}

/** Thrown when an operation would make or destroy sparks: a fault of the program, never of a user. */
export class UnbalancedEntry extends Error {
  override name = "UnbalancedEntry";
}

/** Whether an operation with this key was already done. Ask before anything else: a replay must succeed even in an empty wallet. */
export function isPosted(tx: Transaction, key: string): boolean {
  return (
    tx.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(eq(ledgerTransactions.key, key)).get() !==
    undefined
  );
}

/**
 * Writes one entry of the ledger. It does not touch `lots.remaining`: the operation that calls it does, in the same transaction.
 * @throws UnbalancedEntry when the postings do not sum to zero or are not whole numbers.
 */
export function postEntry(tx: Transaction, entry: LedgerEntry): void {
  const moved = entry.postings.filter((posting) => posting.amount !== 0);
  const sum = moved.reduce((total, posting) => total + posting.amount, 0);
  if (sum !== 0 || !moved.every((posting) => Number.isSafeInteger(posting.amount))) {
    throw new UnbalancedEntry(`The postings of ${entry.key} sum to ${sum}.`);
  }
  const { id } = tx
    .insert(ledgerTransactions)
    .values({
      key: entry.key,
      userId: entry.userId,
      kind: entry.kind,
      actor: entry.actor,
      reason: entry.reason,
      createdAt: entry.now,
    })
    .returning({ id: ledgerTransactions.id })
    .get();
  if (moved.length === 0) return;
  tx.insert(postings)
    .values(moved.map((posting) => ({ ...posting, transactionId: id, userId: entry.userId })))
    .run();
}
