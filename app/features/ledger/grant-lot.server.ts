import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { lots } from "#db/schema";
import type { Lot } from "./live-lots.server";
import { postEntry } from "./post-entry.server";

export interface Grant {
  userId: number;
  kind: Lot["kind"];
  /** Whole sparks, at least 1. */
  amount: number;
  /** What it is granted for: "grant:{subscription}:{period start}", "pack:{provider}:{payment}" ... */
  sourceKey: string;
  /** Null: never expires. */
  expiresAt: Date | null;
  actor: string;
  reason: string;
  now?: Date;
}

/**
 * Grants sparks once for each source: a second call with the same key answers with the first lot and grants nothing.
 * A lot begins when it is granted; what begins later is granted later.
 */
export function grantLot(tx: Transaction, grant: Grant): Lot {
  const earlier = findLot(tx, grant.sourceKey);
  if (earlier) return earlier;

  const now = grant.now ?? new Date();
  const lot = insertLot(tx, grant, now);
  postEntry(tx, {
    key: grant.sourceKey,
    userId: grant.userId,
    kind: grant.kind === "pack" ? "purchase" : "grant",
    actor: grant.actor,
    reason: grant.reason,
    postings: [
      { account: "issued", amount: -grant.amount, lotId: lot.id },
      { account: "available", amount: grant.amount, lotId: lot.id },
    ],
    now,
  });
  return lot;
}

export function findLot(tx: Transaction, sourceKey: string): Lot | undefined {
  return tx.select().from(lots).where(eq(lots.sourceKey, sourceKey)).get();
}

/** Writes the lot alone; its caller posts where the sparks come from. */
export function insertLot(
  tx: Transaction,
  lot: Pick<Grant, "userId" | "kind" | "amount" | "sourceKey" | "expiresAt">,
  now: Date,
): Lot {
  if (!Number.isSafeInteger(lot.amount) || lot.amount < 1)
    throw new RangeError(`A lot of ${lot.amount} sparks cannot be granted.`);
  return tx
    .insert(lots)
    .values({
      userId: lot.userId,
      kind: lot.kind,
      amount: lot.amount,
      remaining: lot.amount,
      sourceKey: lot.sourceKey,
      effectiveAt: now,
      expiresAt: lot.expiresAt,
      createdAt: now,
    })
    .returning()
    .get();
}
