import type { Transaction } from "#db/client";
import { adminActs } from "#db/schema";
import type { Act } from "./acts";

interface ActRecord {
  act: Act;
  /** The account that it is done to. */
  userId?: number;
  /** What it is done to, where that is no account: a post, a setting. Never a secret. */
  subject?: string;
  /** Sparks that it moved. */
  sparks?: number;
  reason?: string;
}

/**
 * Writes into the log what an administrator does, in the transaction that does it.
 * @param admin Null for what is done on the server itself, by a command.
 */
export function recordAct(tx: Transaction, admin: { id: number } | null, act: ActRecord, now = new Date()): void {
  tx.insert(adminActs)
    .values({ ...act, adminId: admin?.id ?? null, createdAt: now })
    .run();
}
