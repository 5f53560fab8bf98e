import { z } from "zod";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeDataBlock, writePlanData, writingRules } from "./data-block";

const text = (most: number) => z.string().trim().min(1).max(most);

/** An article in parts; the Markdown is put together in code. */
export const blogAnswer = z.object({
  title: text(60).describe("up to 60 characters"),
  metaDescription: text(160).describe("up to 160 characters"),
  excerpt: text(300).describe("two sentences for lists of articles, up to 300 characters"),
  introduction: text(2_000).describe("two short paragraphs in Markdown, 80 to 120 words, without a heading"),
  sections: z
    .array(
      z.object({
        heading: text(90).describe("says something, instead of naming a topic; no Markdown marks"),
        body: text(4_000).describe("Markdown paragraphs and lists without headings, 120 to 170 words"),
      }),
    )
    .min(4)
    .max(7)
    .describe("five sections, none repeating another"),
  faqHeading: text(80).describe("the heading above the questions"),
  faqs: z
    .array(z.object({ question: text(160), answer: text(700).describe("two or three sentences") }))
    .length(3)
    .describe("exactly three questions that a customer would ask, with answers"),
});

export type BlogAnswer = z.infer<typeof blogAnswer>;

export const blogInstructions = [
  "You write blog articles for small businesses. First think of an outline whose headings alone tell the story, then write the sections one after the other.",
  dataRule,
  ...writingRules,
  "The whole article has 850 to 1,050 words. Repeat no sentence and no paragraph.",
  "Use `projectName` as it is written, at least one of `keywords`, and in the last section `callToAction` word for word.",
  "Short sentences and common words: a reader of thirteen understands every one.",
].join("\n");

export const writeBlogMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));
