import { z } from "zod";

/** What the form of a refund sends: the cents that were shown, so that no other amount goes back than was agreed to. */
export const refundSchema = z.object({ amount: z.coerce.number().int().min(1).max(100_000_000) });
