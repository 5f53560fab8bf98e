import { z } from "zod";

/** What the buttons beside a version send: the version of the content that the person saw, and what to do. */
export const restoreSchema = z.object({
  version: z.string().max(64),
  intent: z.enum(["restore", "decline"]).catch("restore"),
});
