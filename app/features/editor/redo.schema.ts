import { z } from "zod";
import { createOptionalText } from "~/platform/text/text-field";

/** The poster's line has room for so many characters. */
const mostHeadline = 60;

/** The form that has a part made again. */
export const redoSchema = z.object({
  nonce: z.uuid(),
  version: z.string().max(64),
  /** Sparks, as the page showed the price. */
  price: z.coerce.number().int().min(0),
  keepsEdit: z.literal("on").optional(),
  /** Of the poster alone. */
  headline: createOptionalText(mostHeadline),
});
