import { z } from "zod";
import type { KeyedProvider } from "./provider-key.schema";

const required = "Image generation API key is required";
const noPictures = "Anthropic has no model for images. Enter a key of OpenAI, Google or fal.";

/** A key for pictures. Whose it is shows at its beginning. */
export const imageKeySchema = z.object({
  imageGenerationKey: z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .min(8, "Please enter the whole key")
    .max(500, "This is too long for a key")
    .regex(/^[\x21-\x7e]+$/, "A key has no spaces or line breaks")
    .refine((key) => !key.startsWith("sk-ant-"), noPictures),
});

/** Who gave a key: OpenAI's begin with "sk-", Google's with "AIza" or "AQ.", and fal's with an id of its own. */
export function findKeyProvider(key: string): KeyedProvider {
  if (key.startsWith("sk-")) return "openai";
  return key.startsWith("AIza") || key.startsWith("AQ.") ? "google" : "fal";
}
