import { and, eq, gt, lte } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { lots } from "#db/schema";
import { getExpiryKey } from "./expiry-key";
import { moveInLot } from "./live-lots.server";
import { postEntry } from "./post-entry.server";

/** Writes off what is left in the lots whose time is over. Every operation on a wallet begins with it. */
export function expireDueLots(tx: Transaction, userId: number, now = new Date()): void {
  const due = tx
    .select()
    .from(lots)
    .where(and(eq(lots.userId, userId), gt(lots.remaining, 0), lte(lots.expiresAt, now)))
    .all();
  for (const lot of due) {
    moveInLot(tx, lot.id, -lot.remaining);
    postEntry(tx, {
      key: getExpiryKey(lot.id),
      userId,
      kind: "expire",
      actor: "system",
      reason: "The lot's period is over.",
      postings: [
        { account: "available", amount: -lot.remaining, lotId: lot.id },
        { account: "expired", amount: lot.remaining, lotId: lot.id },
      ],
      now,
    });
  }
}
