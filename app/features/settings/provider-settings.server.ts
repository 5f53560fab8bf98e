import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { config } from "~/platform/config/config.server";
import { mayUseStored, storedKeys } from "./stored-keys.server";

/** Whom the product may ask at this moment: the environment's settings, and stored keys where it has none. */
export function providerSettings(): ProviderSettings {
  const { providers } = config;
  const keys = { ...providers.keys };
  for (const { provider, key } of storedKeys()) {
    if (key !== null && mayUseStored(provider)) keys[provider] ??= key;
  }
  return { ...providers, keys };
}
