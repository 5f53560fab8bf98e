import { splitSentences } from "../../../app/engine/checks/sentences";
import { readWords, type Word } from "../../../app/engine/english/words";
import { type Campaign, listLines, readBriefText } from "../campaign";
import type { Check, Result } from "./check";
import { isFalseAlarm } from "./false-alarms";
import { findGrammarErrors, type GrammarError } from "./harper.mjs";

/** Errors that Harper finds in the campaign and not in the brief itself. */
export async function checkGrammar(campaign: Campaign): Promise<Result> {
  const brief = readBriefText(campaign);
  const errors = await findGrammarErrors([...new Set(listLines(campaign))]);
  const own = new Set((await findGrammarErrors(brief.split("\n"))).map(({ rule, words }) => `${rule} ${words}`));
  const hasLongSentence = [...own].some((error) => error.startsWith("LongSentences "));
  const faults = errors.filter(
    (error) =>
      !own.has(`${error.rule} ${error.words}`) &&
      // why whatever its words: a sentence that its owner wrote too long is long without some of them
      !(error.rule === "LongSentences" && hasLongSentence) &&
      !isOwnersWord(error, brief) &&
      !isFalseAlarm(error.rule, error.words, error.line),
  );
  return { faults: faults.map(({ rule, words, line, message }) => `${rule}, “${words}”: ${line} (${message})`) };
}

/** A word that no dictionary has, as the owner spells it; one that has lost its capital is not ("christmas"). */
function isOwnersWord({ rule, words, suggestions }: GrammarError, brief: string): boolean {
  if (!/^(?:SpellCheck|SplitWords)$/.test(rule)) return false;
  const lower = words.toLowerCase();
  return (
    brief.toLowerCase().includes(lower) && !suggestions.some((text) => text !== words && text.toLowerCase() === lower)
  );
}

const articles = /^(?:an?|the|our|your|my|their|its|his)$/;
/** Prepositions that stand before another, or behind one, in good English. */
const pairsOfPrepositions =
  /^(?:out of|off of|up to|next to|close to|due to|thanks to|because of|instead of|ahead of|inside of|outside of|from (?:under|over|within|behind|between|among|across|around|inside|outside|before|after|about|up|out|down|off)|(?:up|down|out|over|back|in|off|on) (?:to|from|at|in|on|by|for|with|of|until|till|before|after|under|over|near)|(?:until|till|since|before|for|to|by) (?:after|before|about|around|over|under|up|within|in|between)|except (?:for|on|in|at)|as (?:of|for|in|with|from)|than (?:in|on|at|by|for|with|from|before|under|over)|like (?:in|on|at)|within (?:about|under|over)|(?:about|around|under|over|near) (?:to|for|from|at|on|in)|such as)$/;

/** A pair of words that English does not have, with the words as they stand. */
export interface WordPair {
  kind: "determiner and verb" | "determiner and preposition" | "two prepositions" | "ends in a preposition";
  words: string;
}

/** Pairs that come of patterns that were not filled as they should be: "our fill Tuesday nights", "the weekend of at". */
export function findWrongPairs(sentence: string): WordPair[] {
  const words = readWords(sentence);
  const pairs: WordPair[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (!next) {
      if (/^(?:of|at)$/.test(word.lower))
        pairs.push({ kind: "ends in a preposition", words: `${words[at - 1]?.lower ?? ""} ${word.lower}` });
      continue;
    }
    if (word.after || next.before) continue;
    const pair = `${word.lower} ${next.lower}`;
    if (articles.test(word.lower)) {
      if (isPreposition(next) && !isNameOrAdverb(next)) pairs.push({ kind: "determiner and preposition", words: pair });
      else if (isVerbWithObject(next, words[at + 2])) pairs.push({ kind: "determiner and verb", words: pair });
    } else if (isPreposition(word) && isPreposition(next) && !pairsOfPrepositions.test(pair))
      pairs.push({ kind: "two prepositions", words: pair });
  }
  return pairs;
}

const prepositions =
  /^(?:about|above|across|after|against|along|among|around|at|before|behind|below|beside|between|beyond|by|down|during|except|for|from|in|inside|into|near|of|off|on|onto|out|outside|over|past|since|through|till|to|towards?|under|until|up|upon|via|with|within|without)$/;
const isPreposition = ({ part, lower }: Word) => part === "preposition" && prepositions.test(lower);
/** "The Over-60s club", "the above", "an off day". */
const isNameOrAdverb = ({ text, lower }: Word) =>
  /^\p{Lu}/u.test(text) || /^(?:above|below|inside|outside|off|over|under|near|like|past|round|opposite)$/.test(lower);

const auxiliaries = /^(?:am|is|are|was|were|be|has|have|had|does|did|could|would|should)$/;

/**
 * Behind a determiner a tagger takes every word for a noun, so the word is read alone; "your walk" and "the show" are nouns and verbs,
 * so something has to follow that only a verb takes: "our get 20 sign-ups", "the explain why", "our fill Tuesday nights".
 */
function isVerbWithObject(word: Word, next: Word | undefined): boolean {
  if (auxiliaries.test(word.lower)) return true;
  if (!next || word.after || next.before || !/^[a-z]+$/.test(word.text)) return false;
  const [alone] = readWords(word.text);
  if (alone?.part !== "verb" || !alone.tags.has("Infinitive")) return false;
  return (
    next.part === "determiner" ||
    next.part === "number" ||
    next.tags.has("WeekDay") ||
    /^(?:me|us|them|him|why|how|what|that|more|most|people|customers|everyone)$/.test(next.lower)
  );
}

/** Pairs in the campaign that the brief does not hold. */
export function checkWordPairs(campaign: Campaign): Result {
  const own = new Set(findPairsIn(readBriefText(campaign).split("\n")).map(({ kind, words }) => `${kind} ${words}`));
  const faults = findPairsIn(listLines(campaign)).filter(
    ({ kind, words, sentence }) => !own.has(`${kind} ${words}`) && !isFalseAlarm(kind, words, sentence),
  );
  return { faults: [...new Set(faults.map(({ kind, words, sentence }) => `${kind}, “${words}”: ${sentence}`))] };
}

const findPairsIn = (lines: readonly string[]) =>
  lines.flatMap(splitSentences).flatMap((sentence) => findWrongPairs(sentence).map((pair) => ({ ...pair, sentence })));

export const grammarChecks: readonly Check[] = [
  { name: "all texts: errors that Harper finds and the brief does not hold", limit: "none", check: checkGrammar },
  { name: "all texts: pairs of words that English does not have", limit: "none", check: checkWordPairs },
];
