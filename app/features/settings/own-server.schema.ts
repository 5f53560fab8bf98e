import { z } from "zod";
import { hasForbiddenHost } from "~/engine/providers/forbidden-address";
import { readWholeNumber } from "~/platform/text/read-whole-number";
import { providerKeySchema } from "./provider-key.schema";

const seconds = "Enter whole seconds from 5 to 3,600";
const readSeconds = (text: string) => readWholeNumber(text, { least: 5, most: 3_600 });

/** A server that speaks OpenAI's protocol, as an administrator enters it. */
export const ownServerSchema = z.object({
  address: z
    .string()
    .trim()
    .max(500, "Must be 500 characters or fewer")
    .refine(
      isServerAddress,
      "Enter an address that begins with http:// or https://, without a name, a password or a query",
    )
    .refine(
      (text) => !URL.canParse(text) || !hasForbiddenHost(text),
      "This is no address of a model: it is link-local, or of a cloud’s metadata",
    )
    .optional(),
  apiKey: providerKeySchema.shape.key.optional(),
  textTimeout: z
    .string()
    .trim()
    .refine((text) => readSeconds(text) !== null, seconds)
    .transform((text) => readSeconds(text) ?? undefined)
    .optional(),
});
export type OwnServerInput = z.output<typeof ownServerSchema>;

function isServerAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === "");
}
