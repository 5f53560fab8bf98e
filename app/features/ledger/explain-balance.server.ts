import { and, asc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { disputes, holds, ledgerTransactions, postings } from "#db/schema";
import { findLiveLots } from "./live-lots.server";
import type { LedgerAccount } from "./post-entry.server";

/**
 * Says in sentences why an account has the sparks that it has: what is left of which grant, what is put aside for what, and where everything
 * went that ever came. For the administrator; the moment is in UTC.
 */
export function explainBalance(userId: number, now = new Date()): string[] {
  return db.transaction((tx) => {
    const lots = findLiveLots(tx, userId, now);
    const available = lots.reduce((total, { remaining }) => total + remaining, 0);
    return [
      `${group(available)} sparks can be spent.`,
      ...lots.map(({ remaining, amount, sourceKey, expiresAt, waitsUntil }) => {
        const isOver = expiresAt !== null && expiresAt <= now && waitsUntil !== null;
        const until = isOver
          ? `until its renewal is paid or fails, at most until ${formatMoment(waitsUntil)}`
          : expiresAt
            ? `until ${formatMoment(expiresAt)}`
            : "for good";
        return `${group(remaining)} of ${group(amount)} are left, ${until}: ${findReason(tx, sourceKey)} (${sourceKey}).`;
      }),
      ...explainHolds(tx, userId),
      ...explainDisputes(tx, userId),
      summarize(tx, userId),
    ];
  });
}

function findReason(tx: Transaction, key: string): string {
  const entry = tx.select().from(ledgerTransactions).where(eq(ledgerTransactions.key, key)).get();
  return entry ? `${entry.reason.trimEnd().replace(/\.$/, "")}, by ${entry.actor}` : "the ledger does not say what for";
}

function explainHolds(tx: Transaction, userId: number): string[] {
  return tx
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, "held")))
    .orderBy(asc(holds.id))
    .all()
    .map(
      ({ amount, type, sparkId, createdAt }) =>
        `${group(amount)} are put aside for the ${type} of spark ${sparkId}, since ${formatMoment(createdAt)}.`,
    );
}

function explainDisputes(tx: Transaction, userId: number): string[] {
  return tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.userId, userId), eq(disputes.state, "open")))
    .all()
    .map(({ id }) => `A payment is disputed (${id}): nothing new can be made until that is settled.`);
}

function summarize(tx: Transaction, userId: number): string {
  const sums = new Map(
    tx
      .select({ account: postings.account, total: sql<number>`sum(${postings.amount})` })
      .from(postings)
      .where(eq(postings.userId, userId))
      .groupBy(postings.account)
      .all()
      .map(({ account, total }) => [account, total]),
  );
  const sum = (account: LedgerAccount) => group(sums.get(account) ?? 0);
  const came = group(-(sums.get("issued") ?? 0));
  return (
    `${came} came in all, deductions apart: ${sum("available")} of them are there, ${sum("held")} put aside, ${sum("spent")} spent, ` +
    `${sum("expired")} lapsed and ${sum("clawed_back")} taken back with their money.`
  );
}

const group = (amount: number) => amount.toLocaleString("en-US");
const formatMoment = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");
