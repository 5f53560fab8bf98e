import { and, desc, isNotNull } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { paymentEvents } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { reconcileBilling } from "~/features/billing/reconcile-billing.server";
import { replayEvent } from "~/features/billing/replay-event.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { ProviderName } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";

/** Events with a problem that are offered to be worked on again. */
const mostEvents = 50;

/** Everything that does not add up between money, sparks and holds, as of now. Reads the whole ledger. */
export function reconcile(now = new Date()) {
  const events = db
    .select()
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.problem)))
    .orderBy(desc(paymentEvents.createdAt))
    .limit(mostEvents)
    .all();
  return {
    found: [...reconcileLedger(now), ...reconcileBilling(now)],
    events: events.map(({ provider, event, problem, createdAt }) => ({ provider, event, problem, createdAt })),
    at: now,
  };
}

/** Has an event of a payment provider worked on again. False where no such event came. */
export function replay(admin: User, provider: ProviderName, event: string, now = new Date()): boolean {
  return inTransaction((tx) => {
    if (!replayEvent(provider, event, now)) return false;
    recordAct(tx, admin, { act: "replay-event", subject: `${provider} ${event}` }, now);
    return true;
  });
}
