import { hasClearVerb } from "../english/clear-verb";
import { addTimePreposition, sayDayBehindVerb, sayTime } from "../english/say-time";
import { readWords } from "../english/words";
import type { Detail, DetailKind } from "./details";
import { findDuration, findTiming } from "./facts";
import { capitalize, isPlural, lowerFirst } from "./grammar";
import type { Slot } from "./slots";
import type { Source } from "./source";

const ofKind = ({ details }: Pick<Source, "details">, kind: DetailKind, from?: Detail["from"]) =>
  details.filter((detail) => detail.kind === kind && (!from || detail.from === from));

/** What it costs, as the idea says it: "£45 a person"; null for two prices of which neither is that of all. */
export function findCost(source: Pick<Source, "details">): string | null {
  const [cost, other] = ofKind(source, "price", "idea").filter(({ form }) => form !== "sentence");
  return cost && !other && /\d|^free$/i.test(cost.text) ? cost.text : null;
}

/** When it is: "Sunday mornings from 11 January". */
export function findTime(source: Pick<Source, "details">): string | null {
  const times = ofKind(source, "when", "idea").filter(({ form }) => form !== "order" && form !== "sentence");
  return times.length === 1 ? (times[0]?.text ?? null) : null;
}

export function findPlace(source: Pick<Source, "details">): string | null {
  const [place, other] = ofKind(source, "where", "idea");
  return place && !other ? place.text : null;
}

/** The time behind "is": "on Thursdays and Fridays in July and August"; null for "live from 1 February" and for hours alone. */
function findOnTime(source: Source): string | null {
  const time = findTime(source);
  const on = time && addTimePreposition(sayTime(time));
  return on && /^(?:on|every|each|this|next|in|during|all) /i.test(on) ? lowerFirst(on) : null;
}

/** The verb that the time asks for, with the time: "run from 14 to 28 September", "are on Thursdays", "starts on 11 January". */
function sayRuns(source: Source): string | null {
  const { thing, isTold } = source.subject;
  const time = findTime(source);
  if (isTold || !time || source.material.message.kind === "hiring") return null;
  const isMany = thing !== null && isPlural(thing);
  if (/^(?:starts|begins|opens|runs|ends) /i.test(time))
    return sayDayBehindVerb(isMany ? time.replace(/^(\p{L}+?)s /u, "$1 ") : time);
  if (/^(?:live|open|back|available|on sale|here) /i.test(time)) return `${isMany ? "are" : "is"} ${time}`;
  const text = addTimePreposition(sayTime(time));
  if (/^from .+ (?:to|until|till) /i.test(text) || /^(?:until|till|all|throughout|between) /i.test(text))
    return `${isMany ? "run" : "runs"} ${lowerFirst(text)}`;
  if (/^from /i.test(text)) return `${isMany ? "start" : "starts"} ${addTimePreposition(text.replace(/^from /i, ""))}`;
  return /^(?:on|every|each|in|at|this|next|during|tomorrow|tonight) ?/i.test(text)
    ? `${isMany ? "are" : "is"} ${lowerFirst(text)}`
    : null;
}

/** With the business: "Puppy course at Hilltop", and before a sentence "Hilltop: now open on Fridays". */
const sayFoot = ({ subject, name }: Source): string =>
  subject.label.includes(name)
    ? subject.label
    : isSentence(subject)
      ? `${name}: ${lowerFirst(subject.label, [name])}`
      : / (?:at|in|on|before|after|when|if|that|with) /.test(subject.label)
        ? `${subject.label}, ${name}`
        : `${subject.label} at ${name}`;

const isSentence = ({ isTold, thing }: Source["subject"]): boolean => isTold && !thing;

/** A colon only before what is said of the thing itself; a sentence goes on behind a comma. */
const endHead = ({ subject, given: chosen }: Source): string => {
  if (/[?!.]$/.test(subject.label)) return "";
  if (chosen?.isOwn) return ".";
  if (isSentence(subject)) return hasClearVerb(readWords(chosen?.list ?? "")) ? "." : ",";
  if (!subject.thing || subject.isTold) return ":";
  // why: "Puppy class starts on 9 January"
  return starts.test(chosen?.list ?? "") ? "" : (joinBehind(chosen?.list ?? "") ?? ":");
};

const starts = /^(?:starts?|begins?|opens?|runs?|ends?) (?:on|at|from|in) /;

/** What stands between a thing and a list that can follow it without a colon; null where it cannot. */
const joinBehind = (list: string): string | null => (goesOn.test(list) ? "" : onDay.test(list) ? " on" : null);

const onDay = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/;

/** What can follow a thing without a mark: "Reading evenings every Thursday in December". */
const goesOn = /^(?:from|until|till|on|in|at|every|throughout|between|for \p{L}+ who) /u;

/** "With a student card": a condition that can stand behind the price. */
const findTerms = (source: Source): string | null =>
  source.details.find(
    ({ kind, from, text }) => kind === "condition" && from === "idea" && /^(?:with|on|for) /.test(text),
  )?.text ?? null;

const given = (name: string) => (source: Source) => source.given?.[name] || null;
const named = ({ subject }: Source) => (subject.isTold ? null : subject.thing);

/** What speaks of the subject by its name, and of the details that were chosen for a sentence. */
export const tellingSlots = {
  label: { need: null, fill: ({ subject }) => subject.label, example: "Six-week puppy course" },
  labelLower: {
    need: null,
    fill: ({ subject, name, material }) =>
      material.message.kind === "hiring" || !subject.thing ? lowerFirst(subject.label, [name]) : subject.thing.text,
    example: "six-week puppy course",
  },
  /** Before its details: a thing has a colon, a sentence its full stop. */
  head: {
    need: null,
    fill: (source) => `${source.subject.label}${endHead(source)}`,
    example: "Six-week puppy course:",
  },
  headAt: {
    need: null,
    fill: (source) => `${sayFoot(source)}${endHead(source)}`,
    example: "Six-week puppy course at Hilltop:",
  },
  foot: { need: null, fill: (source) => sayFoot(source), example: "Six-week puppy course at Hilltop" },
  named: { need: "named", fill: (source) => named(source)?.text ?? null, example: "six-week puppy course" },
  aNamed: { need: "named", fill: (source) => (named(source) ? source.subject.a : null), example: "a puppy course" },
  theNamed: { need: "named-own", fill: (source) => named(source) && source.subject.the, example: "the puppy course" },
  ourNamed: { need: "named-own", fill: (source) => named(source) && source.subject.our, example: "our puppy course" },
  isNamed: {
    need: "named",
    fill: (source) => {
      const thing = named(source);
      return thing && (isPlural(thing) ? "are" : "is");
    },
    example: "is",
  },
  runs: { need: "runs", fill: sayRuns, example: "are on Thursdays and Fridays in July" },
  /** What is taken off, with what is asked for it: "20% off all commuter bikes with a student card". */
  costTerms: {
    need: "cost",
    fill: (source) => [findCost(source), findTerms(source)].filter(Boolean).join(" ") || null,
    example: "20% off all commuter bikes with a student card",
  },
  itRuns: {
    need: "runs",
    fill: (source) => {
      const runs = sayRuns(source);
      // why: of "10% off repotting" nobody says that it is this week
      if (runs && source.subject.our === null && /^(?:is|are) /.test(runs)) return null;
      return runs && `${source.subject.thing && isPlural(source.subject.thing) ? "they" : "it"} ${runs}`;
    },
    example: "it runs from 14 to 28 September",
  },
  cost: { need: "cost", fill: findCost, example: "£45 a person" },
  time: { need: "time", fill: findTime, example: "Sunday mornings from 11 January" },
  onTime: { need: "on-time", fill: findOnTime, example: "on Sunday mornings from 11 January" },
  spot: { need: "spot", fill: findPlace, example: "at the village hall" },
  lasts: { need: "lasts", fill: (source) => findDuration(findTiming(source)), example: "two hours" },
  list: { need: "list", fill: given("list"), example: "small groups of six, all kit included" },
  /** The same behind what it is said of, with the mark that it needs there. */
  listBehind: {
    need: "list",
    mayBeEmpty: true,
    fill: (source) => {
      const list = given("list")(source);
      return list && `${joinBehind(list) ?? ":"} ${list}`;
    },
    example: ": small groups of six, all kit included",
  },
  /** The same behind a comma, where it cannot go on without one. */
  listAfter: {
    need: "list",
    mayBeEmpty: true,
    fill: (source) => {
      const list = given("list")(source);
      return list && `${joinBehind(list) ?? ","} ${list}`;
    },
    example: ", small groups of six, all kit included",
  },
  timed: { need: "timed", fill: given("timed"), example: "Sunday mornings, eight places" },
  bullets: { need: "bullets", fill: given("bullets"), example: "• Small groups of six\n• All kit included" },
  one: { need: "one", fill: given("one"), example: "all kit included" },
  so: { need: "so", fill: given("so"), example: "there is nothing to buy or hire" },
  ask: { need: "ask", fill: given("ask"), example: "Do I need experience?" },
  reply: { need: "ask", fill: given("reply"), example: "No, none" },
  nth: { need: "nth", fill: given("nth"), example: "1" },
  told: { need: "told", fill: given("told"), example: "Real people answer the phone" },
} satisfies Record<string, Slot>;

/** What a sentence can hold behind a comma: no sentence of its own. */
const isLine = (list: string | undefined): boolean =>
  Boolean(list) && !list?.includes(". ") && !hasClearVerb(readWords(list ?? ""));

const hasGiven = (name: string) => (source: Source) => Boolean(source.given?.[name]);

export const tellingNeeds = {
  /** The point names a thing: "aNamed" can stand behind a verb. */
  named: (source: Source) => named(source) !== null,
  /** It takes "our" and "the". */
  "named-own": (source: Source) => named(source) !== null && source.subject.our !== null,
  "named-many": (source: Source) =>
    Boolean(named(source)) && isPlural(source.subject.thing as NonNullable<Source["subject"]["thing"]>),
  /** What comes again is not new: "Our quiz night is back". */
  "named-back": ({ material }: Source) => /\b(?:back|again|returns?)\b/i.test(material.message.point),
  /** Somebody asks for help: what bothers is theirs. */
  appeal: ({ material }: Source) => material.message.kind === "fundraiser",
  "named-new": (source: Source) => /^new\b/i.test(source.subject.label),
  /** The point is a sentence: it is said as it is. */
  "told-point": ({ subject }: Source) => subject.isTold,
  /** What is counted can be taken: "24 pieces" are what is in a box. */
  "counted-places": ({ material }: Source) =>
    /^(?:places|seats|tickets|spots|tables|slots|rooms|spaces|stalls|copies|appointments|sessions|vouchers|passes)$/i.test(
      material.message.quantity?.noun?.head ?? "",
    ),
  runs: (source: Source) => sayRuns(source) !== null,
  cost: (source: Source) => findCost(source) !== null,
  "cost-money": (source: Source) => /\d/.test(findCost(source) ?? "") && !/%| off\b/.test(findCost(source) ?? ""),
  time: (source: Source) => findTime(source) !== null,
  "on-time": (source: Source) => findOnTime(source) !== null,
  spot: (source: Source) => findPlace(source) !== null,
  lasts: (source: Source) => findDuration(findTiming(source)) !== null,
  list: hasGiven("list"),
  /** One line, without a sentence behind it. */
  "list-plain": ({ given: chosen }: Source) => isLine(chosen?.list),
  /** One line of what the idea says of the thing itself. */
  "list-idea": ({ given: chosen }: Source) => isLine(chosen?.list) && !chosen?.isOwn,
  timed: hasGiven("timed"),
  bullets: hasGiven("bullets"),
  one: hasGiven("one"),
  so: hasGiven("so"),
  ask: hasGiven("ask"),
  nth: hasGiven("nth"),
  told: hasGiven("told"),
  belief: ({ material: { problem } }: Source) =>
    problem?.whose === "reader" &&
    /^(?:people|many|most|some|everyone|everybody|we)\b.{0,20}\b(?:think|believe|say|assume)\b/i.test(problem.text),
};

export const bullet = (text: string) => `• ${capitalize(text)}`;
