import { z } from "zod";

/** The body of an upload: one file. What is in it is looked at afterwards, by decoding. */
export const uploadSchema = z.object({ image: z.file() });
