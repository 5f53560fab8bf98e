import { db } from "#db/client";
import { paymentEvents } from "#db/schema";
import type { ProviderEvent, ProviderName } from "~/features/payments/payment-provider";

/** Keeps what a provider told us, once, for the worker. What does not concern us is kept as settled. */
export function receiveEvent(provider: ProviderName, event: ProviderEvent, now = new Date()): void {
  db.insert(paymentEvents)
    .values({
      provider,
      event: event.id,
      type: event.type,
      subjectKind: event.subject?.kind ?? null,
      subject: event.subject?.id ?? null,
      createdAt: now,
      dueAt: now,
      settledAt: event.subject ? null : now,
    })
    .onConflictDoNothing()
    .run();
}
