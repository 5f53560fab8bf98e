import { z } from "zod";

const wrongAmount = "Enter an amount such as 12.50.";

/** The form of a refund by an administrator: the amount as it is written, and what the page said had gone back, so that a double click is one refund. */
export const partialRefundSchema = z.object({
  amount: z
    .string({ error: wrongAmount })
    .trim()
    .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/, wrongAmount)
    .transform((text) => Math.round(Number(text.replace(",", ".")) * 100)),
  refunded: z.coerce.number().int().min(0).max(1_000_000_000),
});
