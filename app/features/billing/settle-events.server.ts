import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { db } from "#db/client";
import { paymentEvents } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { findOrderedPurchase } from "./find-ordered-purchase.server";
import { nameMoneyBack } from "./named-money-back.server";
import { refreshOrder } from "./refresh-order.server";
import { refreshPurchase } from "./refresh-purchase.server";

type EventRow = typeof paymentEvents.$inferSelect;

/** Events that one call works on; the rest wait for the next. */
const atOnce = 50;

/** After so many tries, about three days, an event is given up and keeps its reason. */
const mostTries = 20;

/** Milliseconds until the next try: half a minute, doubled each time, at most six hours. */
const pauseAfter = (tries: number) => Math.min(30_000 * 2 ** tries, 6 * 3_600_000);

/**
 * Works on the events that are due: what each is about is read again from its provider. An event counts as settled only when that is
 * written, so one that was cut off is worked on again, and does no harm.
 */
export async function settleDueEvents(provider: PaymentProvider, now = new Date()): Promise<void> {
  const due = db
    .select()
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.provider, provider.name), isNull(paymentEvents.settledAt), lte(paymentEvents.dueAt, now)),
    )
    .orderBy(asc(paymentEvents.dueAt), asc(paymentEvents.createdAt))
    .limit(atOnce)
    .all();
  for (const event of due) {
    try {
      await settleEvent(provider, event, now);
      update(event, { settledAt: now });
    } catch (error) {
      postpone(event, error, now);
    }
  }
}

async function settleEvent(provider: PaymentProvider, event: EventRow, now: Date): Promise<void> {
  const { subjectKind: kind, subject: id } = event;
  if (!kind || !id) return;
  if (kind === "checkout") {
    await refreshOrder(provider, id, now);
    return;
  }
  const found = await provider.findPurchase({ kind, id });
  const purchase = found?.kind === "order" ? await findOrderedPurchase(provider, found) : found;
  if (!purchase) return;
  if (kind === "refund" || kind === "dispute") nameMoneyBack(provider.name, kind, id, purchase.id);
  await refreshPurchase(provider, purchase, now);
}

function postpone(event: EventRow, error: unknown, now: Date): void {
  const about = { err: error, event: event.event, type: event.type };
  // why not tried again: what is not there, and what is none of ours, stays so until somebody looks after it.
  const isFinal = error instanceof PaymentProblem && (error.reason === "missing" || error.reason === "unknown");
  if (isFinal || event.tries + 1 >= mostTries) {
    log.error(about, "an event of a payment provider was given up");
    const problem = error instanceof Error ? error.message : String(error);
    update(event, { tries: event.tries + 1, settledAt: now, problem });
  } else {
    log.warn(about, "an event of a payment provider waits for another try");
    update(event, { tries: event.tries + 1, dueAt: new Date(now.getTime() + pauseAfter(event.tries)) });
  }
}

function update({ provider, event }: EventRow, set: Partial<EventRow>): void {
  db.update(paymentEvents)
    .set(set)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.event, event)))
    .run();
}
