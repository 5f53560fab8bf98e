import type { Caption } from "~/engine/engine";
import type { ReasonName } from "~/engine/formats/caption-reasons";
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
const reasonLabels: Record<ReasonName, string> = {
  point: "the point",
  story: "the whole story",
  line: "one more thing",
  list: "all in a list",
  steps: "how it goes",
  problem: "the problem",
  question: "a question",
  answers: "a question, answered",
  who: "who it is from",
  price: "what it costs",
  practical: "when and where",
  feature: "one thing about it",
  trust: "who says so",
  terms: "good to know",
  made: "what it means",
  readers: "who it is for",
  name: "in one line",
  close: "an invitation",
};

/** And those of campaigns that were made before. */
const olderLabels: Record<string, string> = {
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
  form: "the point",
  goal: "what it is for",
  hook: "the opening",
  included: "at a glance",
  last: "in short",
  detail: "one more thing",
  invitation: "an invitation",
  "last day": "last call",
  meaning: "what it means",
  more: "one more thing",
  near: "last call",
  number: "the number",
  offer: "the offer",
  place: "the place",
  reader: "who it is for",
  rest: "one more thing",
  step: "one step",
  sum: "what it adds up to",
  when: "the date",
};

/** A caption's reason in a reader's words: "in one line" for "bare 2". A model's and an older campaign's stand as they are. */
function labelReason(hook: string): string {
  const name = hook.replace(/ \d{1,2}$/, "");
  const labels: Record<string, string> = { ...olderLabels, ...reasonLabels };
  return labels[name] ?? name;
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
