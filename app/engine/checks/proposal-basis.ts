import type { ProposalData } from "../providers/prompts/proposals-prompt";

/** What a proposal says that it rests on: words of the data, or one of its days. */
export interface ClaimedBasis {
  fact: string;
  date: string;
}

/** What it was found to rest on. `quote` is in the data's own letters. */
export type Basis =
  | { on: "profile"; quote: string }
  | { on: "campaign"; quote: string; day: string }
  | { on: "date"; day: string; what: string };

/** Characters of a quote: fewer stand in any text. */
const shortestQuote = 8;

/** Finds in the data what a proposal says that it rests on; null where the data holds no such words and no such day. */
export function findBasis({ profile, past, dates }: ProposalData, { fact, date }: ClaimedBasis): Basis | null {
  for (const text of Object.values(profile)) {
    const quote = findQuote(text, fact);
    if (quote) return { on: "profile", quote };
  }
  for (const { idea, on } of past) {
    const quote = findQuote(idea, fact);
    if (quote) return { on: "campaign", quote, day: on };
  }
  const day = fact.trim() === "" ? dates.find(({ on }) => on === date.trim()) : undefined;
  return day ? { on: "date", day: day.on, what: day.what } : null;
}

/** The words of a text that a quote repeats, whatever its white space, capitals, quotation marks and the mark at its end. */
function findQuote(text: string, given: string): string | null {
  const wanted = unify(given)
    .replace(/^["'\s]+/, "")
    .replace(/(?<!["'\s.!?…,;:])["'\s.!?…,;:]+$/, "");
  const whole = text.replace(/\s+/g, " ").trim();
  const place = unify(whole).indexOf(wanted);
  if (wanted.length < shortestQuote || place < 0) return null;
  const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");
  if (isWord(whole[place - 1]) || isWord(whole[place + wanted.length])) return null;
  return whole.slice(place, place + wanted.length);
}

// why no other changes: each character has to stay one, so that a place in the one text is a place in the other.
const unify = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));
