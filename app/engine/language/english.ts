import { createRequire } from "node:module";

/** Universal part-of-speech tags, as the model gives them. */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X";

export interface EnglishToken {
  /** As it is written: "don't" gives "do" and "n't". */
  text: string;
  pos: PartOfSpeech;
  /** The dictionary form in lower case: "boots" gives "boot", "sent" gives "send". */
  lemma: string;
  /** What the tokenizer took it for. */
  type: "word" | "number" | "punctuation" | "symbol" | "currency" | "email" | "url" | "emoji" | "other";
  /** White space stands before it. */
  spaced: boolean;
}

export interface EnglishSentence {
  /** As it is written, white space at its ends left out. */
  text: string;
  tokens: EnglishToken[];
}

export interface EnglishText {
  sentences: EnglishSentence[];
  /** All sentences' tokens in order. */
  tokens: EnglishToken[];
}

/** What we use of wink-nlp. Its own types give every list of values as a union of everything. */
interface Reader {
  readDoc(text: string): {
    tokens(): { out(property?: unknown): string[] };
    sentences(): { out(property: unknown): [first: number, last: number][] };
  };
  its: Record<"pos" | "lemma" | "type" | "precedingSpaces" | "span", unknown>;
}

let reader: Reader | undefined;

/** why lazily: the model takes a third of a second and 55 MB, and the web process seldom needs it. */
function loadedReader(): Reader {
  const require = createRequire(import.meta.url);
  reader ??= (require("wink-nlp") as (model: unknown, pipe: string[]) => Reader)(require("wink-eng-lite-web-model"), [
    "sbd",
    "pos",
  ]);
  return reader;
}

const knownTypes: readonly string[] = ["word", "number", "punctuation", "symbol", "currency", "email", "url", "emoji"];

/**
 * Splits a text into sentences and words with their parts of speech ("Dr. Smith paid $3.50." is one sentence). Never throws; an empty
 * text gives none. The first call loads the model (about 0.3 s, 55 MB); later ones take about a millisecond a sentence.
 */
export function readEnglish(text: string): EnglishText {
  if (!text.trim()) return { sentences: [], tokens: [] };
  const { readDoc, its } = loadedReader();
  const document = readDoc(text);
  const all = document.tokens();
  const [tags, lemmas, types, spaces] = [its.pos, its.lemma, its.type, its.precedingSpaces].map((each) =>
    all.out(each),
  );
  const tokens = all.out().map(
    (word, index): EnglishToken => ({
      text: word,
      pos: (tags?.[index] ?? "X") as PartOfSpeech,
      lemma: (lemmas?.[index] ?? word).toLowerCase(),
      type: (knownTypes.includes(types?.[index] ?? "") ? types?.[index] : "other") as EnglishToken["type"],
      spaced: (spaces?.[index] ?? "") !== "",
    }),
  );
  const spans = document.sentences().out(its.span);
  return { sentences: spans.map(([first, last]) => sentenceOf(tokens.slice(first, last + 1))), tokens };
}

const sentenceOf = (tokens: EnglishToken[]): EnglishSentence => ({ text: joinTokens(tokens), tokens });

/** The tokens as they were written, with single spaces. */
export function joinTokens(tokens: readonly EnglishToken[]): string {
  return tokens.map(({ text, spaced }, index) => (index > 0 && spaced ? ` ${text}` : text)).join("");
}
