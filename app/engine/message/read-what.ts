import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { findTimeSpans } from "../english/timing";
import type { Word } from "../english/words";
import type { MessageKind, NounPhrase } from "./message";
import { isPeople } from "./people";
import { findPlace } from "./read-place";
import { type Clause, textBetween } from "./rule";

/** Kinds whose subject is a question or an account and no thing. */
const withoutThing: readonly MessageKind[] = ["question", "how-to"];

/** Verbs behind "we" whose object is what the message is about. */
const ownersVerbs =
  /^(?:need|needs|want|have|has|offer|sell|stock|make|raised|launched|launch|repair|deliver|added|bake|brew|servicing|serve|opened|hiring|for|sells|is|selling)$/;

/**
 * The thing that a statement is about, as a noun phrase without article: the first that is no number, time or price, or what "we" do something
 * with. Null where none stands out.
 */
export function findWhat(clause: Clause, kind: MessageKind): NounPhrase | null {
  if (withoutThing.includes(kind) || clause.words.length < 2) return null;
  const { words } = clause;
  const first = words[0] as Word;
  if (
    /^(?:how|why|what|when|where|who|you|they|it|its|it's|yes|no|“|closed)$/.test(first.lower) &&
    !/^its?$/.test(first.lower)
  )
    return null;
  if (/^[“"]/.test(clause.text)) return null;
  const start = startOfThing(clause);
  if (start < 0) return null;
  const until = Math.min(...[words.length, firstTime(clause, start), firstPlace(clause, start)]);
  const end = extend(clause, start, findPhraseEnd(words, start, until), until);
  if (end <= start) return null;
  const phrase = readNounPhrase(textBetween(clause, start, end).replace(/^(?:all|the|our|every|each)\s+/i, ""));
  return phrase && !/^(?:something|things?|way|ways|everything)$/i.test(phrase.head) ? phrase : null;
}

function startOfThing(clause: Clause): number {
  const { words } = clause;
  let at = 0;
  const colon = words.findIndex((word, index) => index < 8 && /:$/.test(word.after));
  if (colon >= 0 && words.slice(0, colon + 1).some((word) => readNumber(word.lower) !== null)) at = colon + 1;
  const subject = words[at]?.lower ?? "";
  if (
    /^(?:we|we're|we've|i|from|it's|its|it|kindly|introducing|sunset|new:)$/.test(subject) ||
    words[at]?.part === "preposition" ||
    isImperative(words[at])
  ) {
    const until = Math.min(words.length, at + 9);
    let verb = -1;
    for (let index = at; index < until; index += 1)
      if (
        ownersVerbs.test(words[index]?.lower ?? "") ||
        (index === at && isImperative(words[at])) ||
        /^(?:introducing|its|it's)$/.test(words[index]?.lower ?? "")
      )
        verb = index;
      else if (verb >= 0) break;
    if (subject === "sunset") verb = at + (words[at + 1]?.lower === "of" ? 1 : 0);
    if (verb < 0) return -1;
    at = verb + 1;
  }
  if (words[at]?.lower === "of" && at === 1) at += 1;
  if (/^(?:new|last|first)$/.test(words[at]?.lower ?? "") && /:$/.test(words[at]?.after ?? "")) at += 1;
  while (/^(?:the|a|an|our|my|only|last|remaining|ten|all|your)$/.test(words[at]?.lower ?? "") && at < words.length - 1)
    at += 1;
  const isCounted = readNumber(words[at]?.lower ?? "") !== null && words[at]?.part === "number";
  return isCounted && at < words.length - 1 ? at + 1 : at;
}

const isImperative = (word: Word | undefined) =>
  !!word &&
  word.part === "verb" &&
  /^(?:book|order|buy|add|meet|try|bring|stay|join|see|visit|call|get|come|find)$/.test(word.lower);

function firstTime({ words }: Clause, from: number): number {
  return (
    findTimeSpans(words).find((span) => span.first > from && !span.isAttributive)?.first ?? Number.POSITIVE_INFINITY
  );
}

function firstPlace(clause: Clause, from: number): number {
  const place = findPlace(clause);
  return place && place.first > from ? place.first : Number.POSITIVE_INFINITY;
}

/** Takes what names it more closely: "whitepaper on employer branding", "exhibition about the herring women"; "for" and people do not. */
function extend(clause: Clause, start: number, from: number, until: number): number {
  const { words } = clause;
  let end = from;
  while (
    end > start &&
    end < until - 1 &&
    !words[end - 1]?.after &&
    /^(?:about|with|on|of|to|for)$/.test(words[end]?.lower ?? "")
  ) {
    const next = findPhraseEnd(words, end + 1, until);
    const phrase = textBetween(clause, end + 1, next);
    const word = words[end]?.lower;
    if (next <= end + 1 || readNumber(words[end + 1]?.lower ?? "") !== null || /[£$€₹]/.test(phrase)) break;
    if (word === "for" && (isPeople(phrase) || !/\d/.test(phrase))) break;
    if (word === "to" && words[end + 1]?.part === "verb") break;
    end = next;
  }
  return end;
}
