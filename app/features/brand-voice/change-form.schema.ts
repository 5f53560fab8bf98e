import { z } from "zod";

/** What the buttons beside a text send: which text, and the version of it that the person saw. */
export const changeFormSchema = z.object({ type: z.enum(["blog", "caption"]), version: z.string().max(64) });
