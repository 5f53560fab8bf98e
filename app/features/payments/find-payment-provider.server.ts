import { config } from "~/platform/config/config.server";
import type { PaymentProvider, ProviderName } from "./payment-provider";
import { connectStripe } from "./stripe-provider.server";

const { secretKey, apiBase } = config.stripe;
const stripe = secretKey ? connectStripe({ secretKey, apiBase }) : null;

/** Whoever takes the money for new orders; null where no provider is connected. */
export function findPaymentProvider(): PaymentProvider | null {
  return stripe;
}

/** The provider that something was paid at. @throws when it is not connected any more. */
export function getPaymentProvider(name: ProviderName): PaymentProvider {
  if (name === "stripe" && stripe) return stripe;
  throw new Error(`The payment provider ${name} is not connected.`);
}
