import { lowerFirst } from "../english/capitals";
import { isGathering } from "../english/gatherings";
import { addIndefinite } from "../english/grammar";
import { type NounPhrase, readNounPhrase } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import type { Facts, MessageKind } from "../message/message";
import { opensWithGain } from "./opens-with-gain";

/** What a point is reworded from. */
export interface Worded {
  kind: MessageKind;
  facts: Facts;
  /** The idea's first sentence, with or without an end mark. */
  first: string;
  name: string;
  /** Whether one person speaks: who is alone is no "we". */
  isAlone: boolean;
  /** Whether the voice keeps to full sentences and does not chat. */
  isSober: boolean;
}
const opensWithDeterminer = /^(?:our|the|an?|my|your|this|these)\b/i;
const opensWithNumber =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b)/i;

/** What its owner calls it and no reader: "a launch for our coffee". */
export const isOfOwner = /\b(?:launch|campaign|promotion|post|story|announcement|reminder)$/i;

/** What is known of a phrase that is to be told. */
interface Told extends Worded {
  text: string;
  /** The phrase with "a" or "an" where its noun takes one. */
  withArticle: string;
  /** The words before what is said of the thing, and their noun; null where something may be done in them. */
  opening: string;
  phrase: NounPhrase | null;
}

/** How a phrase is told, the first that fits. */
const rules: readonly { name: string; fits: (told: Told) => boolean; tell: (told: Told) => string[] }[] = [
  {
    name: "places to apply for",
    fits: ({ kind, opening }) => kind === "hiring" && /\b(?:places|vacanc(?:y|ies)|positions?|jobs?)$/i.test(opening),
    tell: ({ isAlone, withArticle }) => [`${isAlone ? "I" : "We"} have ${withArticle}`],
  },
  {
    name: "who is looked for",
    fits: ({ kind, text, phrase }) =>
      kind === "hiring" &&
      phrase !== null &&
      !opensWithDeterminer.test(text) &&
      !/\b(?:wanted|needed|post|role|work)\b/i.test(text),
    tell: ({ isAlone, name, withArticle }) => [
      `${isAlone ? "I'm" : "We're"} looking for ${withArticle}`,
      `${name} is looking for ${withArticle}`,
    ],
  },
  { name: "no other post", fits: ({ kind }) => kind === "hiring", tell: () => [] },
  {
    name: "a last time",
    fits: ({ text }) =>
      /^(?:the )?(?:last|final) (?:\w+ )?(?:weeks?|days?|chance|weekend|call|evening|night)\b/i.test(text),
    tell: ({ text }) => [`It's the ${text.replace(/^the /i, "")}`],
  },
  {
    name: "what is left",
    fits: ({ text, phrase }) =>
      /^(?:the )?(?:last|final|remaining) /i.test(text) &&
      phrase?.number === "plural" &&
      !/\b(?:all|everything)\b/i.test(text),
    tell: ({ text }) => [`These are the ${text.replace(/^the /i, "")}`],
  },
  {
    name: "what money is asked for",
    fits: ({ kind, opening, phrase, text }) =>
      kind === "fundraiser" &&
      phrase !== null &&
      !/\d/.test(opening) &&
      !namesActivity.test(opening) &&
      !text.includes(","),
    tell: ({ isAlone, name, withArticle }) => [
      `Help ${isAlone ? "me" : "us"} pay for ${withArticle}`,
      `${name} needs ${withArticle}`,
    ],
  },
  { name: "no other appeal", fits: ({ kind }) => kind === "fundraiser", tell: () => [] },
  {
    name: "how many can come",
    fits: ({ text }) => /^\S+ (?:seats|places|spots|spaces|tables|rooms)\b/i.test(text) && opensWithNumber.test(text),
    tell: ({ text }) => [`There are ${text}`],
  },
  {
    name: "what people come to",
    fits: ({ kind, facts, phrase, text }) =>
      /^(?:event|opening)$/.test(kind) &&
      facts.when !== null &&
      phrase !== null &&
      isGathering.test(phrase.head) &&
      !/^(?:no|not) /i.test(text) &&
      !opensWithNumber.test(text) &&
      text.split(" ").length > 2 &&
      !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(text),
    tell: ({ text, isAlone }) => {
      const own = / (?:our|my) /i.test(text) ? "the" : isAlone ? "my" : "our";
      return [`Come to ${opensWithDeterminer.test(text) ? text : `${own} ${text}`}`];
    },
  },
  {
    name: "what is gained",
    fits: ({ text }) =>
      opensWithGain.test(text) ||
      (/ for [£$€₹]?\d/.test(text) && !text.includes(",") && !opensWithDeterminer.test(text)),
    tell: ({ name, withArticle }) => [`Get ${withArticle}`, `At ${name} you get ${withArticle}`],
  },
  {
    name: "what there is",
    fits: ({ kind, phrase, text }) =>
      /^(?:launch|season|offer|about|reminder)$/.test(kind) &&
      phrase !== null &&
      phrase.number !== "singular" &&
      !opensWithDeterminer.test(text),
    tell: ({ text, name, isAlone }) => [`${isAlone ? "I" : "We"} have ${text}`, `${name} has ${text}`],
  },
  {
    name: "what is shown",
    fits: ({ kind, phrase, text }) =>
      /^(?:launch|season|offer|about|claim|story|news)$/.test(kind) &&
      phrase !== null &&
      (kind === "news" ? /^our /i : /^(?:our|my|the|an?) /i).test(text) &&
      // why: "a bookkeeper to work from home" is looked for
      !/^\S+(?: \S+){1,5} to \p{Ll}/iu.test(text) &&
      !/\b(?:hundred|thousand|dozen|few)\b/i.test(text),
    tell: ({ text, phrase }) => [phrase?.number === "plural" ? `Here are ${text}` : `Here's ${text}`],
  },
];

/** What is done for money, and no money pays for: "a sponsored silence". */
const namesActivity =
  /\b(?:crowdfunding|sponsored|appeal|raffle|auction|collection|sale|walk|run|ride|swim|concert|drive)\b/i;

/** A phrase as a sentence: "Come to our open day", "Get 10% off", "Here's the Arabic edition of our game". */
export function tellPhrase(first: string, worded: Worded): string[] {
  // why: of "cats" alone nothing is known
  if (!first.includes(" ")) return [];
  const [opening = first] = first.split(
    / (?:for|in|on|at|by|near|with|from|to|of|that|who|which|made|booked|ordered|before|until|every|off|and) |,/i,
  );
  // why: "a good window outlives two sets" and "our surcharge falls to 6%" have something done in them
  const [own = ""] = first.split(/ (?:that|who|which) /i);
  const isLast = /^(?:the )?(?:last|final|remaining) /i.test(first);
  const isSaid = / (?:is|are|was|were|ends?|stops?|costs?) (?:[£$€₹]?\d|on |from |at |until )/i.test(own);
  if (isSaid || (!isLast && !opensWithGain.test(first) && hasFiniteVerb(readWords(own)) && mayTell(own))) return [];
  if (isOfOwner.test(opening)) return [];
  const phrase = readPhrase(opening);
  const text = lowerFirst(first);
  const takesArticle =
    phrase?.number === "singular" &&
    !/^half[- ]price (?:on|for|off)\b/i.test(first) &&
    !opensWithDeterminer.test(first) &&
    !opensWithNumber.test(first);
  const told = { ...worded, text, opening, phrase, withArticle: takesArticle ? addIndefinite(text) : text };
  return rules.find(({ fits }) => fits(told))?.tell(told) ?? [];
}

/** Whether a word of a line agrees with the noun before it: "the café moves to the post office". */
const mayTell = (line: string): boolean =>
  readWords(line).some(
    ({ part, tags, lower }, at, words) =>
      at > 0 && part === "verb" && /s$/.test(lower) && tags.has("PresentTense") && words[at - 1]?.part === "noun",
  );

/** Words of a thing's name. */
const mostOfPhrase = 6;

/** The noun phrase that a line opens with; null where another one stands in it. */
function readPhrase(opening: string): NounPhrase | null {
  const rest = opening.replace(/^(?:the|our|my|an?) /i, "").replace(/^(?:last|final|remaining) \S+ /i, "");
  const isOne = !/\S (?:the|an?|our|your|my|their|its|two|three|four|five|six|\d+|more|no|all|every)\b/i.test(rest);
  return isOne && opening.split(" ").length <= mostOfPhrase ? readNounPhrase(opening) : null;
}
