import { readWords } from "../english/words";
import { leansBack } from "./lean";
import { addsNothing, findUnits, isMonth, measureShared, readTokens, type Token, type Units, weigh } from "./units";

/** The share of a fact that a sentence says too, from which on both tell the same. */
const mostlySaid = 0.5;
/** Words beside its figures that a fact may have of its own, whose figures a sentence has all. */
const fewWords = 2;
/** From here on a figure is hardly said twice by chance. */
const smallestSum = 1000;
/** Words that a fact may put into a sentence, and characters that the sentence may have then. */
const mostPut = 7;
const longestMerged = 170;

/** The idea's sentences with what the facts know better, and the facts that are left to tell. */
export interface Merged {
  sentences: string[];
  facts: string[];
  /** Those among the facts that took the place of a sentence. */
  stressed: readonly string[];
  /** Facts that say what a sentence says, in other words. */
  also: readonly string[];
}

/**
 * Tells once what idea and facts both say: what a fact has besides is put into the sentence where its grammar allows ("349 kr" and "349 kr
 * instead of 460 kr"), a later sentence gives way to the fact that says it more exactly, and a fact that says nothing new is left out. A story
 * keeps its sentences whatever the facts know (`keepsAll`).
 */
export function mergeFacts(sentences: readonly string[], facts: readonly string[], keepsAll = false): Merged {
  let told = sentences.map((text) => ({ text }));
  const also: string[] = [];
  const stressed: string[] = [];
  const left: string[] = [];
  for (const fact of facts) {
    const units = findUnits(fact);
    const shares = told.map(({ text }) => measureAlike(units, findUnits(text)));
    const best = Math.max(0, shares.indexOf(Math.max(...shares)));
    const place = told[best];
    const isTold = place !== undefined && (shares[best] ?? 0) >= mostlySaid;
    if (isTold) place.text = putInto(place.text, fact);
    // why in one: words that stand scattered over three sentences say something else
    const isSaid =
      (place === undefined || measureShared(units, findUnits(place.text)) >= mostlySaid) &&
      addsNothing(fact, ...told.map(({ text }) => text)) &&
      holdsFigures(fact, told);
    if (isSaid || repeatsFigures(units, told)) {
      also.push(fact);
      continue;
    }
    const isBacked = !keepsAll && isTold && best > 0 && measureShared(findUnits(place.text), units) >= mostlySaid;
    if (!isBacked) {
      left.push(fact);
      continue;
    }
    // why what leans on it too: "It was 9." says nothing alone
    const next = told[best + 1];
    const leaning = next && leansBack(next.text) ? next : null;
    if (leaning && !addsNothing(leaning.text, fact)) left.push(fact);
    else {
      told = told.filter((each) => each !== place && each !== leaning);
      stressed.push(fact);
    }
  }
  const all = [...stressed, ...left];
  return {
    sentences: told.map(({ text }) => text),
    facts: all.filter((fact, at) => !isCovered(fact, at, all)),
    stressed,
    also,
  };
}

/** How much of the shorter of two texts is in the other. */
function measureAlike(one: Units, other: Units): number {
  const shared = measureShared(one, other) * weigh(one);
  const least = Math.min(weigh(one), weigh(other));
  return least === 0 || shared <= ofOneWord ? 0 : shared / least;
}

/** One word that two texts share says little. */
const ofOneWord = 1;

/** Whether every figure of a fact stands in one of the sentences. */
function holdsFigures(fact: string, sentences: readonly { text: string }[]): boolean {
  const known = new Set(sentences.flatMap(({ text }) => [...findUnits(text).keys()]));
  return [...findUnits(fact).keys()].every((unit) => !unit.startsWith("#") || known.has(unit));
}

/** Whether one sentence has all figures of a fact, and the fact little else: "£6,700 raised so far" beside "We've got £6,700 of £18,000". */
function repeatsFigures(units: Units, sentences: readonly { text: string }[]): boolean {
  const all = [...units.keys()];
  if (!all.some((unit) => unit.startsWith("#"))) return false;
  const isFigure = (unit: string) => unit.startsWith("#");
  // why: a sum tells by itself what it is of, 17 hours are not 17 October
  const isSum = all.some((unit) => isFigure(unit) && Number(unit.slice(1)) >= smallestSum);
  return sentences.some(({ text }) => {
    const known = findUnits(text);
    const words = all.filter((unit) => !isFigure(unit));
    const unsaid = words.filter((unit) => !known.has(unit)).length;
    return (
      all.filter(isFigure).every((unit) => known.has(unit)) &&
      unsaid <= fewWords &&
      (isSum || words.length - unsaid > unsaid)
    );
  });
}

/** Whether another fact says all of one, or an earlier one as much. */
function isCovered(fact: string, at: number, all: readonly string[]): boolean {
  const units = findUnits(fact);
  return all.some((other, index) => {
    const share = index === at ? 0 : measureShared(units, findUnits(other));
    return (
      share >= 0.9 && holdsFigures(fact, [{ text: other }]) && (weigh(findUnits(other)) > weigh(units) || index < at)
    );
  });
}

/** What may be put behind the word that it follows in the fact: "instead of 460 kr", ", paid weekly". */
const opensPut = /^(?:instead|including|plus|until|via)$/;
/** And behind a comma: a figure, a name, when and where, how it is done. */
const mayBePut =
  /^(?:\d|\p{Lu}|(?:at|in|on|from|until|next|near|opposite|behind|above|every|each|daily|weekly|for|no|with|without|paid|made|free|not)$)/u;
/** And what may do so at the end of a sentence: "on Android and iOS". */
const opensEnd = /^(?:on|in|at|with|for|across|from|near)$/;
/** What a phrase may be put in front of: whatever does not go on with the word before. */
const mayFollow = /^(?:preposition|conjunction|verb|pronoun)$/;

/** The sentence with the runs of a fact that it lacks, each behind its word there; the sentence itself where that is not sure. */
function putInto(sentence: string, fact: string): string {
  let told = putWeekday(sentence, fact);
  const tokens = readTokens(fact);
  const isKnown = (token: Token) => token.unit !== null && findUnits(told).has(token.unit);
  for (let from = 1; from < tokens.length; from += 1) {
    const first = tokens[from] as Token;
    const before = tokens[from - 1] as Token;
    const isBehindComma = /^, [^\p{L}\p{N}\s]?$/u.test(fact.slice(before.end, first.start));
    const isOpening = opensPut.test(first.text.toLowerCase());
    const mayEnd = opensEnd.test(first.text.toLowerCase());
    if (!isKnown(before) || !(isOpening || isBehindComma || mayEnd)) continue;
    let last = from;
    while (last + 1 < tokens.length && !fact.slice(tokens[last]?.end, tokens[last + 1]?.start).startsWith(", "))
      last += 1;
    const run = tokens.slice(from, last + 1);
    const units = run.filter(({ unit }) => unit !== null);
    const news = units.filter((token) => !isKnown(token));
    // why: "until 31 August" of "the whole of August" is said
    if (isOpening && run.some((token) => token.unit !== null && isMonth(token.unit) && isKnown(token))) continue;
    // why: "customer since 2025" and "has 8 sensors" are said of somebody, and not of the place before them
    if (isBehindComma && !mayBePut.test(first.text)) continue;
    if (run.length > mostPut || news.length === 0 || news.length * 2 < units.length) continue;
    const text = fact.slice(before.end, tokens[last]?.end).replace(/^,? /, "");
    const at = findPlace(told, before);
    if (at === null || told.length + text.length > longestMerged) continue;
    const rest = told.slice(at);
    if (!isOpening && !isBehindComma && !/^[.!]?$/.test(rest)) continue;
    told = isBehindComma
      ? `${told.slice(0, at)}, ${text}${rest === "" || /^[,.;:]/.test(rest) ? "" : ","}${rest}`
      : `${told.slice(0, at)} ${text}${rest}`;
  }
  return told;
}

/** "14 June" of a sentence is "Saturday 14 June", and "August 8" is "Saturday, August 8", where the fact says so. */
function putWeekday(sentence: string, fact: string): string {
  const [, weekday = "", ...parts] = datedDay.exec(fact) ?? [];
  const [day = "", month = ""] = /^\d/.test(parts[0] ?? "") ? parts : [parts[3], parts[2]];
  if (!day || !month || /day,? (?:\d|\p{Lu})/u.test(sentence)) return sentence;
  return sentence
    .replace(new RegExp(`(?<![\\d–-] ?)\\b${day} ${month}\\b`), `${weekday} ${day} ${month}`)
    .replace(
      new RegExp(`\\b(this )?${month} ${day}\\b(?! ?[–-])`),
      (_, isThis: string) => `${isThis ? "on " : ""}${weekday}, ${month} ${day}`,
    );
}

const datedDay =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (?:(\d{1,2}) (\p{Lu}\p{Ll}{2,8})|(\p{Lu}\p{Ll}{2,8}) (\d{1,2}))\b/u;

/** Where a phrase may stand behind a word; null where the sentence goes on with that word. */
function findPlace(sentence: string, word: Token): number | null {
  const found = readTokens(sentence).filter(({ unit }) => unit === word.unit);
  const [token] = found;
  if (!token || found.length > 1) return null;
  // why: a month with its day behind it is one date
  const end =
    token.end +
    (/^\p{Lu}/u.test(token.text) ? (/^ \d{1,2}\b(?!:)/.exec(sentence.slice(token.end))?.[0].length ?? 0) : 0);
  const next = readWords(sentence).find(({ start }) => start >= end);
  const isOpen = /^[,.;:]|^$/.test(sentence.slice(end)) || (next !== undefined && mayFollow.test(next.part));
  return isOpen ? end : null;
}
