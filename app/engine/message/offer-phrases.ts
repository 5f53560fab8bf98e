import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import type { Word } from "../english/words";
import type { NounPhrase, Offer } from "./message";
import { type Clause, readBetween } from "./rule";

/** An offer and the words that say it. */
export interface FoundOffer {
  offer: Offer;
  first: number;
  last: number;
}

/** The word at an index, in lower case; empty outside. */
export const getLower = ({ words }: Clause, at: number) => words[at]?.lower ?? "";

/** The phrase behind "off", "on" or "free": what is offered. Stops before a time. */
export function readPhraseFrom(clause: Clause, from: number): { phrase: NounPhrase | null; last: number } {
  const isTimed = findTimeSpans(clause.words).some((each) => each.first === from && !each.isAttributive);
  if (isTimed) return { phrase: null, last: from - 1 };
  // why: "under-16s are free. All money goes to charity" gives no money away
  if (/[.!?]/.test(clause.words[from - 1]?.after ?? "")) return { phrase: null, last: from - 1 };
  const start = /^(?:on|for|all|every)$/.test(getLower(clause, from)) ? from + 1 : from;
  const span = findTimeSpans(clause.words).find((each) => each.first >= start && !each.isAttributive);
  const end = findPhraseEnd(clause.words, start, span?.first ?? clause.words.length);
  const phrase = end > start ? readNounPhrase(withoutOrder(readBetween(clause, start, end))) : null;
  // why: "half price for a year" says for how long
  const isDuration =
    /^(?:hour|day|week|month|year|season)s?$/i.test(phrase?.head ?? "") && getLower(clause, from) === "for";
  return { phrase: isDuration ? null : phrase, last: end - 1 };
}

/** "Eid boxes ordered" is about the boxes. */
const withoutOrder = (text: string) => text.replace(/\s(?:ordered|booked|bought|made|when|if)$/i, "");

/** The phrase before a price: "garden rooms" of "garden rooms from 18,500 kr". */
export function readPhraseBefore(clause: Clause, at: number): NounPhrase | null {
  const spans = findTimeSpans(clause.words);
  let end = at;
  while (
    end > 0 &&
    (/^(?:from|for|at|starting|only|just|now|is|are|costs?|the|-|–|it's|about)$/.test(getLower(clause, end - 1)) ||
      (end < at && /^by$/.test(getLower(clause, end - 1))))
  )
    end -= 1;
  let start = end;
  while (
    start > 0 &&
    !/[,.;!?]/.test((clause.words[start - 1] as Word).after) &&
    !spans.some((span) => !span.isAttributive && span.last === start - 1)
  ) {
    const part = clause.words[start - 1]?.part;
    if (
      part === "pronoun" ||
      (part === "conjunction" && !/^(?:and|&)$/.test(getLower(clause, start - 1))) ||
      (part === "verb" &&
        !clause.words[start - 1]?.tags.has("Gerund") &&
        start - 1 > 0 &&
        clause.words[start - 2]?.part !== "number" &&
        !(start < end && clause.words[start - 1]?.tags.has("PastTense") && clause.words[start]?.part === "noun"))
    )
      break;
    start -= 1;
  }
  const text = readBetween(clause, start, end);
  return text ? readNounPhrase(text.replace(/^.*:\s/, "")) : null;
}

/** What a price is for, behind it: "a month", "each", "for six lessons". */
export const readPer = (clause: Clause, at: number): { per: string | null; last: number } => {
  if (/^(?:a|an|per|each|the|\/)$/.test(getLower(clause, at)) && !clause.words[at - 1]?.after) {
    if (getLower(clause, at) === "each") return { per: "each", last: at };
    const unit = clause.words[at + 1];
    if (
      unit &&
      /^(?:day|night|week|month|year|hour|kilo|kg|person|head|child|adult|seat|user|lesson|session|class|visit|box|bag|piece|bottle|metre|meter|room|couple|family|ticket|night)$/.test(
        unit.lower,
      )
    )
      return { per: unit.lower, last: at + 1 };
  }
  if (
    getLower(clause, at) === "for" &&
    readNumber(getLower(clause, at + 1)) !== null &&
    /s$/.test(getLower(clause, at + 2))
  )
    return { per: readBetween(clause, at + 1, at + 3), last: at + 2 };
  return { per: null, last: at - 1 };
};
