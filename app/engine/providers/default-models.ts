/**
 * The models that are asked when none is named: of each vendor one that writes an article within the time limit and costs cents, not
 * the largest. They are named after what the SDK's versions of November 2026 list; TEXT_MODEL, IMAGE_MODEL and VIDEO_MODEL overrule
 * them, which is also the way out when a vendor retires one.
 */
export const defaultModels = {
  openai: { text: "gpt-5.4-mini", picture: "gpt-image-2", voice: "gpt-4o-mini-tts" },
  anthropic: { text: "claude-sonnet-4-6" },
  // An alias that the vendor keeps pointing at its newest fast model.
  google: { text: "gemini-flash-latest", picture: "gemini-nano-banana-2.1", video: "veo-3.1-fast-generate-preview" },
  fal: { picture: "fal-ai/flux/dev", video: "luma-dream-machine/ray-2" },
  // A server of one's own has what its owner pulled: a guess that fits a fresh Ollama. Name yours in TEXT_MODEL.
  "openai-compatible": { text: "llama3.2", picture: "gpt-image-2" },
} as const;
