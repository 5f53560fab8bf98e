import type { ChainKind } from "~/engine/providers/list-asked-models";
import type { ChainSettings, ProviderSettings } from "~/engine/providers/provider-settings";
import { config } from "~/platform/config/config.server";
import { findStoredKeys, mayUseStoredKey } from "./stored-keys.server";
import { findOrderVariables, findStoredProviders, type StoredProviders } from "./stored-providers.server";

/**
 * Whom the product may ask at this moment: the environment's settings, and what administrators stored where it has none. Read anew for
 * every spark, so that a change needs no restart.
 */
export function getProviderSettings(): ProviderSettings {
  const { providers } = config;
  const keys: ProviderSettings["keys"] = { ...providers.keys };
  for (const { provider, key } of findStoredKeys()) {
    if (key !== null && mayUseStoredKey(provider)) keys[provider] ??= key;
  }
  const stored = findStoredProviders();
  return {
    ...providers,
    keys,
    ownServer: providers.openaiBaseUrl === undefined ? stored.ownServer : undefined,
    textTimeout: providers.textTimeout ?? stored.textTimeout,
    text: findChosenChain(stored, "text") ?? providers.text,
    image: findChosenChain(stored, "image") ?? providers.image,
    video: findChosenChain(stored, "video") ?? providers.video,
    voice: findChosenChain(stored, "voice"),
  };
}

function findChosenChain(stored: StoredProviders, kind: ChainKind): ChainSettings | undefined {
  const chain = stored[kind];
  if (!chain || findOrderVariables(kind).length > 0) return undefined;
  return { engines: chain.engines, models: [], modelOf: chain.models };
}
