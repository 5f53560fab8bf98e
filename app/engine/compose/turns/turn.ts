import { toInfinitive } from "../../english/conjugate";
import { readNounPhrase } from "../../english/noun-phrases";
import type { Clause } from "../../english/read-clause";
import { readWords } from "../../english/words";
import type { MessageKind } from "../../message/message";
import { hasOwnVerb } from "../has-own-verb";
import type { Worded } from "../tell-phrase";

/** A way to say a point again that loses nothing of it: as a question and its answer, with its end first, as a wish. */
export interface Turn {
  name: string;
  /** Kinds of message that it is for; every kind without it. */
  kinds?: RegExp;
  /** Whether it chats: no sober voice speaks so. */
  isLively?: true;
  /** What the point has to look like, without its end mark. */
  typed: RegExp;
  /** What readers get; null where the turn does not hold after all. */
  tell: (groups: Readonly<Record<string, string>>, worded: Worded) => string | null;
  /** Points and what is made of them: the turn's tests. */
  examples: readonly (readonly [kind: MessageKind, point: string, told: string, when?: string])[];
}

export const pronouns = { singular: "it", plural: "them" } as const;

/** Where a noun phrase ends at the latest. */
export const phraseEnd =
  / (?:for|in|on|at|by|near|with|from|to|of|into|as|across|through|that|which|who|just|made|so|before|until|\p{L}{2,12}ed) |,/iu;

/** The noun phrase that a line opens with, one of them or many; null of what is none that is known. */
export function readThing(text: string): "singular" | "plural" | null {
  const [opening = text] = text.split(phraseEnd);
  // why behind an article: "board games" alone are done by somebody for a tagger
  const [first] = readWords(`the ${text}`).slice(1);
  if (!first || /^(?:preposition|pronoun|adverb|conjunction)$/.test(first.part) || / (?:and|or) /.test(opening))
    return null;
  const phrase = readNounPhrase(opening);
  return phrase && (phrase.number === "plural" ? "plural" : "singular");
}

/** "Likes 4am better": "like 4am better", as it is said to who does it. */
export function turnToYou(deed: string): string | null {
  const [verb = "", ...rest] = deed.split(" ");
  if (rest.length === 0 || !/^\p{Ll}+$/u.test(verb) || /(?:ed|ing)$/.test(verb)) return null;
  if (/^(?:can|could|will|would|must|should)$/.test(verb)) return deed;
  const own = /^(?:is|are)$/.test(verb) ? "are" : /^(?:has|have)$/.test(verb) ? "have" : toInfinitive(verb);
  return [own, ...rest].join(" ");
}

/** Whether a line begins with what readers do: "get the chimney swept". */
export function isDeed(text: string): boolean {
  if (/^(?:don['’]t|do not|never|is|are|do|does|have you|please)\b/i.test(text)) return false;
  const [first, second] = readWords(`to ${text}`).slice(1);
  const isVerb = first?.part === "verb" && !/(?:ed|ing|s)$/.test(first.lower);
  return second !== undefined && (isVerb || /^(?:the|an?|our|your)$/.test(second.lower));
}

/** "Same people" of "we've moved, same people, same prices". */
export const isNote = (part: string): boolean =>
  part.split(" ").length <= mostOfNote &&
  /^(?:noun|adjective|determiner)$/.test(readWords(part)[0]?.part ?? "") &&
  !/\d| (?:and|or) /.test(part) &&
  !hasOwnVerb(part);
const mostOfNote = 4;

/** The clause without its time, and the time: "our bakery opens in Leith", "on 3 October". */
export function splitTime({ first, facts: { when } }: Worded): { said: string; when: string } | null {
  if (!when || !first.toLowerCase().endsWith(` ${when.toLowerCase()}`)) return null;
  const before = / (?:on|from|by|until|before|in)$/i.exec(first.slice(0, -when.length - 1))?.[0] ?? "";
  const whole = `${before} ${when}`.trim();
  return { said: first.slice(0, -whole.length).replace(/[\s,]{1,5}$/, ""), when: whole };
}

export const helping =
  /^(?:is|are|can|could|will|would|should|must|may|has|have|does|do|needs?|wants?|likes?|loves?|costs?|means?)$/;
/** Forms of a verb that may tell of the past as well: "we cut a bill". */
export const mayBePast = /^(?:cut|put|set|let|read|hit|cost|shut|beat|spread|split)$/;

/** A clause of which one thing is said, and nothing behind an "and" or a "because". */
export const isPlain = ({ rest }: Clause): boolean =>
  !/,| (?:and|but|so|when|if|because|that|who|than|while|although|is|are) /i.test(` ${rest} `);

export const holds =
  /(?:day|week|weekend|month|year|january|february|march|april|may|june|july|august|september|october|november|december)/i;
