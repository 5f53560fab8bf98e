import { randomUUID } from "node:crypto";
import { db, inTransaction } from "#db/client";
import {
  orders,
  paymentAccounts,
  paymentCustomers,
  paymentEvents,
  payments,
  planPrices,
  subscriptions,
} from "#db/schema";
import { InMemoryPayPal, openInMemory, testPayPal } from "#tests/mocks/in-memory-paypal";
import { InMemoryStripe, testInstallation, testWebhookSecret } from "#tests/mocks/in-memory-stripe";
import type { Choice } from "~/features/billing/choice";
import { issueInvoices } from "~/features/billing/issue-invoices.server";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { refreshOrder } from "~/features/billing/refresh-order.server";
import { settleDueEvents } from "~/features/billing/settle-events.server";
import { startCheckout } from "~/features/billing/start-checkout.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { readPayPalEvent } from "~/features/payments/read-paypal-event.server";
import { readStripeEvent } from "~/features/payments/read-stripe-event.server";
import { findPack } from "~/features/plans/packs";
import { type BillingPeriod, getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { saveSetting } from "~/platform/settings/setting.server";

/** A Stripe of its own for one test, and a database that knows of no other. */
export function aStripe(): InMemoryStripe {
  forgetPayments();
  return new InMemoryStripe(randomUUID().slice(0, 8));
}

/** A PayPal of its own for one test, and a database that knows of no other. */
export function aPayPal(): InMemoryPayPal {
  forgetPayments();
  return new InMemoryPayPal(randomUUID().slice(0, 8));
}

function forgetPayments(): void {
  for (const table of [paymentEvents, paymentAccounts, paymentCustomers, planPrices, orders, payments, subscriptions])
    db.delete(table).run();
  // why: what a test buys with a provider of its own is this site's.
  saveSetting("installation", { ids: [testInstallation] });
}

export const aPlan = (plan: PaidPlanName, billing: BillingPeriod = "monthly"): Choice => ({
  plan: getPaidPlan(plan),
  billing,
});

export function aPack(sparks: 3300 | 10000 | 30000): Choice {
  const pack = findPack(String(sparks));
  if (!pack) throw new Error("no such pack");
  return { pack };
}

/** Goes to the provider's page with a choice and answers with that page's id. */
export async function opensCheckout(
  stripe: InMemoryStripe,
  provider: PaymentProvider,
  user: User,
  choice: Choice,
): Promise<string> {
  const started = await startCheckout(provider, user, choice, randomUUID(), stripe.now);
  if (started.to !== "provider") throw new Error(`The checkout leads to ${started.to}.`);
  return started.url.split("/").at(-1) ?? "";
}

/** Buys something and answers with the provider's id of the subscription or the payment. Nothing is told to us yet. */
export async function buys(
  stripe: InMemoryStripe,
  provider: PaymentProvider,
  user: User,
  choice: Choice,
): Promise<string> {
  const page = await opensCheckout(stripe, provider, user, choice);
  stripe.pays(page);
  const { subscription, payment_intent } = stripe.get(page);
  return (subscription ?? payment_intent) as string;
}

/** Something that was bought some days ago, of which we know all. Answers with the provider's id, as `buys` does. */
export async function bought(
  stripe: InMemoryStripe,
  provider: PaymentProvider,
  user: User,
  choice: Choice,
  days = 0,
): Promise<string> {
  stripe.now = new Date(Date.now() - days * 86_400_000);
  const id = await buys(stripe, provider, user, choice);
  await hearsAll(stripe, provider);
  stripe.now = new Date();
  return id;
}

/** Takes in all that this Stripe has to tell, as its webhooks bring it, and works on it. */
export async function hearsAll(stripe: InMemoryStripe, provider: PaymentProvider): Promise<void> {
  for (const event of stripe.events.splice(0)) hears(stripe, event);
  await settleDueEvents(provider, stripe.now);
}

/** One event arrives. */
export function hears(stripe: InMemoryStripe, event: InMemoryStripe["events"][number]): void {
  const { body, signature } = stripe.sign(event);
  const read = readStripeEvent(Buffer.from(body), signature, testWebhookSecret, stripe.now);
  if (!read) throw new Error("The signature does not hold.");
  receiveEvent("stripe", read, stripe.now);
}

/** Buys something by PayPal, agrees on its page and comes back; answers with PayPal's id of the subscription or the order. */
export async function buysByPayPal(
  paypal: InMemoryPayPal,
  provider: PaymentProvider,
  user: User,
  choice: Choice,
): Promise<string> {
  const started = await startCheckout(provider, user, choice, randomUUID(), paypal.now);
  if (started.to !== "provider") throw new Error(`The checkout leads to ${started.to}.`);
  const { searchParams } = new URL(started.url);
  const checkout = searchParams.get("token") ?? searchParams.get("ba_token") ?? "";
  paypal.approves(checkout);
  await refreshOrder(provider, checkout, paypal.now);
  return checkout;
}

/** Takes in all that this PayPal has to tell, as its webhooks bring it, and works on it. */
export async function hearsPayPal(paypal: InMemoryPayPal, provider: PaymentProvider): Promise<void> {
  for (const event of paypal.events.splice(0)) await hearsOne(paypal, event);
  await settleDueEvents(provider, paypal.now);
}

/** One event of PayPal's arrives. */
export async function hearsOne(paypal: InMemoryPayPal, event: InMemoryPayPal["events"][number]): Promise<void> {
  const { body, headers } = paypal.sign(event);
  const { webhookId } = testPayPal;
  const sent = new Headers(headers);
  const read = await readPayPalEvent(openInMemory(paypal), webhookId, Buffer.from(body), sent, paypal.now);
  if (!read) throw new Error("The signature does not hold.");
  receiveEvent("paypal", read, paypal.now);
}

/** An open order at PayPal that nobody agreed to; answers with PayPal's id. */
export function makePayPalOrder(user: User): string {
  const checkout = randomUUID();
  const bought = { kind: "pack" as const, sparks: 3300, amount: 3500, currency: "usd" };
  const order = { userId: user.id, provider: "paypal" as const, nonce: checkout, checkout, ...bought };
  db.insert(orders).values(order).run();
  return checkout;
}

/** A paid pack of this user's with its invoice, as if a provider had told of it; answers with the payment's id. */
export function makePayment(user: User, given: Partial<typeof payments.$inferInsert> = {}): number {
  return inTransaction((tx) => {
    const payment = tx
      .insert(payments)
      .values({
        ...{ userId: user.id, provider: "stripe", payment: randomUUID(), kind: "pack", description: "3,300 sparks" },
        ...{ amount: 3500, currency: "usd", state: "completed", createdAt: new Date() },
        ...given,
      })
      .returning()
      .get();
    if (payment.state === "completed") issueInvoices(tx, payment, { refunds: [], disputes: [] }, payment.createdAt);
    return payment.id;
  });
}
