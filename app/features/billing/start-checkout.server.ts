import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { orders } from "#db/schema";
import { answerInTime } from "~/features/payments/answer-in-time.server";
import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { Checkout, CheckoutOrder, PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { type Choice, describeChoice, getChoicePath, nameChoice } from "./choice";
import { closeOrder } from "./complete-order.server";
import type { Order } from "./order";
import { findOpenOrders, findOrderOfForm, isFor } from "./order.queries.server";
import { refreshOrderOrForget } from "./refresh-order.server";
import { refreshPurchase } from "./refresh-purchase.server";
import { requireAccount } from "./require-account.server";
import { runWithCustomer } from "./require-customer.server";
import { runWithPrice } from "./require-price.server";
import { findLivingSubscription } from "./subscription.queries.server";

/** Where the customer goes: to the provider's page, to its field on ours, to what came of an order that is paid, or to the subscription that they have. */
type Started =
  | { to: "provider"; url: string; checkout: string }
  | { to: "field"; order: Order; clientSecret: string }
  | { to: "result"; order: Order }
  | { to: "subscription" };

/** Whether it is paid on the provider's page, or in a field of the provider's on ours. */
export type Place = "page" | "field";

/** Milliseconds that a customer waits for the provider's page, whatever is asked of the provider for it. */
const longestWait = 20_000;

/**
 * Records what somebody wants to buy, at our own price, and opens the provider's page for it. A repeat of the form, and another form for the
 * same thing, are the same order and lead to the same page. Of pages for plans only one stays open, at whichever provider, and of those for one pack, so that only
 * one can be paid; and whoever has a subscription is not sold a second one.
 * @throws PaymentProblem when the provider cannot be asked, or not in time; the order stays and is taken up again by the next try, under the
 * keys of this one.
 */
export function startCheckout(
  provider: PaymentProvider,
  user: User,
  choice: Choice,
  nonce: string,
  now = new Date(),
  place: Place = "page",
): Promise<Started> {
  return answerInTime(longestWait, async (signal) => {
    const account = await requireAccount(provider, now);
    const repeated = findOrderOfForm(db, provider.name, user, nonce, choice);
    if (repeated?.state === "paid") return { to: "result", order: repeated };
    const paidMeanwhile = await closeOtherCheckouts(provider, user, choice, now);
    if ("plan" in choice && (await hasSubscription(provider, user, now))) return { to: "subscription" };
    if (paidMeanwhile?.kind === "pack") return { to: "result", order: paidMeanwhile };
    const order = inTransaction(
      (tx) =>
        findSameOrder(tx, provider, user, choice, nonce, now) ??
        insertOrder(tx, provider, account, user, choice, nonce, now),
    );
    if (order.checkout) {
      const told = await refreshOrderOrForget(provider, order.checkout, now);
      if (told?.state === "complete") return { to: "result", order };
      const open = told?.state === "open" ? describeOpen(order, order.checkout, told, place) : null;
      if (open) return open;
      // why closed before another is opened: an order is paid at one place.
      if (told?.state === "open") {
        await provider.closeCheckout(order.checkout);
        if ((await refreshOrderOrForget(provider, order.checkout, now))?.state === "complete")
          return { to: "result", order };
      }
    }
    // why: whoever gave up may have gone on to buy something else.
    signal.throwIfAborted();
    return openCheckout(provider, account, user, choice, order, place);
  });
}

/** Whether a subscription of this user's runs. It is looked at, since its provider may not know it any more. */
async function hasSubscription(provider: PaymentProvider, user: User, now: Date): Promise<boolean> {
  const living = findLivingSubscription(user.id);
  const theirs = living?.provider === provider.name ? provider : living && findPaymentProvider(living.provider);
  if (!living || !theirs) return living !== undefined;
  try {
    await refreshPurchase(theirs, { kind: "subscription", id: living.subscription }, now);
  } catch (error) {
    log.warn({ err: error, subscription: living.subscription }, "a subscription could not be looked at");
  }
  return findLivingSubscription(user.id) !== undefined;
}

/** What is open already, where it is to be paid at this place. */
function describeOpen(order: Order, checkout: string, { url, clientSecret }: Checkout, place: Place): Started | null {
  if (place === "page") return url ? { to: "provider", url, checkout } : null;
  return clientSecret ? { to: "field", order, clientSecret } : null;
}

/**
 * Closes the pages for other plans, and those of other providers for the same pack. Answers with the order that turned out to be paid at one of
 * them.
 */
async function closeOtherCheckouts(
  provider: PaymentProvider,
  user: User,
  choice: Choice,
  now: Date,
): Promise<Order | undefined> {
  let paid: Order | undefined;
  for (const order of findOpenOrders(db, user, now)) {
    const { checkout } = order;
    if (!checkout || !competes(order, provider, choice)) continue;
    const theirs = order.provider === provider.name ? provider : findPaymentProvider(order.provider);
    if (!theirs) {
      // why: whose keys are gone cannot be asked any more, and its pages take no money for us.
      closeOrder(order.id);
      continue;
    }
    if (!isFor(order, provider.name, choice)) {
      await theirs.closeCheckout(checkout);
      closeOrder(order.id);
    }
    if ((await refreshOrderOrForget(theirs, checkout, now))?.isPaid) paid = order;
  }
  return paid;
}

/** Whether only one of the two is to be paid: of all plans, or of one pack at two providers. */
function competes(order: Order, { name }: PaymentProvider, choice: Choice): boolean {
  if ("plan" in choice) return order.kind === "plan";
  return order.kind === "pack" && order.sparks === choice.pack.sparks && order.provider !== name;
}

/** The order of this very form, or one for the same thing that is still to be paid. */
function findSameOrder(
  tx: Transaction,
  { name }: PaymentProvider,
  user: User,
  choice: Choice,
  nonce: string,
  now: Date,
): Order | undefined {
  return (
    findOrderOfForm(tx, name, user, nonce, choice) ??
    findOpenOrders(tx, user, now).find((order) => isFor(order, name, choice))
  );
}

function insertOrder(
  tx: Transaction,
  provider: PaymentProvider,
  account: string,
  user: User,
  choice: Choice,
  nonce: string,
  now: Date,
): Order {
  const { name, installation } = provider;
  const placed = { userId: user.id, provider: name, account, installation, createdAt: now, checkedAt: now };
  const order = { ...placed, ...describeChoice(choice) };
  const [made] = tx
    .insert(orders)
    .values({ ...order, nonce })
    .onConflictDoNothing()
    .returning()
    .all();
  // why: a form's nonce that came with something else before is no repeat, so it is another order.
  return (
    made ??
    tx
      .insert(orders)
      .values({ ...order, nonce: randomUUID() })
      .returning()
      .get()
  );
}

async function openCheckout(
  provider: PaymentProvider,
  account: string,
  user: User,
  choice: Choice,
  order: Order,
  place: Place,
): Promise<Started> {
  const { id, amount, currency } = order;
  const bought = "plan" in choice ? `plan=${choice.plan.id}&` : "";
  const paidUrl = `${config.origin}/payment-success?${bought}order=${id}`;
  const page = { id, paidUrl, cancelledUrl: config.origin + getChoicePath(choice) };
  const attempt = order.checkouts + 1;
  const keep = (checkout: string) =>
    db
      .update(orders)
      .set({ checkout, checkouts: attempt, state: "open", account, installation: provider.installation })
      .where(and(eq(orders.id, id), ne(orders.state, "paid")))
      .run();

  async function open(described: CheckoutOrder): Promise<Started> {
    if (place === "field" && provider.openCardPayment) {
      const opened = await provider.openCardPayment(described, `card:${id}:${attempt}`);
      keep(opened.id);
      return { to: "field", order, clientSecret: opened.clientSecret };
    }
    const opened = await provider.openCheckout(described, `checkout:${id}:${attempt}`);
    keep(opened.id);
    return { to: "provider", url: opened.url, checkout: opened.id };
  }

  return runWithCustomer(provider, user, (customer) => {
    if ("pack" in choice) return open({ ...page, customer, item: { name: nameChoice(choice), amount, currency } });
    const wanted = { plan: choice.plan.id, billing: choice.billing, amount, currency };
    return runWithPrice(provider, wanted, (price) => open({ ...page, customer, item: { price } }));
  });
}
