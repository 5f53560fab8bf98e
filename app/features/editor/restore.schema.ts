import { z } from "zod";

/** What the button 'Restore' sends: the version of the content that the person saw beside it. */
export const restoreSchema = z.object({ version: z.string().max(64) });
