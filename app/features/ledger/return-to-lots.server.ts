import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { clawbacks, lots } from "#db/schema";
import { getExpiryKey } from "./expiry-key";
import { insertLot } from "./grant-lot.server";
import { moveInLot } from "./live-lots.server";
import { livesUntil } from "./lives-until";
import { isPosted, type LedgerAccount, type Posting } from "./post-entry.server";

/** Days that sparks stay good which come back after their own lot expired. */
const goodwillDays = 90;

export interface Return {
  userId: number;
  /** The operation's key; a goodwill lot that it needs is named by it. */
  key: string;
  /** Where the sparks are now. */
  from: LedgerAccount;
  taken: { lotId: number; amount: number }[];
  now: Date;
}

/**
 * Puts sparks back into the lots they were taken from, and answers with the postings of that. What belongs to a lot whose money was
 * refunded meanwhile fills that shortfall first; what belongs to a lot that expired meanwhile comes back as a goodwill lot.
 */
export function returnToLots(tx: Transaction, { userId, key, from, taken, now }: Return): Posting[] {
  const moved: Posting[] = [];
  let lapsed = 0;
  for (const { lotId, amount } of taken) {
    moved.push({ account: from, amount: -amount, lotId });
    const owed = fillShortfall(tx, lotId, amount);
    if (owed > 0) moved.push({ account: "clawed_back", amount: owed, lotId });
    const back = amount - owed;
    if (back === 0) continue;
    if (isExpired(tx, lotId, now)) {
      lapsed += back;
    } else {
      moveInLot(tx, lotId, back);
      moved.push({ account: "available", amount: back, lotId });
    }
  }
  if (lapsed > 0) {
    const expiresAt = new Date(now.getTime() + goodwillDays * 24 * 60 * 60 * 1000);
    const goodwill = insertLot(tx, { userId, kind: "goodwill", amount: lapsed, sourceKey: key, expiresAt }, now);
    moved.push({ account: "available", amount: lapsed, lotId: goodwill.id });
  }
  return moved;
}

const findExpiry = keepQuery((tx) =>
  tx
    .select({ until: livesUntil })
    .from(lots)
    .where(eq(lots.id, sql.placeholder("lotId")))
    .prepare(),
);
const findShortfallsOf = keepQuery((tx) =>
  tx
    .select()
    .from(clawbacks)
    .where(
      and(
        eq(clawbacks.lotId, sql.placeholder("lotId")),
        isNull(clawbacks.undoneAt),
        sql`${clawbacks.voided} < ${clawbacks.asked}`,
      ),
    )
    .prepare(),
);

function isExpired(tx: Transaction, lotId: number, now: Date): boolean {
  // why: another process may have written it off a moment after `now` was read, and a lot is written off only once.
  if (isPosted(tx, getExpiryKey(lotId))) return true;
  const lot = findExpiry(tx).get({ lotId });
  return lot?.until != null && lot.until <= now.getTime();
}

/** Counts returning sparks towards what a refund of money could not take before. Answers how many it took. */
function fillShortfall(tx: Transaction, lotId: number, amount: number): number {
  const open = findShortfallsOf(tx).all({ lotId });
  let taken = 0;
  for (const clawback of open) {
    const part = Math.min(clawback.asked - clawback.voided, amount - taken);
    if (part === 0) break;
    taken += part;
    tx.update(clawbacks)
      .set({ voided: clawback.voided + part })
      .where(and(eq(clawbacks.key, clawback.key), eq(clawbacks.lotId, lotId)))
      .run();
  }
  return taken;
}
