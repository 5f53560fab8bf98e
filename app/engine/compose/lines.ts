import type { ProjectProfile } from "../brief";
import { splitSentences } from "../checks/sentences";
import { hasClearVerb } from "../english/clear-verb";
import { readWords } from "../english/words";
import type { Material } from "../message/message";
import { cleanWords } from "../words/clean-text";
import { measuresAgain, repeats } from "./compare-lines";
import { findConsequence } from "./consequences";
import { findThing, type Thing } from "./find-thing";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";
import { readDescription } from "./introduce";
import { leansBack } from "./lean";
import { findSpeaker, sayFact } from "./say-fact";
import { sayList } from "./say-list";
import { sayNotedPoint } from "./say-noted-point";
import { findOutcome, holdsVerb, splitPieces } from "./split-lines";
import { tellIdea } from "./tell-idea";
import { type Told, tellPoint } from "./tell-point";

/** What a line tells, as a reader would ask for it. */
export type LineTopic = "price" | "when" | "where" | "condition" | "trust" | "feature";

/** A whole line of the owner's, never cut: it is right as it was typed, and a piece of it may not be. */
export interface Line {
  /** With a capital and an end mark: "Six Tuesday evenings from 15 September." */
  text: string;
  /** The same where a verb was missing and the grammar is known: "The price is £60 a flue."; else the text. */
  sentence: string;
  topic: LineTopic;
  from: "idea" | "facts" | "business";
  /** What follows from it for the reader, as sentences: "You are not kept waiting." */
  so: readonly string[];
}

/** The owner's lines, from which a campaign is put together. */
export interface Lines {
  /** The idea, sentence by sentence: the first makes the point. */
  telling: readonly string[];
  /** The point as a title says it, without an end mark: "How to fix a puncture in 10 minutes". */
  title: string;
  /** The point in whole forms that mean the same, the fullest first. */
  forms: readonly string[];
  /** What the campaign is about as a noun phrase that is the business's, to be named where the point need not stand whole; null where that is not sure. */
  thing: Thing | null;
  /** What else speaks for it, the most telling first: the facts, then what the description adds. */
  facts: readonly Line[];
  /** What the business is: "Ledger School offers evening bookkeeping classes." Empty where the description does not say. */
  intro: string;
}

const topics: readonly [LineTopic, RegExp][] = [
  [
    "condition",
    /\b(?:you need to|you must|must be|required|is needed|minimum|only open to|over[- ]?\d\ds?|ages? \d)\b/i,
  ],
  [
    "price",
    /[£$€₹]\s?\d|\d ?(?:euros?|pounds|dollars)\b|\b(?:free (?:of charge|entry|trial|delivery|to )|is free|are free|half price|price|costs?|fees?|deposit)\b|\d% off/i,
  ],
  [
    "trust",
    /\b(?:since|founded|established|registered|qualified|certified|insured|guarantee|warranty|accredited|charity|family[- ]run|years|so far|people came|last (?:year|month|summer|winter|spring|autumn|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october)|volunteers?|reviews?|award)/i,
  ],
  [
    "when",
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)\b|january|february|march|april|june|july|august|september|october|november|december|may \d|\d may|daily|every (?:day|week|month|evening)|\d ?[ap]m|\d[.:]\d\d|noon|midnight|until \d|opens?\b|open\b)/i,
  ],
  [
    "where",
    /\b(?:street|road|lane|avenue|square|station|hall|park|next to|opposite|behind|parking|postcode|miles|within)\b|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b/i,
  ],
];

export const findTopic = (text: string): LineTopic =>
  topics.find(([, pattern]) => pattern.test(text))?.[0] ?? "feature";

/** Characters of a line that is still one thought. */
const longestLine = 220;

/** Reads the owner's lines. `intro` is the description's first sentence with the business as its subject; `say` is how the voice says our words. */
export function readLines(
  project: ProjectProfile,
  material: Material,
  intro: string,
  stated: readonly string[],
  call: string,
  seed: string,
  say: (sentence: string) => string,
): Lines {
  const speaker = findSpeaker(project.description);
  const idea = tellIdea(material, call);
  const [point = ""] = idea;
  const { kind } = material.message;
  // why only what was added: an owner who writes "we are" means it
  const sayNote = (text: string) => {
    const sentence = sayFact(text, speaker, kind, project.name);
    return sentence === endSentence(text) ? sentence : say(sentence);
  };
  const { telling, forms } = sayPoint(tellPoint(idea), (text) => {
    // why only this of the facts: other notes are no news
    const opened = /^(?:re)?open/i.test(text) ? sayNote(text) : text;
    if (opened !== text) return opened;
    const sentence = sayNotedPoint(text, { name: project.name, speaker, kind, verb: call.split(" ", 1)[0] ?? "" });
    return sentence && say(sentence);
  });
  const known = telling.join(" ");
  const pieces = splitPieces(telling[0] ?? "").slice(1);
  const make =
    (from: Line["from"]) =>
    (text: string): Line => ({
      text: endSentence(text),
      sentence: from === "business" ? sayList(sayNote(text), speaker) : sayNote(text),
      topic: findTopic(text),
      from,
      // why only of facts: a description speaks of the firm and not of this offer
      so: from === "facts" ? (findConsequence(text, seed)?.so ?? []).map(endSentence) : [],
    });
  const [, ...others] = readDescription(project.description);
  const facts = [
    ...stated.map(make("idea")),
    ...tellCondition(project, material).map(make("facts")),
    ...joinLeaning((project.facts ?? []).map((line) => cleanWords(line, longestLine))).map(make("facts")),
  ]
    .filter(({ text }) => isWorthSaying(text) && !repeats(text, known) && !measuresAgain(text, known))
    .filter(({ text }, at, all) => !all.slice(0, at).some((other) => repeats(text, other.text)));
  const about = others
    .map(make("business"))
    .filter(({ text }) => isWorthSaying(text) && !repeats(text, known))
    .filter(({ text }) => !facts.some((fact) => repeats(text, fact.text)))
    .slice(0, 5);
  const more = [...pieces, ...telling.slice(1), ...telling.slice(1).flatMap(findOutcome)].map(make("idea"));
  return {
    telling,
    title: nameStory(material) ?? nameIdea(point, telling[0] ?? "", forms),
    forms: keepOffer(forms),
    thing: findThing(material, (material.told ?? telling).join(". ")),
    facts: [...more, ...facts, ...about],
    intro,
  };
}

/** A story that is told of somebody has their name as its title: "The story of Dave from Werribee Electrical". */
const nameStory = ({ message: { kind, point } }: Material): string | null =>
  kind === "story" && /^the story of \p{Lu}[^,;:.]{1,60}$/iu.test(point) ? capitalize(point) : null;

/** The point as a title: what was joined to a thin one is part of it, and a duty is its claim. */
function nameIdea(point: string, told: string, [form = point]: readonly string[]): string {
  const isJoined = told.startsWith(`${removeEndMark(point)}: `);
  return removeEndMark(/^why you should /i.test(point) ? form : isJoined ? told : point);
}

/** "£9 a month after that" says nothing without the fact before it: "Free for up to 5 invoices a month, then £9 a month". */
function joinLeaning(facts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const fact of facts) {
    const [, then = ""] =
      /^(?:(?=.{1,80} (?:after that|afterwards|thereafter)$)|then |after that,? )(.{3,80}?)(?: (?:after that|afterwards|thereafter))?$/i.exec(
        removeEndMark(fact),
      ) ?? [];
    const before = joined.at(-1);
    if (then && before) joined[joined.length - 1] = `${removeEndMark(before)}, then ${lowerFirst(then)}`;
    else joined.push(fact);
  }
  return joined;
}

/** A point that was noted without a verb, as the sentence that it is: "Join us for a sponsored walk on Sunday 21 June." */
function sayPoint({ telling, forms }: Told, say: (point: string) => string | null): Told {
  const [first = ""] = telling;
  const said = say(first);
  if (!said) return joinThin({ telling, forms });
  const [sentence = said, ...next] = splitSentences(said);
  // why the others too: a shorter form of the point is a note as well
  const others = forms.filter((form) => form !== first).flatMap((form) => say(form) ?? []);
  return { telling: [sentence, ...next, ...telling.slice(1)], forms: [...new Set([said, sentence, first, ...others])] };
}

/** A name alone says too little beside the offer that it stands for: "New season, new kit" of "New season, new kit: 20% off". */
const keepOffer = (forms: readonly string[]): string[] => {
  const isOffer = /\d ?%|[£$€₹]\s?\d|\bfree\b|half[- ]price/i;
  const isBare = (form: string) => form.split(" ").length < 5 && !isOffer.test(form) && !holdsVerb(form);
  return isOffer.test(forms[0] ?? "") ? forms.filter((form) => !isBare(form)) : [...forms];
};

/** "Our partnership with Leeds Rhinos." alone says too little: what follows is said with it, behind a colon. */
function joinThin({ telling, forms }: Told): Told {
  const [first = "", second = "", ...others] = telling;
  const isThin =
    second !== "" &&
    first.split(" ").length < 7 &&
    !/[?!:,]/.test(first) &&
    !/\d/.test(first) &&
    !hasClearVerb(readWords(first)) &&
    !leansBack(second) &&
    first.length + second.length < 130;
  if (!isThin) return { telling, forms };
  const joined = `${removeEndMark(first)}: ${lowerFirst(second)}`;
  return {
    telling: [joined, ...others],
    forms: [joined, ...forms.slice(1), ...(forms.includes(first) ? [] : [first])],
  };
}

/** Who can take part, where not everybody can: "Children and adults who can swim a length". */
const tellCondition = ({ targetAudience }: ProjectProfile, { message, audience }: Material): string[] =>
  !audience?.asYou &&
  / who (?:can|have|already) /i.test(targetAudience) &&
  targetAudience.length < 90 &&
  !/^(?:hiring|fundraiser)$/.test(message.kind)
    ? [`For ${lowerFirst(cleanWords(targetAudience))}`]
    : [];

const isWorthSaying = (text: string) => text.length >= 6 && text.length <= longestLine;
