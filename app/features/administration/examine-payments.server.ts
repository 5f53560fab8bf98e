import { findKnownAccount } from "~/features/billing/require-account.server";
import { listPrices } from "~/features/billing/require-price.server";
import { listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { ExaminedAccount, PaymentProvider, ProviderName } from "~/features/payments/payment-provider";
import { config } from "~/platform/config/config.server";
import type { SystemCheck } from "./system-check";

const names: Record<ProviderName, string> = { stripe: "Stripe", paypal: "PayPal" };
const keys: Record<ProviderName, string> = {
  stripe: "STRIPE_SECRET_KEY",
  paypal: "PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET",
};

/** Asks each payment provider how we stand there: whether our key holds and whose it is, our prices, and whether its events come to us. */
export async function examinePayments(providers: PaymentProvider[] = listPaymentProviders()): Promise<SystemCheck[]> {
  return (await Promise.all(providers.map(examineProvider))).flat();
}

async function examineProvider(provider: PaymentProvider): Promise<SystemCheck[]> {
  const label = names[provider.name];
  const known = findKnownAccount(provider.name);
  try {
    const prices = listPrices(provider.name, known);
    const webhookUrl = `${config.origin}/webhooks/${provider.name}`;
    const told = await provider.examine({ webhookUrl, prices });
    return [
      describeAccount(provider.name, told, known),
      describePrices(label, told, prices.length),
      { name: `${label}'s webhook`, ...describeWebhook(provider.name, told.webhook, webhookUrl) },
    ];
  } catch (problem) {
    if (!(problem instanceof PaymentProblem)) throw problem;
    const why = problem.message;
    const isBusy = problem.reason === "unavailable";
    const text = isBusy ? `${label} does not answer: ${why}` : `${label} does not take ${keys[provider.name]}: ${why}`;
    return [{ name: `${label}'s account`, state: isBusy ? "warn" : "bad", text }];
  }
}

function describeAccount(provider: ProviderName, told: ExaminedAccount, known: string): SystemCheck {
  const name = `${names[provider]}'s account`;
  const { account, takesMoney } = told;
  const [id = "", mode = ""] = splitAccount(account);
  const shown = `${told.name ? `${told.name}, ` : ""}${id === "?" ? "an account that the key may not read" : id}, ${mode === "live" ? "live" : "in test mode"}`;
  if (!takesMoney)
    return { name, state: "bad", text: `The key holds (${shown}), and the account takes no payments yet.` };
  const publishable = provider === "stripe" && /^pk_(live|test)_/.exec(config.stripe.publishableKey ?? "")?.[1];
  if (publishable && publishable !== mode)
    return {
      name,
      state: "bad",
      text: `STRIPE_SECRET_KEY is ${shown}, and STRIPE_PUBLISHABLE_KEY is a ${publishable} key.`,
    };
  const isOther = known !== "" && id !== "?" && known !== account;
  if (isOther)
    return {
      name,
      state: "warn",
      text: `The key holds (${shown}). So far ${known} was charged: what runs there is set aside.`,
    };
  return { name, state: "ok", text: `The key holds: ${shown}.` };
}

const splitAccount = (account: string) => {
  const at = account.lastIndexOf("/");
  return [account.slice(0, at), account.slice(at + 1)];
};

function describePrices(label: string, { lostPrices }: ExaminedAccount, made: number): SystemCheck {
  const name = `${label}'s prices`;
  if (lostPrices.length > 0)
    return {
      name,
      state: "warn",
      text: `Not sold any more: ${lostPrices.join(", ")}. They are made again when somebody buys.`,
    };
  const text = made === 0 ? "None is made yet: they are when they are first needed." : `${made} are sold.`;
  return { name, state: "ok", text };
}

function describeWebhook(
  provider: ProviderName,
  { state, missingEvents }: ExaminedAccount["webhook"],
  url: string,
): Pick<SystemCheck, "state" | "text"> {
  const label = names[provider];
  // why not PayPal's: its webhook was found by that id.
  const hasSecret = provider !== "stripe" || config.stripe.webhookSecret;
  const secret = provider === "stripe" ? "STRIPE_WEBHOOK_SECRET" : "PAYPAL_WEBHOOK_ID";
  if (state === "unknown")
    return { state: "warn", text: `The key may not read the endpoints: look at ${label} for ${url}.` };
  if (state === "missing") return { state: "warn", text: `${label} has none for ${url}: add it, and set ${secret}.` };
  if (state === "off") return { state: "bad", text: `${label} has disabled ${url}: enable it there.` };
  if (state === "elsewhere")
    return { state: "bad", text: `The webhook of ${secret} leads to another address than ${url}.` };
  if (!hasSecret)
    return { state: "bad", text: `${label} tells ${url}, and ${secret} is not set: its events are refused.` };
  if (missingEvents.length > 0) return { state: "warn", text: `${url} is not told of ${missingEvents.join(", ")}.` };
  return { state: "ok", text: `${url} is told of all that is needed.` };
}
