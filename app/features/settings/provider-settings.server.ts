import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { config } from "~/platform/config/config.server";
import { findStoredKeys, mayUseStoredKey } from "./stored-keys.server";

/** Whom the product may ask at this moment: the environment's settings, and stored keys where it has none. */
export function getProviderSettings(): ProviderSettings {
  const { providers } = config;
  const keys = { ...providers.keys };
  for (const { provider, key } of findStoredKeys()) {
    if (key !== null && mayUseStoredKey(provider)) keys[provider] ??= key;
  }
  return { ...providers, keys };
}
