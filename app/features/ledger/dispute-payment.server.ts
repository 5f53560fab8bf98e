import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { disputes, lots } from "#db/schema";
import { type ClawbackResult, clawBackPayment, undoClawback } from "./claw-back-payment.server";

export interface DisputedPayment {
  /** The provider's id of the dispute. */
  id: string;
  userId: number;
  /** The source keys of the lots that the payment funded. */
  sourceKeys: readonly string[];
  provider: "stripe" | "paypal";
  now?: Date;
}

/** A customer's bank asks for the money back: what it bought is taken back, and nothing new is started until it is settled. */
export function openDispute(tx: Transaction, dispute: DisputedPayment): ClawbackResult {
  const now = dispute.now ?? new Date();
  tx.insert(disputes).values({ id: dispute.id, userId: dispute.userId, createdAt: now }).onConflictDoNothing().run();
  return clawBackPayment(tx, {
    key: openKey(dispute.id),
    userId: dispute.userId,
    sourceKeys: dispute.sourceKeys,
    kind: "dispute",
    actor: dispute.provider,
    reason: `Dispute ${dispute.id} was opened.`,
    now,
  });
}

/**
 * Won: just what this dispute took comes back. Lost: it stays void, with what the payment brought since, as a year does each month. Either way new
 * sparks can be made again. Answers whether it was open until now.
 */
export function closeDispute(
  tx: Transaction,
  id: string,
  state: "won" | "lost",
  actor: string,
  now = new Date(),
  sourceKeys: readonly string[] = [],
): boolean {
  const dispute = tx.select().from(disputes).where(eq(disputes.id, id)).get();
  if (dispute?.state !== "open") return false;
  tx.update(disputes).set({ state, closedAt: now }).where(eq(disputes.id, id)).run();
  if (state === "won") undoClawback(tx, openKey(id), { key: `dispute:${id}:won`, actor, now });
  else if (countLeft(tx, sourceKeys) > 0)
    clawBackPayment(tx, {
      ...{ key: `dispute:${id}:lost`, userId: dispute.userId, sourceKeys, kind: "dispute", actor, now },
      reason: `Dispute ${id} was lost.`,
    });
  return true;
}

/** Whether a payment of this user is disputed and not decided. */
export function hasOpenDispute(userId: number): boolean {
  const isOpen = and(eq(disputes.userId, userId), eq(disputes.state, "open"));
  return db.select({ id: disputes.id }).from(disputes).where(isOpen).get() !== undefined;
}

function countLeft(tx: Transaction, sourceKeys: readonly string[]): number {
  const left = sql<number>`coalesce(sum(${lots.remaining}), 0)`;
  return tx.select({ left }).from(lots).where(inArray(lots.sourceKey, sourceKeys)).get()?.left ?? 0;
}

function openKey(id: string): string {
  return `dispute:${id}:open`;
}
