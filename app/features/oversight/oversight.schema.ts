import { z } from "zod";

const id = z.coerce.number().int().positive();

/** A button about one row. */
export const rowFormSchema = z.object({ id });

/** A button about one message. */
export const messageFormSchema = z.object({ id, state: z.enum(["answered", "open"]) });

/** A button about one event of a payment provider, or about one finding of the comparison with its lists. */
export const reconciliationFormSchema = z.object({
  provider: z.enum(["stripe", "paypal"]).optional(),
  event: z.string().min(1).max(200).optional(),
  finding: id.optional(),
  intent: z.enum(["look", "dismiss"]).optional(),
});
