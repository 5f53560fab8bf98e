import { z } from "zod";
import { contentTypes } from "~/engine/engine";
import { type DescribedCalls, rowParams } from "~/platform/http/described-call";

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
  readImage: {
    name: "readImage",
    method: "GET",
    path: "/api/image/{id}",
    summary: "The picture of an item",
    details: "In full size, and by the item's id, whatever is made of it again.",
    params: rowParams,
    answer: { status: 200, meaning: "The picture.", body: "image/png" },
    refusals: { 404: "There is no such item of yours, or no picture was made of it." },
  },
  download: {
    name: "downloadItem",
    method: "GET",
    path: "/api/download/{id}",
    summary: "Everything of an item",
    details: "Texts, pictures, films and subtitles. It is written while it is sent, so its length is not told.",
    params: rowParams,
    answer: { status: 200, meaning: "The files, packed.", body: "application/zip" },
    refusals: {
      404: "There is no such item of yours, or nothing of it is made yet.",
      429: "Three archives of yours are on their way.",
    },
  },
} as const satisfies DescribedCalls;
