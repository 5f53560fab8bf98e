import { completeSentence } from "../english/complete-sentence";
import type { FeatureKind } from "../message/message";
import { readFeature } from "../message/read-features";
import { endSentence } from "./grammar";

/** What a fact is about: facts of one topic stand together. */
export const factTopics = ["cost", "visit", "trust", "more"] as const;
export type FactTopic = (typeof factTopics)[number];

/** A fact that the owner stated, as it can stand in a text. */
export interface ToldFact {
  topic: FactTopic;
  kind: FeatureKind;
  /** As typed, without an end mark. */
  raw: string;
  /** A whole sentence where one could be made, else the line itself; with its end mark. */
  text: string;
  isSentence: boolean;
  /** The text before it was put into the voice: what questions are asked of. */
  plain: string;
  /** Its subject and verb were added: they may be spoken as the voice speaks. */
  isOurs: boolean;
}

const topics: Partial<Record<FeatureKind, FactTopic>> = {
  price: "cost",
  free: "cost",
  hours: "visit",
  place: "visit",
  weekly: "visit",
  "no-booking": "visit",
  delivery: "visit",
  "by-post": "visit",
  "own-people": "trust",
  qualified: "trust",
  insured: "trust",
  guarantee: "trust",
  "family-run": "trust",
  since: "trust",
  "human-support": "trust",
  count: "trust",
};

/** How many we are; any other number is told of the thing. */
const aboutUs =
  /\b(?:years?|customers|clients|members|staff|teachers|engineers|branches|shops|countries|reviews|stars?)\b/i;

/** The lines that an owner noted down as facts, each as a sentence where one can be made of it. */
export function tellFacts(lines: readonly string[]): ToldFact[] {
  return lines.flatMap((line) => {
    const raw = line.trim().replace(/[.;,\s]{1,9}$/, "");
    if (!raw) return [];
    const { kind } = readFeature(raw, "facts");
    const made = completeSentence(raw);
    const topic = /^You will find us\b/.test(made?.text ?? "")
      ? "visit"
      : /^We are open\b/.test(made?.text ?? "")
        ? "visit"
        : kind === "count" && !aboutUs.test(raw)
          ? "more"
          : (topics[kind] ?? (/[£$€₹]\s?\d|\bRs\.? ?\d|\bfree\b/i.test(raw) ? "cost" : "more"));
    return [
      {
        topic,
        kind,
        raw,
        text: endSentence(made?.text ?? raw),
        plain: endSentence(made?.text ?? raw),
        isSentence: made !== null,
        isOurs: made !== null && made.rule !== "a sentence already",
      },
    ];
  });
}
