import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { paymentEvents } from "#db/schema";
import type { ProviderName } from "~/features/payments/payment-provider";

/** Has the worker read again what an event was about, whether it was settled, given up or waits. False where no such event came. */
export function replayEvent(provider: ProviderName, event: string, now = new Date()): boolean {
  const { changes } = db
    .update(paymentEvents)
    .set({ settledAt: null, problem: null, tries: 0, dueAt: now })
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.event, event)))
    .run();
  return changes > 0;
}
