import type { ProviderName } from "~/engine/providers/ports";

/** By the names that people know. */
export const vendorNames: Record<ProviderName, string> = {
  "openai-compatible": "a model server of this site's operator",
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  fal: "fal",
};
