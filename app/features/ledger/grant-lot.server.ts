import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
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

const selectLot = keepQuery((tx) =>
  tx
    .select()
    .from(lots)
    .where(eq(lots.sourceKey, sql.placeholder("sourceKey")))
    .prepare(),
);
const writeLot = keepQuery((tx) =>
  tx
    .insert(lots)
    .values({
      userId: sql.placeholder("userId"),
      kind: sql.placeholder("kind"),
      amount: sql.placeholder("amount"),
      remaining: sql.placeholder("amount"),
      sourceKey: sql.placeholder("sourceKey"),
      effectiveAt: sql.placeholder("now"),
      // why without the column's own form: that takes no null.
      expiresAt: sql`${sql.placeholder("expiresAt")}`,
      createdAt: sql.placeholder("now"),
    })
    .returning()
    .prepare(),
);

/** The lot that was granted for a source. */
export function findLot(tx: Transaction, sourceKey: string): Lot | undefined {
  return selectLot(tx).get({ sourceKey });
}

/** Writes the lot alone; its caller posts where the sparks come from. */
export function insertLot(
  tx: Transaction,
  { userId, kind, amount, sourceKey, expiresAt }: Pick<Grant, "userId" | "kind" | "amount" | "sourceKey" | "expiresAt">,
  now: Date,
): Lot {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`A lot of ${amount} sparks cannot be granted.`);
  return writeLot(tx).get({ userId, kind, amount, sourceKey, expiresAt: expiresAt?.getTime() ?? null, now });
}
