import type { Caption } from "~/engine/engine";
import { countFor, findPlatform } from "~/engine/platforms";

/** A caption as the page and the file show it: its platform by name, and how much of the platform's limit it uses. */
export interface CaptionLine {
  /** The platform's key in the engine's table. */
  key: string;
  platform: string;
  /** Why it says what it says. */
  reason: string;
  text: string;
  count: number;
  limit: number | null;
  /** It was cut to fit. */
  shortened: boolean;
  /** What its author has to check, and what could not be mended. */
  claims: string[];
  remarks: string[];
}

/** What the built-in writer's reasons are called on a page, where their names say nothing to a reader. */
const reasonLabels: Record<string, string> = {
  about: "who it is from",
  announce: "the point",
  answer: "a question, answered",
  aside: "by the way",
  audience: "who it is for",
  bare: "in one line",
  behind: "who it is from",
  card: "at a glance",
  cost: "what it costs",
  date: "the date",
  easy: "a question, answered",
  fact: "a fact",
  feature: "one thing about it",
  form: "the point",
  goal: "what it is for",
  hook: "the opening",
  included: "at a glance",
  last: "in short",
  detail: "one more thing",
  invitation: "an invitation",
  "last day": "last call",
  list: "all in a list",
  meaning: "what it means",
  more: "one more thing",
  near: "last call",
  number: "the number",
  offer: "the offer",
  place: "the place",
  point: "the point",
  problem: "the problem",
  question: "a question",
  reader: "who it is for",
  rest: "one more thing",
  step: "one step",
  steps: "how it goes",
  sum: "what it adds up to",
  terms: "good to know",
  when: "the date",
  who: "who it is for",
};

/** A caption's reason in a reader's words: "in one line" for "bare 2". A model's and an older campaign's stand as they are. */
function labelReason(hook: string): string {
  const name = hook.replace(/ \d{1,2}$/, "");
  return reasonLabels[name] ?? name;
}

export function getCaptionLines(captions: readonly Caption[]): CaptionLine[] {
  return captions.map(({ platform, hook, text, shortened, claimsToCheck = [], remarks = [] }) => {
    const known = findPlatform(platform);
    return {
      key: platform,
      platform: known?.name ?? platform,
      reason: labelReason(hook),
      text,
      count: countFor(platform, text),
      limit: known?.limit ?? null,
      shortened,
      claims: claimsToCheck,
      remarks,
    };
  });
}
