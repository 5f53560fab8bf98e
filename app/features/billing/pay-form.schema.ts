import { z } from "zod";

/** What the checkout's form sends: how it is paid, and nothing of the order but its nonce, since what is bought and for how much is ours to say. */
export const payFormSchema = z.object({
  nonce: z.string().min(1).max(100),
  provider: z.enum(["stripe", "paypal"]).optional(),
});
