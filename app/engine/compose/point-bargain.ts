import { capitalizeStart, lowerFirst } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { toGerund } from "../english/morphology";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { shortenLine } from "../english/shorten-line";
import { readWords, type Word } from "../english/words";
import { opensImperative, opensOwnClause } from "../message/own-clause";
import { type Clause, readBetween, readFrom } from "../message/rule";

/** Something to do with what it brings: "Bring your boots in and we waterproof them", "You can now photograph a receipt and get a report". */
export interface Bargain {
  /** "Bring your winter boots in during October". */
  action: string;
  /** What it brings, able to stand alone: "We waterproof your winter boots for free with any resole". */
  gain: string;
  /** The same in the words that follow the action: "We waterproof them for free with any resole". */
  gainBehind: string;
  /** "You can now": what is told of is new and no request. */
  isNews: boolean;
  /** "free waterproofing with any resole"; null where it cannot be told. */
  noun: string | null;
}

const possible = /^you can (?:now |also )?/i;
const gaining = /^(?:get|receive|save|win|earn|have)$/;

/** Reads an action with its gain; null where the text holds no such two. */
export function readBargain(text: string): Bargain | null {
  const opening = possible.exec(text)?.[0] ?? "";
  const own = text.slice(opening.length);
  const clause = { text: own, words: readWords(own) };
  const { words } = clause;
  if (!(opening ? words[0]?.part === "verb" : asksFor(clause))) return null;
  for (let at = 2; at < words.length - 2; at += 1) {
    if (!/^(?:and|then)$/.test(words[at]?.lower ?? "")) continue;
    const start = words[at + 1]?.lower === "then" ? at + 2 : at + 1;
    const added = readGain(words, start, opening !== "");
    if (added === null) continue;
    const gain = capitalizeStart(added + readFrom(clause, start));
    return makeBargain(capitalizeStart(readBetween(clause, 0, at)), gain, words.slice(0, at), opening !== "");
  }
  return null;
}

/** "Bring your boots", "refer a friend": a verb that a tagger takes for one, with its object. */
function asksFor({ text, words }: Clause): boolean {
  const [verb, object] = words;
  const takesObject = /^(?:determiner|pronoun)$/.test(object?.part ?? "");
  return (
    opensRequest(text) ||
    opensImperative(words, 0, words.length) ||
    (takesObject && verb?.tags.has("Infinitive") === true)
  );
}

/** The bargain in up to `most` characters, the fullest first. */
export function listBargainLines({ action, gain, gainBehind, isNews }: Bargain, most: number): string[] {
  const shortGain = shortenLine(gain, most) ?? "";
  if (!isNews) return [...(/ if you /.test(shortGain) || shortGain === gain ? [shortGain] : []), action];
  const tail = gainBehind
    .replace(/^You (?:can )?|^(?=(?:We|They|It) )/, "")
    .replace(/^(?:We|They|It) /, (word) => word.toLowerCase());
  const shorter = shortenLine(tail, most - action.length - " and ".length);
  return [
    `${action} and ${tail}`,
    ...(shorter ? [`${action} and ${shorter}`] : []),
    gain,
    `You can now ${lowerFirst(action)}`,
  ];
}

/** What has to stand before the words from `at` so that they are a sentence: "You " before "get a bottle"; null where they can be none. */
function readGain(words: readonly Word[], at: number, isPossible: boolean): string | null {
  const first = words[at];
  if (!first) return null;
  if (gaining.test(first.lower)) return "You ";
  const isClause = /^(?:we|you|they|it)$/.test(first.lower) && words[at + 1]?.part === "verb";
  if (isClause || opensOwnClause(words, at, words.length)) return "";
  return isPossible && first.part === "verb" && first.tags.has("Infinitive") ? "You can " : null;
}

const pronoun = /\b(?:them|it)\b/i;

function makeBargain(action: string, gainBehind: string, words: readonly Word[], isNews: boolean): Bargain | null {
  const object = findObject(action, words);
  if (pronoun.test(gainBehind)) {
    const isMany = object && readNounPhrase(object)?.number === "plural";
    const wanted = isMany ? /\bthem\b/gi : /\bit\b/gi;
    if (!object || (gainBehind.match(wanted) ?? []).length !== 1) return null;
    const gain = gainBehind.replace(wanted, object);
    // why one pronoun only: of two it cannot be told what the other stands for
    if (pronoun.test(gain.replace(object, ""))) return null;
    return { action, gain: capitalizeStart(gain), gainBehind, isNews, noun: nameGain(gainBehind) };
  }
  const gain = isNews ? gainBehind : `${gainBehind} if you ${lowerFirst(action)}`;
  return { action, gain, gainBehind, isNews, noun: null };
}

/** "your winter boots" of "Bring your winter boots in during October". */
function findObject(action: string, words: readonly Word[]): string | null {
  const start = /^(?:us|me|back|in|off)$/.test(words[1]?.lower ?? "") ? 2 : 1;
  const until = findTimeSpans(words).find(({ first }) => first > start)?.first ?? words.length;
  const end = findPhraseEnd(words, start, until);
  const object = end > start ? readBetween({ text: action, words }, start, end) : "";
  // why not "a photo of your chair": what "it" stands for there cannot be told
  if (/ of /.test(object)) return null;
  return readNounPhrase(object) ? object : null;
}

/** "We waterproof them for free with any resole" is "free waterproofing with any resole". */
function nameGain(gain: string): string | null {
  const [, verb = "", condition = ""] =
    /^we (\p{L}{3,20}) (?:them|it) (?:for free|free of charge|free)((?: (?:with|on|for|when|if) .{3,60})?)$/iu.exec(
      gain,
    ) ?? [];
  const doing = verb && toGerund(verb);
  return doing ? `free ${doing}${condition}` : null;
}

const request =
  /^(?:order|book|reserve|collect|pick up|sign up|apply|join|come|bring|register|call|ring|email|visit|pay|use|quote|show|ask|try|see|get|save|choose|stay|help|send|drop) /i;

/** What is asked of the reader, and not "order books" or "book club". */
const opensRequest = (text: string): boolean =>
  request.test(text) &&
  /^\p{L}+ (?:your|our|the|an?|any|us|back|by|before|online|now|early|in|two|three|four|five|six|\d)\b/iu.test(text);
