import { z } from "zod";

const id = z.coerce.number().int().positive();

/** A button about one row. */
export const rowFormSchema = z.object({ id });

/** A button about one message. */
export const messageFormSchema = z.object({ id, state: z.enum(["answered", "open"]) });

/** A button about one event of a payment provider. */
export const eventFormSchema = z.object({ provider: z.enum(["stripe", "paypal"]), event: z.string().min(1).max(200) });
