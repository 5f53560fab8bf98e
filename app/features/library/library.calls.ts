import { z } from "zod";
import { contentTypes } from "~/engine/engine";
import type { DescribedCalls } from "~/platform/http/described-call";

const itemAnswer = z
  .object({
    id: z.int(),
    projectId: z.int(),
    projectName: z.string(),
    prompt: z.string(),
    contentTypes: z.array(z.enum(contentTypes)),
    createdAt: z.iso.datetime(),
    results: z.object({
      blogContent: z.string().nullable().describe("The article in Markdown, or the e-mail's text."),
      imageUrl: z.string().nullable(),
      captionOptions: z.array(z.string()),
    }),
  })
  .meta({ id: "LibraryItem" });

export type LibraryItemAnswer = z.output<typeof itemAnswer>;

/** The calls about what was made. */
export const libraryCalls = {
  list: {
    name: "listContent",
    method: "GET",
    path: "/api/content-library",
    summary: "What was made for you, the newest first",
    query: z.object({
      before: z.int().positive().optional().describe("Only what is older than the item with this id."),
      search: z.string().optional().describe("Words of the idea or of what was made of it."),
    }),
    answer: {
      status: 200,
      meaning: "At most a hundred items; ask for those before the last one for more.",
      body: z.object({ content: z.array(itemAnswer) }),
    },
  },
} as const satisfies DescribedCalls;
