import { describeCapture } from "./describe-paypal-money";
import type { Checkout, CheckoutOrder } from "./payment-provider";
import type { PayPalOrder, PayPalSubscription } from "./paypal-answers";
import { describePurchase, writeCustomId } from "./paypal-names";

const hour = 3_600_000;

/** Milliseconds after which PayPal's page for an order is dead, and after which one that was agreed to is left alone. */
const openFor = 3 * hour;
const approvedFor = 6 * hour;

export function toMoney(cents: number, currency: string) {
  return { currency_code: currency.toUpperCase(), value: (cents / 100).toFixed(2) };
}

export function describePage(paidUrl: string, cancelledUrl: string) {
  return {
    brand_name: "Sparkwright",
    shipping_preference: "NO_SHIPPING",
    return_url: paidUrl,
    cancel_url: cancelledUrl,
  };
}

export function describeCheckout({ id, customer, item, paidUrl, cancelledUrl }: CheckoutOrder, installation: string) {
  const custom_id = writeCustomId(installation, customer, id);
  const page = describePage(paidUrl, cancelledUrl);
  if ("price" in item) {
    // why CONTINUE: PayPal then leaves it to us to begin, so that nobody ends up with two subscriptions.
    const application_context = { ...page, user_action: "CONTINUE" };
    return { path: "/v1/billing/subscriptions", body: { plan_id: item.price, custom_id, application_context } };
  }
  const unit = { custom_id, description: item.name, amount: toMoney(item.amount, item.currency) };
  const payment_source = { paypal: { experience_context: { ...page, user_action: "PAY_NOW" } } };
  return { path: "/v2/checkout/orders", body: { intent: "CAPTURE", purchase_units: [unit], payment_source } };
}

export function findApproval(links: { rel: string; href: string }[]): string | null {
  return links.find(({ rel }) => rel === "approve" || rel === "payer-action")?.href ?? null;
}

function describeOpenCheckout(isApproved: boolean, createdAt: Date, url: string | null, now: Date): Checkout {
  const age = now.getTime() - createdAt.getTime();
  const isDead = age > (isApproved ? approvedFor : openFor);
  const state = isDead ? "expired" : isApproved ? "approved" : "open";
  return { state, isPaid: false, url: state === "open" ? url : null, purchase: null };
}

export function describeSubscriptionCheckout(state: PayPalSubscription, now: Date): Checkout {
  const { id, status, create_time, links } = state;
  if (status === "APPROVAL_PENDING" || status === "APPROVED")
    return describeOpenCheckout(status === "APPROVED", create_time, findApproval(links), now);
  const isPaid = Boolean(state.billing_info?.last_payment);
  const isOver = !isPaid && status !== "ACTIVE";
  return { state: isOver ? "expired" : "complete", isPaid, url: null, purchase: describePurchase(id) };
}

export function describeOrderCheckout(
  { id, status, create_time, links, purchase_units }: PayPalOrder,
  now: Date,
): Checkout {
  if (status === "VOIDED") return { state: "expired", isPaid: false, url: null, purchase: null };
  if (status !== "COMPLETED") return describeOpenCheckout(status === "APPROVED", create_time, findApproval(links), now);
  const told = describeCapture(purchase_units[0]?.payments.captures[0]?.status);
  const state = told === "failed" ? "expired" : "complete";
  return { state, isPaid: told === "completed", url: null, purchase: describePurchase(id) };
}
