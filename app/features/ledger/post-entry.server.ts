import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
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

const findEntry = keepQuery((tx) =>
  tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, sql.placeholder("key")))
    .prepare(),
);
const insertEntry = keepQuery((tx) =>
  tx
    .insert(ledgerTransactions)
    .values({
      key: sql.placeholder("key"),
      userId: sql.placeholder("userId"),
      kind: sql.placeholder("kind"),
      actor: sql.placeholder("actor"),
      reason: sql.placeholder("reason"),
      createdAt: sql.placeholder("now"),
    })
    .returning({ id: ledgerTransactions.id })
    .prepare(),
);
const insertPosting = keepQuery((tx) =>
  tx
    .insert(postings)
    .values({
      transactionId: sql.placeholder("entry"),
      userId: sql.placeholder("userId"),
      account: sql.placeholder("account"),
      lotId: sql.placeholder("lotId"),
      amount: sql.placeholder("amount"),
    })
    .prepare(),
);

/** Thrown when an operation would make or destroy sparks: a fault of the program, never of a user. */
export class UnbalancedEntry extends Error {
  override name = "UnbalancedEntry";
}

/** Whether an operation with this key was already done. Ask before anything else: a replay must succeed even in an empty wallet. */
export function isPosted(tx: Transaction, key: string): boolean {
  return findEntry(tx).get({ key }) !== undefined;
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
  const { key, userId, kind, actor, reason, now } = entry;
  const { id } = insertEntry(tx).get({ key, userId, kind, actor, reason, now });
  for (const { account, amount, lotId } of moved) insertPosting(tx).run({ entry: id, userId, account, amount, lotId });
}
