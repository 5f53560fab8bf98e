import { z } from "zod";
import { emailLimits } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeDataBlock, writePlanData, writingRules } from "./data-block";

/** Wider than what is asked for: what is a little too long is written again or cut, never thrown away. */
const text = (most: number) => z.string().trim().min(1).max(most);

/** An e-mail in parts; call to action and address are put in by code. */
export const emailAnswer = z.object({
  subject: text(300).describe(`up to ${emailLimits.subject} characters`),
  preheader: text(500).describe(
    `goes on from the subject and does not repeat it, up to ${emailLimits.preheader} characters`,
  ),
  greeting: text(200).describe("a short line of its own"),
  paragraphs: z
    .array(text(3_000))
    .min(1)
    .max(12)
    .describe("two to four short paragraphs of plain text without Markdown"),
  list: z
    .array(text(400))
    .max(10)
    .default([])
    .describe("up to five facts worth a line each; empty where there are none"),
  closing: z.string().trim().max(600).default("").describe("one sentence under the call to action; may be empty"),
  signature: text(300).describe("a short farewell with `projectName`"),
});

export type EmailAnswer = z.infer<typeof emailAnswer>;

export const emailInstructions = [
  "You write marketing e-mails for small businesses: one thing to say, one thing to do.",
  dataRule,
  ...writingRules,
  `The whole e-mail has ${emailLimits.words.usual} to ${emailLimits.words.most} words where the data holds enough to say; with less it stays short and is not padded. Subject or first paragraph says what is offered, with its figures. Repeat no sentence.`,
  "Write neither `callToAction` nor `address` nor any link: a button with both stands under your paragraphs already.",
  "If the data's `idea` asks for a form of its own (so many characters, so many sections), the limits here win.",
].join("\n");

export const writeEmailMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));
