import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { holds } from "#db/schema";
import type { ContentType } from "~/engine/engine";

/** Moves the moment after which an open hold is certainly wrong: what it pays for waits for its user. */
export function extendHold(tx: Transaction, part: { sparkId: number; type: ContentType }, deadlineAt: Date): void {
  const one = and(eq(holds.sparkId, part.sparkId), eq(holds.type, part.type), eq(holds.state, "held"));
  tx.update(holds).set({ deadlineAt }).where(one).run();
}
