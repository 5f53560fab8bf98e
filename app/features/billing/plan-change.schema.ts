import { z } from "zod";

/** What the form of a plan change sends: the moment for which its price was shown, in milliseconds. Zero for a change that costs nothing now. */
export const planChangeSchema = z.object({ at: z.coerce.number().int().min(0).max(8_640_000_000_000_000) });
