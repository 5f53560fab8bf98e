import { and, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { lots } from "#db/schema";

/** Has the lots of these sources end at a moment, where they would end later: another period has begun in their place. */
export function endLots(tx: Transaction, sourceKeys: readonly string[], at: Date): void {
  tx.update(lots)
    .set({ expiresAt: at })
    .where(and(inArray(lots.sourceKey, [...sourceKeys]), gt(lots.expiresAt, at)))
    .run();
}
