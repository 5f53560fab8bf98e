import type { ProviderSettings } from "~/engine/providers/connect-providers";
import { config } from "~/platform/config/config.server";
import { storedKeys } from "./stored-keys.server";

/**
 * What the worker may ask at this moment: the environment's settings, and stored keys where it has none. A stored OpenAI key is left
 * out while OPENAI_BASE_URL is set: it was given for OpenAI, and would be sent to that server.
 */
export function providerSettings(): ProviderSettings {
  const { providers } = config;
  const keys = { ...providers.keys };
  for (const { provider, key } of storedKeys()) {
    const isForAnotherServer = provider === "openai" && providers.openaiBaseUrl !== undefined;
    if (key !== null && !isForAnotherServer) keys[provider] ??= key;
  }
  return { ...providers, keys };
}
