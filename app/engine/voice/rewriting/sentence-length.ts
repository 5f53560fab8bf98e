import { splitSentences } from "../../checks/sentences";
import { readEnglish } from "../../language/english";
import { isImperative } from "../measure-voice";
import { readWords } from "../running-text";
import type { Take } from "./take";

const subject =
  "(?:we|you|it|they|I|he|she|there|we're|you're|it's|they're|I'm|he's|she's|there's|we'll|you'll|it'll|they'll|I'll|we've|you've|they've)";
/** Where a sentence may end and another begin. What stands before the subject decides the next sentence's first word. */
const seams: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`,? and (?=${subject} )|; (?:and )?(?=${subject} )`, "u"), ""],
  [new RegExp(`,? but (?=${subject} )|; but (?=${subject} )`, "u"), "But "],
  [new RegExp(`, so (?=${subject} )|; so (?=${subject} )`, "u"), "So "],
  [/, which means (?=that |\p{L})/u, "That means "],
  [/, which is why (?=\p{L})/u, "That is why "],
  [new RegExp(` [–—] (?=${subject} )`, "u"), ""],
];
/** What begins so leans on a main clause that may come after the seam. */
const leaning =
  /^(?:if|when|whenever|while|as|because|since|once|until|unless|although|though|even|after|before|whether|where|wherever|what|whatever|who|whoever|how|why|that|with|without|both|not only|either|neither|imagine|suppose|let)\b/i;
const leansOnThat =
  /\b(?:that|if|whether|because|so that|say|says|said|think|know|hope|sure|when|until|how|why|what)\b/i;
const fewestWords = 4;

/** Ends sentences of more than `limit` words at a seam between two main clauses. */
export function splitLongSentences(prose: string, limit: number, take: Take): string {
  const sentences = splitSentences(prose);
  if (sentences.join(" ") !== prose) return prose;
  return sentences
    .map((sentence) => (readWords(sentence).length > limit ? parted(sentence, take) : sentence))
    .join(" ");
}

function parted(sentence: string, take: Take): string {
  if (
    !/[\p{L}\p{N}\uE001)]\.$/u.test(sentence) ||
    !/^\p{Lu}/u.test(sentence) ||
    /[–—].*[–—]|[(:"]|\.\.\./u.test(sentence)
  )
    return sentence;
  for (const [seam, opener] of seams) {
    const found = seam.exec(sentence);
    if (!found) continue;
    const first = sentence.slice(0, found.index);
    const rest = sentence.slice(found.index + found[0].length);
    // why: "Try it, and you will see" is a condition, not two statements.
    if (/^\S+?(?:['’]ll| will| won['’]t| can)\b/.test(rest) && isOrder(first)) continue;
    if (!standsAlone(first) || readWords(rest).length < fewestWords) continue;
    if (!take()) return sentence;
    return `${first}. ${opener}${opener ? rest : rest.charAt(0).toUpperCase() + rest.slice(1)}`;
  }
  return sentence;
}

function standsAlone(clause: string): boolean {
  if (readWords(clause).length < fewestWords || leaning.test(clause) || /,$/.test(clause)) return false;
  // why: what such a word opens may reach past the seam ("We hope that you come, and you stay").
  if (leansOnThat.test(clause)) return false;
  return hasVerb(clause);
}

function isOrder(clause: string): boolean {
  return readEnglish(clause).sentences.some(isImperative);
}

function hasVerb(clause: string): boolean {
  return readEnglish(clause).tokens.some(({ pos }) => pos === "VERB" || pos === "AUX");
}

const joinable = /^(?:We|You|They|It|There|This)\b/;

/** Joins two neighbouring statements of at most `most` words together with "and", where the second one goes on about the same thing. */
export function joinShortSentences(prose: string, most: number, take: Take): string {
  const sentences = splitSentences(prose);
  if (sentences.join(" ") !== prose) return prose;
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isFit =
      before !== undefined &&
      readWords(before).length + readWords(sentence).length <= most &&
      isStatement(before) &&
      joinable.test(sentence) &&
      !/[,;:–—]/.test(sentence) &&
      /[\p{L}\p{N}\uE001)]\.$/u.test(sentence) &&
      hasVerb(sentence);
    if (isFit && take()) {
      joined[joined.length - 1] = `${before.slice(0, -1)}, and ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    } else joined.push(sentence);
  }
  return joined.join(" ");
}

function isStatement(sentence: string): boolean {
  if (!/[\p{L}\p{N}\uE001)]\.$/u.test(sentence) || !/^\p{Lu}/u.test(sentence)) return false;
  if (
    leaning.test(sentence) ||
    /\b(?:and|but|not|never|no|cannot)\b|n['’]t\b|[,;:–—(]/i.test(sentence) ||
    readWords(sentence).length < fewestWords
  )
    return false;
  const tokens = readEnglish(sentence).tokens;
  const verb = tokens.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  // why from the second word on: an order ("Order by Friday") and a statement do not share a sentence well.
  return verb > 0 && tokens.slice(0, verb).some(({ pos }) => pos === "PRON" || pos === "NOUN" || pos === "PROPN");
}
