import { z } from "zod";

/** What 'Use Template' sends. */
export const selectionSchema = z.object({ templateId: z.string() });
