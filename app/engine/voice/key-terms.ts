import { type EnglishToken, readEnglish } from "../language/english";
import { generalEnglish } from "./general-english";
import { contraction } from "./measure-voice";
import { readProse } from "./running-text";

export interface KeyTerms {
  /** The words that carry the meaning and come most often, whatever general English does; the most frequent first. */
  commonWords: string[];
  /** Words and pairs of nouns that come often here and hardly in general English. */
  terms: string[];
  /** Of the terms those that name things of a trade: nouns and pairs of nouns, no names. */
  industryTerms: string[];
  /** The writer's own contractions, the most frequent first. */
  contractions: string[];
}

/** They hold a sentence together and say nothing about what it is about. */
const emptyWords = new Set(
  "be have do go get make take come let will would can could may might must shall should not just also even still very really so too then than there here now one two thing way lot like want need".split(
    " ",
  ),
);
const carriers: readonly string[] = ["NOUN", "VERB", "ADJ", "PROPN"];

/** What a body of writing talks about, most frequent first and at most 12 of each kind. */
export function findKeyTerms(texts: readonly string[]): KeyTerms {
  const paragraphs = texts.flatMap(readProse);
  const sentences = paragraphs.flatMap((paragraph) => readEnglish(paragraph).sentences);
  const common = new Tally();
  const nouns = new Tally();
  const others = new Tally();
  const pairs = new Tally();
  const names = namesIn(sentences.map(({ tokens }) => tokens));
  for (const { tokens } of sentences) {
    for (const [index, token] of tokens.entries()) {
      const word = wordOf(token);
      if (!word || names.has(word)) continue;
      if (carriers.includes(token.pos) && !emptyWords.has(word) && word.length > 2) common.add(word);
      pairUp(tokens, index);
      if (generalEnglish.has(word) || generalEnglish.has(token.text.toLowerCase())) continue;
      (token.pos === "NOUN" || token.pos === "PROPN" ? nouns : others).add(word);
    }
  }
  function pairUp(tokens: EnglishToken[], index: number) {
    const [first, second] = [tokens[index], tokens[index + 1]];
    if (first?.pos !== "NOUN" || second?.pos !== "NOUN" || !second.spaced) return;
    const [one, other] = [wordOf(first), wordOf(second)];
    if (one && other && !(emptyWords.has(one) || emptyWords.has(other)))
      pairs.add(`${first.text.toLowerCase()} ${other}`);
  }
  const often = pairs.atLeast(2);
  const inPairs = new Set(often.flatMap(([pair]) => pair.split(" ")));
  const single = nouns.entries().filter(([word]) => !inPairs.has(word));
  const industry = [...often, ...single.filter(([word, count]) => count >= 2 || isTechnical(word))].sort(byCount);
  const terms = [...often, ...[...single, ...others.entries()].filter(([, count]) => count >= 2)].sort(byCount);
  return {
    commonWords: first12(common.entries()),
    terms: first12(terms),
    industryTerms: first12(industry),
    contractions: ownContractions(paragraphs),
  };
}

function wordOf({ lemma, text, type }: EnglishToken): string | null {
  if (type !== "word" || !/^\p{L}[\p{L}-]+$/u.test(text)) return null;
  return lemma;
}

/** A word that stands once may still be a trade's: long, or built of parts. */
function isTechnical(word: string): boolean {
  return word.includes("-") || (word.length >= 9 && !/(?:ness|ing|ment)$/.test(word));
}

/** Words that are written with a capital wherever they do not begin a sentence. */
function namesIn(sentences: readonly EnglishToken[][]): ReadonlySet<string> {
  const capital = new Set<string>();
  const small = new Set<string>();
  for (const tokens of sentences) {
    for (const { lemma, text } of tokens.slice(1)) (/^\p{Lu}/u.test(text) ? capital : small).add(lemma);
  }
  return new Set([...capital].filter((word) => !small.has(word)));
}

function ownContractions(paragraphs: readonly string[]): string[] {
  const tally = new Tally();
  for (const found of paragraphs.join("\n").match(contraction) ?? [])
    tally.add(found.toLowerCase().replace(/^i'/, "I'"));
  return tally
    .entries()
    .slice(0, 3)
    .map(([word]) => word);
}

const byCount = ([, one]: [string, number], [, other]: [string, number]) => other - one;
const first12 = (entries: [string, number][]) => entries.slice(0, 12).map(([word]) => word);

/** Counts words; those of one count stay in the order in which they came. */
class Tally {
  readonly #counts = new Map<string, number>();

  add(word: string) {
    this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  entries(): [string, number][] {
    return [...this.#counts].sort(byCount);
  }

  atLeast(count: number): [string, number][] {
    return this.entries().filter(([, found]) => found >= count);
  }
}
