import { splitSentences } from "../checks/sentences";
import { lowerFirst } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import { featureRules } from "./feature-rules";
import type { Feature, NounPhrase } from "./message";

export interface ReadDescription {
  product: NounPhrase | null;
  features: Feature[];
}

/**
 * A description taken apart into facts of one kind each. What gets no kind is "what-we-do" where it is a sentence with "we" or opens the
 * description, else "other": every word of the description is in one of them.
 */
export function readDescription(raw: string, name = ""): ReadDescription {
  const features: Feature[] = [];
  let product: NounPhrase | null = null;
  for (const sentence of splitSentences(raw.replace(/\s+/g, " ").trim())) {
    for (const piece of splitPieces(sentence.replace(/[.!;:\s]$/, ""))) {
      const text = lowerFirst(piece);
      const isOpening = features.length === 0;
      if (isOpening) product ??= findProduct(withoutName(piece, name));
      const feature = readFeature(text, "description", isOpening);
      const place = feature.kind === "place" ? placeIn(text) : null;
      // why two: "You find us dog walking in Leith" must not come about
      if (place) features.push({ ...feature, kind: isOpening ? "what-we-do" : "other" }, { ...feature, text: place });
      else features.push(feature);
    }
  }
  return { product, features };
}

/** "Overhang is a climbing gym" says of Overhang what it is: what follows the name and its verb. */
function withoutName(text: string, name: string): string {
  const isNamed = name !== "" && text.toLowerCase().startsWith(name.toLowerCase());
  const rest = isNamed ? text.slice(name.length).replace(/^,? (?:is|are) (?:an? |the )?/i, "") : text;
  return lowerFirst(rest.trim() || text);
}

/** The description's own sentences, in order and in its words; each ends with a mark. */
export function readSentences(description: string): string[] {
  return splitSentences(description.replace(/\s+/g, " ").trim())
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => (/[.!?…]["”’)]?$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/, "")}.`));
}

/** The place inside a piece that says more than that; null where the piece is the place. */
function placeIn(text: string): string | null {
  const found = featureRules
    .filter(({ kind }) => kind === "place")
    .map(({ pattern }) => pattern.exec(text))
    .find((match) => match !== null);
  return found && found.index > 0 ? found[0].trim() : null;
}

/** One line of facts, or one piece of a description, as a feature. */
export function readFeature(text: string, from: Feature["from"], isOpening = false): Feature {
  const words = readWords(text);
  const isClause = hasFiniteVerb(words) || /^we\b/i.test(text);
  for (const { kind, pattern } of featureRules) {
    const found = isOpening && kind === "count" ? null : pattern.exec(text);
    if (!found) continue;
    const values = Object.fromEntries(
      Object.entries(found.groups ?? {}).filter((entry): entry is [string, string] => !!entry[1]),
    );
    return { kind, text, values, from };
  }
  return { kind: isOpening || (isClause && /^we\b/i.test(text)) ? "what-we-do" : "other", text, values: {}, from };
}

/** Behind these a description goes on with another fact. */
const tails =
  /\s(?=(?:by post|by mail|every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|delivered (?:weekly|daily|monthly)|in small groups|in a (?:warm|big|small|quiet|bright|heated)\s|by the (?:sea|river|lake|harbour)|at platform|since (?:18|19|20)\d\d|from (?:\d|one|two|three)|installed by|fitted by|made by hand by|run by|for people who)\b|(?<!\p{L}ed )with\b)/iu;

/** Cuts a sentence at commas and where another fact begins; "and" joins what it joined. */
function splitPieces(sentence: string): string[] {
  // why: what "we bake rye, spelt and buns" lists is one fact
  const isList = /^(?:we|it|our)\s/i.test(sentence) && !/,\s(?:no|with|a|an|and we|open|free|made)\s/i.test(sentence);
  if (isList) return [sentence];
  const atCommas = sentence.split(/[,;]\s(?:and\s)?|\s[–-]\s/);
  return joinList(atCommas)
    .flatMap((piece) => (isTooShortToCut(piece) ? [piece] : piece.split(tails)))
    .map((piece) =>
      piece
        .replace(/^(?:with|and|in(?= (?:small groups|a (?:warm|big|small|quiet|bright|heated))))\s/i, "")
        .replace(/[.!;:\s]$/, "")
        .trim(),
    )
    .filter(Boolean);
}

/** Single things that lead up to "and" are one list: "cups, bowls and lamps". */
function joinList(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1) ?? "";
    const isOpen = /^\p{L}+(?:, \p{L}+){0,9}$/u.test(last);
    if (isOpen && /^\p{L}+(?: and \p{L}+)$/u.test(piece)) joined.splice(-1, 1, `${last}, ${piece}`);
    else joined.push(piece);
  }
  return joined;
}

const isTooShortToCut = (piece: string) => piece.split(" ").length < 4;

/** The noun phrase that opens a description: "swimming lessons", "yarn shop". For "We sell …" and "A charity that …" what stands there. */
function findProduct(text: string): NounPhrase | null {
  const source = text.replace(
    /^we (?:also |now )?(?!help|support|advise|teach|train)\p{L}+ (?:and \p{L}+ )?(?=\S)/iu,
    "",
  );
  const words = readWords(source);
  const [first] = words;
  if (!first || first.part === "pronoun") return null;
  const time = findTimeSpans(words)[0]?.first ?? words.length;
  const end = findPhraseEnd(words, 0, Math.max(time, 1));
  const last: Word | undefined = words[end - 1];
  return last ? readNounPhrase(source.slice(first.start, last.end)) : null;
}
