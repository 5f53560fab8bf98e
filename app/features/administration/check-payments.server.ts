import { and, count, eq, inArray, isNotNull, max } from "drizzle-orm";
import { db } from "#db/client";
import { paymentEvents, subscriptions } from "#db/schema";
import { listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import { config } from "~/platform/config/config.server";
import { describeAge } from "./describe-measure";
import type { SystemCheck } from "./system-check";

const paymentNames = { stripe: "Stripe", paypal: "PayPal" } as const;

/** Whether money can be taken, whether it is real, and when a provider last told of some. */
export function checkPayments(now: Date): SystemCheck[] {
  const connected = listPaymentProviders().map(({ name }) => name);
  const webhooks = { stripe: config.stripe.webhookSecret, paypal: config.paypal?.webhookId };
  return (["stripe", "paypal"] as const).map((provider) => {
    const name = `Payments by ${paymentNames[provider]}`;
    if (!connected.includes(provider)) return { name, state: "off", text: "Configuration needed" };
    const mode = describeMode(provider);
    if (!webhooks[provider])
      return { name, state: "warn", text: `${mode}; without a webhook what was paid is found a minute later.` };
    const last = db
      .select({ at: max(paymentEvents.createdAt) })
      .from(paymentEvents)
      .where(eq(paymentEvents.provider, provider))
      .get()?.at;
    const seen = last
      ? `the last webhook came ${describeAge(now.getTime() - last.getTime())} ago`
      : "no webhook came yet";
    const unknown = countUnknownPrices(provider);
    if (unknown === 0) return { name, state: "ok", text: `${mode}; ${seen}.` };
    const found = `prices that are none of ours: ${unknown}, named under Reconciliation`;
    return { name, state: "warn", text: `${mode}; ${seen}; ${found}.` };
  });
}

/** Subscriptions that run at a price that somebody set at the provider. */
function countUnknownPrices(provider: keyof typeof paymentNames): number {
  const isUnknown = and(eq(subscriptions.provider, provider), isNotNull(subscriptions.unknownPrice));
  const runs = inArray(subscriptions.state, ["active", "past_due"]);
  return db.select({ counted: count() }).from(subscriptions).where(and(isUnknown, runs)).get()?.counted ?? 0;
}

/** Whose money it is shows at Stripe's key, and at the address of PayPal's servers. */
function describeMode(provider: keyof typeof paymentNames): string {
  if (provider === "stripe") {
    if (config.stripe.apiBase) return "Connected to a stand-in, at STRIPE_API_BASE";
    const kind = /^[a-z]+_(live|test)_/.exec(config.stripe.secretKey ?? "")?.[1];
    return kind === "live" ? "Connected, live" : kind === "test" ? "Connected, in test mode" : "Connected";
  }
  const base = config.paypal?.apiBase;
  if (base === undefined || /^https:\/\/api(?:-m)?\.paypal\.com\/?$/.test(base)) return "Connected, live";
  return base.includes("sandbox")
    ? "Connected, in test mode (the sandbox)"
    : "Connected to a stand-in, at PAYPAL_API_BASE";
}
