import type { MessageKind } from "../message/message";
import type { Speaker } from "./facts/fact-rule";
import { offerFacts } from "./facts/offer-facts";
import { priceFacts } from "./facts/price-facts";
import { serviceFacts } from "./facts/service-facts";
import { termsFacts } from "./facts/terms-facts";
import { timeAndPlaceFacts } from "./facts/time-and-place-facts";
import { endSentence, removeEndMark } from "./grammar";

/** The first whose pattern holds says it; what no rule knows stays a note. */
export const factRules = [...priceFacts, ...serviceFacts, ...termsFacts, ...offerFacts, ...timeAndPlaceFacts];

/** A note of the owner's as a sentence where its grammar is known, else the note with an end mark: "£60 a flue" is "The price is £60 a flue." */
export function sayFact(fact: string, speaker: Speaker, kind: MessageKind, name = ""): string {
  const text = removeEndMark(fact.trim());
  for (const { when, say } of factRules) {
    const parts = when.exec(text);
    const said = parts && say(parts, speaker, kind, name);
    if (said) return endSentence(said);
  }
  return endSentence(text);
}

/** Who speaks in a description: "I'm a one-man band" is one. */
export const findSpeaker = (description: string): Speaker =>
  /\bI(?:['’]m| am| have|['’]ve)? /.test(description) && !/\b(?:we|us|our)\b/i.test(description) ? "I" : "we";
