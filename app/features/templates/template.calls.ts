import { z } from "zod";
import { templateCategories, templateFormats, templateIndustries } from "#db/schema";
import { contentTypes } from "~/engine/engine";
import { type DescribedCalls, rowParams } from "~/platform/http/described-call";

/** A template as calls answer it, by the specification's names. */
const templateAnswer = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    category: z.enum(templateCategories),
    industry: z.enum(templateIndustries).nullable(),
    format: z.enum(templateFormats),
    content_types: z.array(z.enum(contentTypes)),
    usage_count: z.int(),
    prompt_template: z.string().describe("An idea with placeholders in brackets, such as [PRODUCT_NAME]."),
  })
  .meta({ id: "ContentTemplate" });

export type TemplateAnswer = z.output<typeof templateAnswer>;

const filter = "'all' leaves it open; a word that there is not finds nothing.";

/** The calls about templates. */
export const templateCalls = {
  list: {
    name: "listContentTemplates",
    method: "GET",
    path: "/api/content-templates",
    summary: "Ideas to start from",
    query: z.object({
      category: z
        .enum(["all", ...templateCategories])
        .optional()
        .describe(filter),
      industry: z
        .enum(["all", ...templateIndustries])
        .optional()
        .describe(filter),
    }),
    answer: { status: 200, meaning: "The templates.", body: z.array(templateAnswer) },
  },
  read: {
    name: "readContentTemplate",
    method: "GET",
    path: "/api/content-templates/{id}",
    summary: "One template",
    params: rowParams,
    answer: { status: 200, meaning: "The template.", body: templateAnswer },
    refusals: { 404: "There is no such template." },
  },
} as const satisfies DescribedCalls;
