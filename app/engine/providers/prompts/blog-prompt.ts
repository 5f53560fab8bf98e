import { z } from "zod";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeDataBlock, writePlanData, writingRules } from "./data-block";

/** Words of an article that are usual: one with others is handed out and says so. */
export const usualWords = { fewest: 500, most: 1_200 } as const;

/** Wider than what is asked for: what is a little too long or too little is mended, never thrown away. */
const text = (most: number) => z.string().trim().min(1).max(most);

/** An article in parts; the Markdown is put together in code. */
export const blogAnswer = z.object({
  title: text(400).describe("up to 60 characters"),
  metaDescription: text(800).describe("up to 160 characters"),
  excerpt: text(1_500).describe("two sentences for lists of articles, up to 300 characters"),
  introduction: text(8_000).describe("two short paragraphs in Markdown, 80 to 120 words, without a heading"),
  sections: z
    .array(
      z.object({
        heading: text(300).describe("says something, instead of naming a topic; no Markdown marks"),
        body: text(12_000).describe("Markdown paragraphs and lists without headings, 120 to 170 words"),
      }),
    )
    .min(1)
    .max(20)
    .describe("five sections, none repeating another"),
  faqHeading: z.string().trim().max(300).default("").describe("the heading above the questions"),
  faqs: z
    .array(z.object({ question: text(600), answer: text(3_000).describe("two or three sentences") }))
    .max(12)
    .default([])
    .describe("up to three questions that a customer would ask and the data answers"),
});

export type BlogAnswer = z.infer<typeof blogAnswer>;

export const blogInstructions = [
  "You write blog articles for small businesses. First think of an outline whose headings alone tell the story, then write the sections one after the other.",
  dataRule,
  ...writingRules,
  `The whole article has 850 to 1,050 words, and never under ${usualWords.fewest} or over ${usualWords.most}. Title or first two sentences say what is offered, with its figures. Repeat no sentence and no paragraph.`,
  "Use `projectName` as it is written, at least one of `keywords`, and in the last section `callToAction` word for word with `address`.",
  "Short sentences and common words: a reader of thirteen understands every one.",
].join("\n");

export const writeBlogMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));
