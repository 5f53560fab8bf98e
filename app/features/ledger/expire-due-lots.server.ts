import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { lots } from "#db/schema";
import { getExpiryKey } from "./expiry-key";
import { moveInLot } from "./live-lots.server";
import { livesUntil } from "./lives-until";
import { postEntry } from "./post-entry.server";

const findDueLots = keepQuery((tx) =>
  tx
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.userId, sql.placeholder("userId")),
        gt(lots.remaining, 0),
        lte(livesUntil, sql.param(sql.placeholder("now"), lots.expiresAt)),
      ),
    )
    .prepare(),
);

/** Writes off what is left in the lots whose time is over. Every operation on a wallet begins with it. */
export function expireDueLots(tx: Transaction, userId: number, now = new Date()): void {
  for (const lot of findDueLots(tx).all({ userId, now })) {
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
