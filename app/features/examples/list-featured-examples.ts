import { z } from "zod";
import { contentTypes } from "~/engine/brief";
import { cutText, cutToLine } from "~/engine/words/clean-text";
import { getSparkCost } from "~/features/content-types/content-types";
import { type Example, exampleCategories, exampleLimits, exampleTypes } from "./example";
import made from "./featured-examples.json";

const categories = Object.keys(exampleCategories) as (keyof typeof exampleCategories)[];

/** What `scripts/make-examples.ts` writes. */
const featuredSchema = z.array(
  z.object({
    key: z.string(),
    sparkTitle: z.string(),
    sparkPrompt: z.string(),
    contentTypes: z.array(z.enum(contentTypes)),
    category: z.enum(categories),
    sparkCost: z.literal(1),
    isFeatured: z.literal(true),
    generatedContent: z.array(
      z.object({
        type: z.enum(exampleTypes),
        title: z.string(),
        content: z.string(),
        picture: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
      }),
    ),
  }),
);

const featured: readonly Example[] = featuredSchema.parse(made).map((example) => ({
  ...example,
  format: null,
  results: null,
  sparkPrompt: cutToLine(example.sparkPrompt, exampleLimits.prompt),
  charged: getSparkCost(example.contentTypes),
  generatedContent: example.generatedContent.map(({ type, title, content, picture }) => ({
    type,
    title,
    preview: picture ? "" : cutToLine(content, exampleLimits.preview),
    sample: picture ? null : cutText(content, exampleLimits.sample),
    picture: picture && { ...picture, alt: content },
  })),
}));

/** The examples that come with the product, made by its own engine. */
export function listFeaturedExamples(): readonly Example[] {
  return featured;
}
