import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { lots } from "#db/schema";
import { moveInLot } from "./live-lots.server";
import { postEntry } from "./post-entry.server";

/**
 * Writes off everything that a wallet has left, whatever it came from, since its account goes: its lots go with it and its entries stay, so
 * without this they would speak of sparks that nobody has. Call it when nothing is held any more.
 */
export function closeWallet(tx: Transaction, userId: number, now: Date): void {
  const left = tx
    .select()
    .from(lots)
    .where(and(eq(lots.userId, userId), gt(lots.remaining, 0)))
    .all();
  for (const { id, remaining } of left) {
    moveInLot(tx, id, -remaining);
    postEntry(tx, {
      key: `close:${id}`,
      userId,
      kind: "expire",
      actor: `user:${userId}`,
      reason: "The account was deleted.",
      postings: [
        { account: "available", amount: -remaining, lotId: id },
        { account: "expired", amount: remaining, lotId: id },
      ],
      now,
    });
  }
}
