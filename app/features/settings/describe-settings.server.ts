import { hasKey, orderProviders, type ProviderSettings } from "~/engine/providers/provider-settings";
import { listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import type { User } from "~/platform/auth/user";
import { findProviderKeys } from "./provider-keys.queries.server";
import { getProviderSettings } from "./provider-settings.server";
import { vendorNames } from "./vendor-names";

const kinds = [
  { kind: "Texts", chain: "text", variable: "TEXT_PROVIDER, TEXT_MODEL" },
  { kind: "Images", chain: "image", variable: "IMAGE_PROVIDER, IMAGE_MODEL" },
  { kind: "Clips of films", chain: "video", variable: "VIDEO_PROVIDER, VIDEO_MODEL" },
] as const;

/** Who can make each kind at all. */
const makers: Record<(typeof kinds)[number]["chain"], readonly string[]> = {
  text: ["openai-compatible", "openai", "anthropic", "google"],
  image: ["openai-compatible", "openai", "google", "fal"],
  video: ["google", "fal"],
};

/** The providers of content as an administrator sees them. @throws NotAnAdministrator */
export function describeProviders(admin: User) {
  const settings = getProviderSettings();
  return {
    keys: findProviderKeys(admin).map((state) => ({ ...state, name: vendorNames[state.provider] })),
    order: kinds.map(({ kind, chain, variable }) => ({
      ...{ kind, variable },
      asked: listAsked(settings, chain),
      models: [...settings[chain].models],
    })),
  };
}

const listAsked = (settings: ProviderSettings, chain: (typeof kinds)[number]["chain"]) =>
  orderProviders(settings[chain].engines)
    .filter((name) => makers[chain].includes(name) && hasKey(name, settings))
    .map((name) => vendorNames[name]);

/** What is set in the environment alone, for an administrator to see: each with its variable. Never a key. */
export function describeEnvironment() {
  const connected = listPaymentProviders().map(({ name }) => name);
  const has = (name: "stripe" | "paypal") => (connected.includes(name) ? "connected" : "Configuration needed");
  return [
    { name: "Payments by Stripe", value: has("stripe"), variable: "STRIPE_SECRET_KEY" },
    { name: "Payments by PayPal", value: has("paypal"), variable: "PAYPAL_CLIENT_ID" },
  ];
}
