import type { ProjectProfile } from "../brief";
import { splitSentences } from "../checks/sentences";
import { hasClearVerb, opensWithDeed } from "../english/clear-verb";
import { readWords } from "../english/words";
import type { Material, MessageKind } from "../message/message";
import { cleanWords } from "../words/clean-text";
import { cleanFact } from "./clean-fact";
import { findThing, type Thing } from "./find-thing";
import { findTopic, type LineTopic } from "./find-topic";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";
import { readDescription } from "./introduce";
import { isSentence } from "./is-sentence";
import { leansBack } from "./lean";
import { mergeFacts } from "./merge-facts";
import { nameHero } from "./name-hero";
import { sayNotedPoint } from "./say-noted-point";
import { findSpeaker } from "./speaker";
import { holdsVerb, splitPieces } from "./split-lines";
import { tellIdea } from "./tell-idea";
import { type Told, tellPoint } from "./tell-point";
import { addsNothing } from "./units";

/** A whole line of the owner's, never cut: it is right as it was typed, and a piece of it may not be. */
export interface Line {
  /** With a capital and an end mark: "Six Tuesday evenings from 15 September." */
  text: string;
  topic: LineTopic;
  from: "idea" | "facts" | "business";
  /** Whether it is a sentence; a note is read in a list. */
  isSentence: boolean;
}

/** The owner's lines, from which a campaign is put together. */
export interface Lines {
  /** The idea, sentence by sentence: the first makes the point. */
  telling: readonly string[];
  /** The point as a title says it, without an end mark: "How to fix a puncture in 10 minutes". */
  title: string;
  /** The point in whole forms that mean the same, the fullest first. */
  forms: readonly string[];
  /** What sentences of the idea say, in the words of the facts. */
  also: readonly string[];
  /** What the campaign is about as a noun phrase that is the business's, to be named where the point need not stand whole; null where that is not sure. */
  thing: Thing | null;
  /** What else speaks for it, the most telling first: the facts, then what the description adds. */
  facts: readonly Line[];
  /** What the business is: "Ledger School offers evening bookkeeping classes." Empty where the description does not say. */
  intro: string;
}

/** What there is, and behind it what to know first. */
export const putTermsLast = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => Number(one.topic === "terms") - Number(other.topic === "terms"));

/** Characters of a line that is still one thought. */
const longestLine = 220;

/** Reads the owner's lines. `intro` is the description's first sentence with the business as its subject; `say` is how the voice says our words. */
export function readLines(
  project: ProjectProfile,
  material: Material,
  intro: string,
  stated: readonly string[],
  call: string,
  say: (sentence: string) => string,
): Lines {
  const speaker = findSpeaker(project.description);
  const { kind } = material.message;
  const idea = joinLabel(tellIdea(material, call));
  const facts = [
    ...stated,
    ...tellCondition(project, material),
    ...joinLeaning((project.facts ?? []).map((line) => cleanWords(line, longestLine))),
  ]
    .map(cleanFact)
    .filter(isWorthSaying);
  const asked = removeEndMark(idea[0] ?? "");
  // why the first apart: a question and the title of a how-to say nothing that a fact could say better
  const isAsked = asked.endsWith("?") || isHowTo(asked);
  const merged = mergeFacts(isAsked ? ["", ...idea.slice(1)] : idea, facts, kind === "story");
  // why behind it: what answers the question
  const answers = isAsked ? merged.stressed.map(endSentence) : [];
  const sentences = isAsked
    ? [...idea.slice(0, 1), ...answers, ...merged.sentences.slice(1)]
    : putOfferFirst(merged.sentences, merged.stressed, kind);
  const [point = ""] = sentences;
  const { telling, forms } = sayPoint(tellPoint(sentences), (text) => {
    const sentence = sayNotedPoint(text, { name: project.name, speaker, kind, verb: call.split(" ", 1)[0] ?? "" });
    return sentence && say(sentence);
  });
  const pieces = splitPieces(telling[0] ?? "").slice(1);
  const deeds = kind === "story" ? nameHero(telling) : [];
  const make =
    (from: Line["from"]) =>
    (text: string): Line => ({ text: endSentence(text), topic: findTopic(text), from, isSentence: isSentence(text) });
  const own = merged.facts
    .filter((fact) => ![...answers, ...sentences].includes(endSentence(fact)))
    .map((fact) => dropDay(fact, telling[0] ?? ""))
    .map(make("facts"));
  const told = [...telling, ...own.map(({ text }) => text)];
  const [, ...others] = readDescription(project.description);
  const about = others
    .map((text) => make("business")(nameSubject(project.name, text)))
    .filter(({ text }) => isWorthSaying(text) && !addsNothing(text, ...told))
    .slice(0, 5);
  const more = [...pieces, ...telling.slice(1)].map(make("idea"));
  return {
    telling,
    title: removeEndMark(deeds[0] ?? "") || (nameStory(material) ?? nameIdea(point, telling[0] ?? "", forms)),
    forms: [...keepOffer(forms), ...deeds],
    also: merged.also.map(endSentence),
    thing: findThing(material, (material.told ?? telling).join(". ")),
    facts: [...more, ...own, ...about],
    intro,
  };
}

/** What there is to gain before what it is for: "Free wig for reservations by 11 October" before "Halloween is on a Saturday this year". */
function putOfferFirst(sentences: string[], stressed: readonly string[], kind: MessageKind): string[] {
  const [first = ""] = sentences;
  if (!/^(?:offer|season)$/.test(kind) || holdsGain.test(first) || /\d/.test(first)) return sentences;
  const gain = [...sentences.slice(1), ...stressed.map(endSentence)].find(
    (text) => holdsGain.test(text) && !leansBack(text),
  );
  return gain ? [gain, ...sentences.filter((text) => text !== gain)] : sentences;
}

const holdsGain = /\bfree\b|\d ?%|half[- ]price|[£$€₹₦₱]\s?\d+ off/i;

/** "Saturday 15 August 2026, check-in 8 am" behind a point that names the day: "Check-in 8 am". */
function dropDay(fact: string, point: string): string {
  const [whole = "", day = "", month = ""] =
    /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(\d{1,2}) (\p{Lu}\p{Ll}{2,8})(?: 20\d\d)?[,:] (?=\S{2,20} )/u.exec(
      fact,
    ) ?? [];
  return whole && point.includes(`${day} ${month}`) ? capitalize(fact.slice(whole.length)) : fact;
}

const isHowTo = (text: string) => /^how to /i.test(text);

/** "Sells to smallholders." of a description is what the business does. */
const nameSubject = (name: string, text: string): string =>
  opensWithDeed(text) ? `${name} ${lowerFirst(text)}` : text;

/** A story that is told of somebody has their name as its title: "The story of Dave from Werribee Electrical". */
const nameStory = ({ message: { kind, point } }: Material): string | null =>
  kind === "story"
    ? (/^the story of (?:(?:one|an?) (?:of our )?\p{L}{3,12}s?, )?(\p{Lu}[^,;:.]{1,60})(?=:|$)/iu
        .exec(point)
        ?.slice(1)
        .map((who) => `The story of ${who}`)[0] ?? null)
    : null;

/** The point as a title: what was joined to a thin one is part of it, and a duty is its claim. */
function nameIdea(point: string, told: string, [form = point]: readonly string[]): string {
  const isJoined = told.startsWith(`${removeEndMark(point)}: `);
  // why: "Money for five wheelchairs" asks nobody for it
  const isAsked = /^(?:why you should|money|funds|donations) /i.test(point);
  return removeEndMark(isAsked ? form : isJoined ? told : point);
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

/** "Low season deal." and what it is: what stands behind a name is told with it, and is not left to the facts. */
function joinLabel([first = "", second = "", ...others]: readonly string[]): string[] {
  const isLabel =
    /\b(?:deal|offer|special|sale|promo|promotion|news|reminder|update)\.?$/i.test(first) &&
    first.split(" ").length < 6;
  return isLabel && second && !/[\d?!:]/.test(first) && !leansBack(second)
    ? [`${removeEndMark(first)}: ${lowerFirst(second)}`, ...others]
    : [first, second, ...others].filter(Boolean);
}

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

/** Who can take part, where not everybody can: "Children and adults who can swim a length", "parents of children from 8 to 13 years". */
const tellCondition = ({ targetAudience }: ProjectProfile, { message, audience }: Material): string[] =>
  !audience?.asYou &&
  (/ who can /i.test(targetAudience) ||
    /\b(?:children|kids|pupils|teenagers|boys|girls) (?:aged? |from |between |over |under )?\d/i.test(
      targetAudience,
    )) &&
  targetAudience.length < 90 &&
  !/^(?:hiring|fundraiser)$/.test(message.kind)
    ? [`For ${lowerFirst(cleanWords(targetAudience))}`]
    : [];

const isWorthSaying = (text: string) => text.length >= 6 && text.length <= longestLine;
