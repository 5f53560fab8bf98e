import { and, eq, inArray, isNotNull, isNull, ne, notLike, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { lots, orders, paymentAccounts, paymentEvents, payments, subscriptions } from "#db/schema";
import { getPackKey } from "~/features/ledger/grant-pack.server";
import { listAllowanceKeys } from "~/features/ledger/grant-plan-allowance.server";
import { getUpgradeKey } from "~/features/ledger/grant-upgrade.server";
import { getPlanName } from "~/features/plans/plans";
import { addMonths } from "~/platform/calendar/add-months";
import { listOpenFindings } from "./finding.queries.server";

export interface BillingDiscrepancy {
  kind:
    | "paid-and-not-granted"
    | "granted-and-not-paid"
    | "refunded-and-not-taken-back"
    | "order-without-payment"
    | "two-subscriptions"
    | "unknown-price"
    | "subscription-elsewhere"
    | "not-on-record"
    | "event-given-up";
  /** For the administrator: what does not add up, with the ids to look at. */
  detail: string;
}

type Payment = typeof payments.$inferSelect;
/** What is left of each lot that a payment can have brought, by its source key. */
type Granted = Map<string, number>;

/** Milliseconds that the sparks of a month may take to come: the sweep looks at a subscription once an hour. */
const grantsTake = 2 * 3_600_000;

/** What does not add up between the money and the sparks. Empty is how it should be; `reconcileLedger` looks at the sparks themselves. */
export function reconcileBilling(now = new Date()): BillingDiscrepancy[] {
  // why: one read transaction, so that all checks see the same moment while others write.
  return db.transaction((tx) => {
    const paid = tx
      .select()
      .from(payments)
      .where(and(eq(payments.state, "completed"), isNotNull(payments.userId)))
      .all();
    const granted = findGranted(tx);
    return [
      ...findNotGranted(tx, paid, granted, now),
      ...findNotPaid(paid, granted),
      ...findNotTakenBack(paid, granted),
      ...findOrdersWithoutPayment(tx),
      ...findSecondSubscriptions(tx),
      ...findUnknownPrices(tx),
      ...findSubscriptionsElsewhere(tx),
      ...findNotOnRecord(),
      ...findEventsGivenUp(tx),
    ];
  });
}

function findGranted(tx: Transaction): Granted {
  const bought = and(inArray(lots.kind, ["plan", "pack"]), notLike(lots.sourceKey, "grant:free-%"));
  const rows = tx.select({ key: lots.sourceKey, remaining: lots.remaining }).from(lots).where(bought).all();
  return new Map(rows.map(({ key, remaining }) => [key, remaining]));
}

/** The keys of all lots that a payment can have brought: for each lot those of which one is its own. */
function listKeys(payment: Payment): string[][] {
  const { provider, payment: id, subscription, kind, price, periodStart: start, periodEnd: end } = payment;
  if (!subscription) return [[getPackKey(provider, id)]];
  if (kind === "upgrade") return [[getUpgradeKey(subscription, id)]];
  return start && end ? listAllowanceKeys(subscription, price, { start, end }) : [];
}

function findNotGranted(tx: Transaction, paid: Payment[], granted: Granted, now: Date): BillingDiscrepancy[] {
  const ends = new Map(
    tx
      .select()
      .from(subscriptions)
      .all()
      .map(({ subscription, endedAt }) => [subscription, endedAt]),
  );
  const isDue = ({ subscription, periodStart, createdAt }: Payment, month: number) => {
    const from = periodStart ? addMonths(periodStart, month) : createdAt;
    const until = (month > 0 && ends.get(subscription ?? "")) || now;
    return from.getTime() + grantsTake <= until.getTime();
  };
  return paid.flatMap((payment) =>
    listKeys(payment)
      .slice(0, countMonths(payment))
      .filter((keys, month) => isDue(payment, month) && !keys.some((key) => granted.has(key)))
      .filter(() => payment.refunded < payment.amount)
      .map(([key]) => ({
        kind: "paid-and-not-granted" as const,
        detail: `Payment ${payment.id} (${payment.payment}) of user ${payment.userId} has brought no lot ${key}.`,
      })),
  );
}

/** Of how many months a payment brings the sparks. */
function countMonths({ periodStart, periodEnd, kind }: Payment): number {
  if (kind !== "period" || !periodStart || !periodEnd) return 1;
  return addMonths(periodStart, 2) < periodEnd ? 12 : 1;
}

function findNotPaid(paid: Payment[], granted: Granted): BillingDiscrepancy[] {
  const known = new Set(paid.flatMap((payment) => listKeys(payment).flat()));
  return [...granted.keys()]
    .filter((key) => !known.has(key))
    .map((key) => ({ kind: "granted-and-not-paid", detail: `The lot ${key} was granted, and no payment is for it.` }));
}

function findNotTakenBack(paid: Payment[], granted: Granted): BillingDiscrepancy[] {
  return paid
    .filter(({ amount, refunded }) => amount > 0 && refunded === amount)
    .flatMap((payment) =>
      listKeys(payment)
        .flat()
        .map((key) => ({ payment, key, left: granted.get(key) ?? 0 })),
    )
    .filter(({ left }) => left > 0)
    .map(({ payment, key, left }) => ({
      kind: "refunded-and-not-taken-back",
      detail: `Payment ${payment.id} (${payment.payment}) went back, and ${left} sparks of the lot ${key} are still there.`,
    }));
}

/** why: a payment that does not fit its order brings nothing, and is no payment here. */
function findOrdersWithoutPayment(tx: Transaction): BillingDiscrepancy[] {
  const bought = sql<number>`(select count(*) from ${payments} p where p.user_id = ${orders.userId} and p.kind = 'pack' and p.state = 'completed')`;
  return tx
    .select({ userId: orders.userId, ordered: sql<number>`count(*)`, bought })
    .from(orders)
    .where(and(eq(orders.kind, "pack"), eq(orders.state, "paid")))
    .groupBy(orders.userId)
    .having(sql`count(*) > ${bought}`)
    .all()
    .map(({ userId, ordered, bought: counted }) => ({
      kind: "order-without-payment",
      detail: `User ${userId} has paid ${ordered} orders of packs, and ${counted} payments fit them.`,
    }));
}

function findSecondSubscriptions(tx: Transaction): BillingDiscrepancy[] {
  return tx
    .select({ userId: subscriptions.userId, ids: sql<string>`group_concat(${subscriptions.subscription}, ', ')` })
    .from(subscriptions)
    .where(inArray(subscriptions.state, ["active", "past_due"]))
    .groupBy(subscriptions.userId)
    .having(sql`count(*) > 1`)
    .all()
    .map(({ userId, ids }) => ({ kind: "two-subscriptions", detail: `User ${userId} pays for ${ids}.` }));
}

function findUnknownPrices(tx: Transaction): BillingDiscrepancy[] {
  const runs = inArray(subscriptions.state, ["active", "past_due"]);
  return tx
    .select()
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.unknownPrice), runs))
    .all()
    .map(({ subscription, userId, unknownPrice, renewsAs }) => ({
      kind: "unknown-price",
      detail: `The subscription ${subscription} of user ${userId} has a price that is none of ours (${unknownPrice}). It counts as ${getPlanName(renewsAs)}.`,
    }));
}

/** Set aside with the keys of another account, where it may go on being charged. */
function findSubscriptionsElsewhere(tx: Transaction): BillingDiscrepancy[] {
  return tx
    .select({ userId: subscriptions.userId, id: subscriptions.subscription, account: subscriptions.account })
    .from(subscriptions)
    .innerJoin(paymentAccounts, eq(paymentAccounts.provider, subscriptions.provider))
    .where(
      and(
        and(eq(subscriptions.state, "inactive"), isNull(subscriptions.endedAt)),
        and(ne(subscriptions.account, ""), ne(subscriptions.account, paymentAccounts.account)),
      ),
    )
    .all()
    .map(({ userId, id, account }) => ({
      kind: "subscription-elsewhere",
      detail: `The subscription ${id} of user ${userId} is of the account ${account}, whose keys are not configured: it is set aside here, and may go on being charged there.`,
    }));
}

/** What the comparison with the providers' own lists left for an administrator. */
function findNotOnRecord(): BillingDiscrepancy[] {
  return listOpenFindings().map(({ provider, kind, reference, amount, currency, url }) => ({
    kind: "not-on-record",
    detail: `The ${kind} ${reference} of ${provider} (${amount} cents ${currency}) is not on record: ${url}`,
  }));
}

function findEventsGivenUp(tx: Transaction): BillingDiscrepancy[] {
  return tx
    .select()
    .from(paymentEvents)
    .where(isNotNull(paymentEvents.problem))
    .all()
    .map(({ provider, event, type, problem }) => ({
      kind: "event-given-up",
      detail: `The event ${event} of ${provider} (${type}) was given up: ${problem}`,
    }));
}
