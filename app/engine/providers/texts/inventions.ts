import type { Finding } from "../../checks/blog-rules";
import { findInventions } from "../../checks/claims";
import type { Brief } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { writeToday } from "../prompts/data-block";

/** What the user told and what day it is, without what we added: what a text may state. */
export function readTold(brief: Brief): string {
  const {
    seed: _,
    referenceImagePath: __,
    voice: ___,
    requestedAt: ____,
    contentTypes: _____,
    format: ______,
    ...told
  } = brief;
  return [...findStrings(told), writeToday(brief)].join("\n");
}

function findStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(findStrings);
}

/** Sentences that go back once, the first of a text first. */
const mostSentBack = 4;

/** Sentences of a text that say what the brief does not. Worth one try to do without; what stays is listed as a claim to check. */
export function findUnsupported(text: string, plan: CampaignPlan): Finding[] {
  return listInventions(text, plan)
    .slice(0, mostSentBack)
    .map((sentence) => ({ rule: "unsupported", detail: `the data does not say this: ${sentence}` }));
}

/** The same as the claims that its owner has to check. */
export const listInventions = (text: string, { brief, inEnglish }: CampaignPlan): string[] =>
  findInventions(text, readTold(brief), { inEnglish });
