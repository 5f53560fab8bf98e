import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { db } from "#db/client";
import { orders, paymentEvents, subscriptions } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider, ProviderName, Purchase } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { findOrderedPurchase } from "./find-ordered-purchase.server";
import { nameMoneyBack } from "./named-money-back.server";
import { refreshOrder } from "./refresh-order.server";
import { refreshPurchase } from "./refresh-purchase.server";

type EventRow = typeof paymentEvents.$inferSelect;
type Subject = Pick<EventRow, "subjectKind" | "subject">;

/**
 * How many objects are read at once. Stripe takes a hundred readings a second, and twenty-five in test mode; PayPal names no figure. Each reading is a few
 * requests, one after the other, of a tenth of a second and more.
 */
export const readAtOnce: Record<ProviderName, number> = { stripe: 8, paypal: 4 };

/** Due events that are looked through for an object that nobody works on yet: more than those at work can have of their own. */
const lookedThrough = 500;

/** After so many tries, about three days, an event is given up and keeps its reason. */
const mostTries = 20;

/** Milliseconds until the next try: half a minute, doubled each time, at most six hours. */
const pauseAfter = (tries: number) => Math.min(30_000 * 2 ** tries, 6 * 3_600_000);

/** The objects that are being worked on, and the purchases that are being read. */
interface Work {
  provider: PaymentProvider;
  now(): Date;
  taken: Set<string>;
  reading: Map<string, Promise<void>>;
}

/**
 * Works on the events that are due: what they are about is read again from its provider, several objects side by side and all events of one
 * object by one reading. Whoever waits for what they are buying goes first, also where their event comes while others are worked on. An event counts as
 * settled only when what was read is written, so one that was cut off is worked on again, and does no harm.
 * @param fixed The moment that all of it happens at, for tests.
 */
export async function settleDueEvents(provider: PaymentProvider, fixed?: Date): Promise<void> {
  const work: Work = { provider, now: () => fixed ?? new Date(), taken: new Set(), reading: new Map() };
  const running = new Set<Promise<void>>();
  for (;;) {
    while (running.size < readAtOnce[provider.name]) {
      const events = takeNext(work);
      if (events.length === 0) break;
      const settling: Promise<void> = settle(work, events).finally(() => running.delete(settling));
      running.add(settling);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}

/** All due events of the object that is next, which is then taken; none where everything due is at work. */
function takeNext({ provider: { name }, now, taken }: Work): EventRow[] {
  const isFree = (subject: Subject) => !taken.has(nameSubject(subject));
  const isDue = and(eq(paymentEvents.provider, name), isNull(paymentEvents.settledAt), lte(paymentEvents.dueAt, now()));
  const next = findBuyersEvents(name, now()).find(isFree) ?? findOldest(isDue).find(isFree);
  if (!next) return [];
  taken.add(nameSubject(next));
  const { subjectKind, subject } = next;
  const isOfIt =
    subjectKind && subject
      ? and(eq(paymentEvents.subjectKind, subjectKind), eq(paymentEvents.subject, subject))
      : isNull(paymentEvents.subject);
  return db.select().from(paymentEvents).where(and(isDue, isOfIt)).orderBy(asc(paymentEvents.dueAt)).all();
}

const nameSubject = ({ subjectKind, subject }: Subject) => `${subjectKind}:${subject}`;

function findOldest(isDue: ReturnType<typeof and>): EventRow[] {
  const oldest = [asc(paymentEvents.dueAt), asc(paymentEvents.createdAt)];
  return db
    .select()
    .from(paymentEvents)
    .where(isDue)
    .orderBy(...oldest)
    .limit(lookedThrough)
    .all();
}

/** Due events about what somebody is to pay right now: they look at the page that waits for it. */
function findBuyersEvents(provider: ProviderName, now: Date): Subject[] {
  const isAboutIt = and(eq(paymentEvents.provider, orders.provider), eq(paymentEvents.subject, orders.checkout));
  const isWaiting = and(eq(orders.provider, provider), eq(orders.state, "open"));
  const isDue = and(isNull(paymentEvents.settledAt), lte(paymentEvents.dueAt, now));
  const { subjectKind, subject } = paymentEvents;
  return db
    .select({ subjectKind, subject })
    .from(orders)
    .innerJoin(paymentEvents, isAboutIt)
    .where(and(isWaiting, isDue))
    .orderBy(asc(paymentEvents.dueAt))
    .limit(lookedThrough)
    .all();
}

async function settle(work: Work, events: EventRow[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  try {
    await settleSubject(work, first, new Date(Math.max(...events.map(({ dueAt }) => dueAt.getTime()))));
    for (const event of events) update(event, { settledAt: work.now() });
  } catch (error) {
    for (const event of events) postpone(event, error, work.now());
  } finally {
    work.taken.delete(nameSubject(first));
  }
}

/** @param told When the last of its events was due. */
async function settleSubject(work: Work, { subjectKind: kind, subject: id }: Subject, told: Date): Promise<void> {
  const { provider } = work;
  if (!kind || !id) return;
  if (kind === "checkout") {
    await refreshOrder(provider, id, work.now());
    return;
  }
  const found = await provider.findPurchase({ kind, id });
  const purchase = found?.kind === "order" ? await findOrderedPurchase(provider, found) : found;
  if (!purchase) return;
  const isNamed = kind === "refund" || kind === "dispute";
  if (isNamed) nameMoneyBack(provider.name, kind, id, purchase.id);
  // why read anyway: a reading of before asked for nothing by that name.
  await readOnce(work, purchase, isNamed ? null : told);
}

/** Reads a purchase, unless it was read since this was told: several objects lead to one. */
async function readOnce(work: Work, purchase: Purchase, told: Date | null): Promise<void> {
  const { provider, reading } = work;
  const key = `${purchase.kind}:${purchase.id}`;
  while (reading.has(key)) await reading.get(key)?.catch(() => {});
  if (told && wasReadSince(provider.name, purchase, told)) return;
  const asked = refreshPurchase(provider, purchase, work.now()).finally(() => reading.delete(key));
  reading.set(key, asked);
  await asked;
}

function wasReadSince(provider: ProviderName, { kind, id }: Purchase, told: Date): boolean {
  if (kind !== "subscription") return false;
  const isThis = and(eq(subscriptions.provider, provider), eq(subscriptions.subscription, id));
  const readAt = db.select({ readAt: subscriptions.readAt }).from(subscriptions).where(isThis).get()?.readAt;
  return readAt !== undefined && readAt > told;
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
