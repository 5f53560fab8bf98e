import { config } from "~/platform/config/config.server";
import { getInstallation } from "~/platform/settings/installation.server";

import type { PaymentProvider, ProviderName } from "./payment-provider";
import { createPayPalClient } from "./paypal-client.server";
import { connectPayPal } from "./paypal-provider.server";
import { connectStripe } from "./stripe-provider.server";

const { secretKey, apiBase } = config.stripe;

/** PayPal's API, for what is not of the port; null where it is not connected. */
export const payPalClient = config.paypal ? createPayPalClient(config.paypal) : null;

const connected: Partial<Record<ProviderName, PaymentProvider>> = {
  ...(secretKey ? { stripe: connectStripe({ secretKey, apiBase, installation: getInstallation }) } : {}),
  ...(payPalClient ? { paypal: connectPayPal(payPalClient, getInstallation) } : {}),
};

/** Whoever takes money here, the one for cards first; none where nothing can be bought. */
export function listPaymentProviders(): PaymentProvider[] {
  return Object.values(connected);
}

/** Whoever takes the money for a new order: the one that is asked for, else the first; null where there is none. */
export function findPaymentProvider(name?: ProviderName): PaymentProvider | null {
  return (name ? connected[name] : listPaymentProviders()[0]) ?? null;
}

/** The provider that something was paid at. @throws when it is not connected any more. */
export function getPaymentProvider(name: ProviderName): PaymentProvider {
  const provider = connected[name];
  if (!provider) throw new Error(`The payment provider ${name} is not connected.`);
  return provider;
}
