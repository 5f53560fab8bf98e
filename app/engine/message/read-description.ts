import { splitSentences } from "../checks/sentences";
import { lowerFirst } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { readWords, type Word } from "../english/words";
import type { NounPhrase } from "./message";

/** The description's own sentences, in order and in its words; each ends with a mark. */
export function readSentences(description: string): string[] {
  return splitSentences(description.replace(/\s+/g, " ").trim())
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => (/[.!?…]["”’)]?$/.test(sentence) ? sentence : `${sentence.replace(/[,;:]$/, "")}.`));
}

/** What a description says first that is sold or done: "swimming lessons", "yarn shop". Null where it opens with none. */
export function findProduct(description: string, name: string): NounPhrase | null {
  const [sentence = ""] = splitSentences(description.replace(/\s+/g, " ").trim());
  const [opening = ""] = sentence.replace(/[.!;:\s]$/, "").split(/[,;]\s|\s[–-]\s/);
  const [piece = ""] = opening.split(" ").length < 4 ? [opening] : opening.split(tails);
  return piece ? readOpening(withoutName(lowerFirst(piece), name)) : null;
}

/** Behind these a description goes on with another fact. */
const tails =
  /\s(?=(?:by post|by mail|every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|delivered (?:weekly|daily|monthly)|in small groups|in a (?:warm|big|small|quiet|bright|heated)\s|by the (?:sea|river|lake|harbour)|at platform|since (?:18|19|20)\d\d|from (?:\d|one|two|three)|installed by|fitted by|made by hand by|run by|for people who)\b|(?<!\p{L}ed )with\b)/iu;

/** "Overhang is a climbing gym" says of Overhang what it is: what follows the name and its verb. */
function withoutName(text: string, name: string): string {
  const isNamed = name !== "" && text.toLowerCase().startsWith(name.toLowerCase());
  const rest = isNamed ? text.slice(name.length).replace(/^,? (?:is|are) (?:an? |the )?/i, "") : text;
  return lowerFirst(rest.trim() || text);
}

/** The noun phrase that opens a description: "swimming lessons", "yarn shop". For "We sell …" and "A charity that …" what stands there. */
function readOpening(text: string): NounPhrase | null {
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
