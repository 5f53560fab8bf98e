import type { ProviderName } from "~/engine/providers/ports";

/** By the names that people know, as the privacy policy says them. */
export const vendorNames: Record<ProviderName, string> = {
  "openai-compatible": "a model server of this site's operator",
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  fal: "fal",
};

/** As administrators read them. */
export const providerNames: Record<ProviderName, string> = { ...vendorNames, "openai-compatible": "Own model server" };
