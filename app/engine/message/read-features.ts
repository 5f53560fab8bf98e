import { splitSentences } from "../checks/sentences";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { findTimeSpans } from "../english/timing";
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
export function readDescription(raw: string, from: Feature["from"] = "description"): ReadDescription {
  const features: Feature[] = [];
  let product: NounPhrase | null = null;
  for (const sentence of splitSentences(raw.replace(/\s+/g, " ").trim())) {
    for (const piece of splitPieces(sentence.replace(/[.!;:\s]$/, ""))) {
      const text = lowerFirst(piece);
      const isOpening = features.length === 0;
      if (isOpening) product ??= findProduct(text);
      features.push(readFeature(text, from, isOpening && from === "description"));
    }
  }
  return { product, features };
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

/** "Six rooms by the sea" keeps its capital only where a name or initials open it. */
function lowerFirst(text: string): string {
  const [first] = readWords(text);
  if (!first || /^\p{Lu}{2}|^I\b|^\p{Lu}[\p{L}]*\p{Lu}/u.test(first.text)) return text;
  const isName =
    first.tags.has("ProperNoun") ||
    first.tags.has("Place") ||
    first.tags.has("Demonym") ||
    /^(?:Turkish|Italian|French|Greek|Indian|English|Spanish|German|Japanese|Thai|Polish)$/.test(first.text);
  return isName && !/^(?:Garden|House|Set|Free|Small|Village|Employer|Uptime|Yarn|Phone)$/.test(first.text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Behind these a description goes on with another fact. */
const tails =
  /\s(?=(?:by post|by mail|every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|delivered (?:weekly|daily|monthly)|in small groups|in a (?:warm|big|small|quiet|bright|heated)\s|by the (?:sea|river|lake|harbour)|at platform|since (?:18|19|20)\d\d|from (?:\d|one|two|three)|installed by|fitted by|made by hand by|run by|for people who|with)\b)/i;

/** Cuts a sentence at commas and where another fact begins; "and" joins what it joined. */
function splitPieces(sentence: string): string[] {
  const atCommas = sentence.split(/[,;]\s(?:and\s)?|\s[–-]\s/);
  return atCommas
    .flatMap((piece) => (isTooShortToCut(piece) ? [piece] : piece.split(tails)))
    .map((piece) =>
      piece
        .replace(/^(?:with|and|in(?= (?:small groups|a (?:warm|big|small|quiet|bright|heated))))\s/i, "")
        .replace(/[.!;:\s]$/, "")
        .trim(),
    )
    .filter(Boolean);
}

const isTooShortToCut = (piece: string) => piece.split(" ").length < 4;

/** The noun phrase that opens a description: "swimming lessons", "yarn shop". For "We sell …" and "A charity that …" what stands there. */
function findProduct(text: string): NounPhrase | null {
  const words = readWords(
    text.replace(/^we (?:also |now )?(?:sell|make|offer|bake|brew|roast|rent|build|teach|run|are)\s/i, ""),
  );
  const source = text.replace(/^we (?:also |now )?(?:sell|make|offer|bake|brew|roast|rent|build|teach|run|are)\s/i, "");
  const [first] = words;
  if (!first || first.part === "pronoun") return null;
  const time = findTimeSpans(words)[0]?.first ?? words.length;
  const end = findPhraseEnd(words, 0, Math.max(time, 1));
  const last: Word | undefined = words[end - 1];
  return last ? readNounPhrase(source.slice(first.start, last.end)) : null;
}
