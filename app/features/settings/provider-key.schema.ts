import { z } from "zod";

/** Whose keys can be stored. */
export const keyedProviders = ["openai", "anthropic", "google", "fal", "openai-compatible"] as const;
export type KeyedProvider = (typeof keyedProviders)[number];

/** Characters; the longest keys of today have under 200. */
const longestKey = 500;

/** A provider's key as an administrator pastes it: spaces around it are cut off, none may be in it. */
export const providerKeySchema = z.object({
  provider: z.enum(keyedProviders),
  key: z
    .string({ error: "Please enter the whole key" })
    .trim()
    .min(8, "Please enter the whole key")
    .max(longestKey, "This is too long for a key")
    .regex(/^[\x21-\x7e]+$/, "A key has no spaces or line breaks"),
});

export type ProviderKeyInput = z.infer<typeof providerKeySchema>;
