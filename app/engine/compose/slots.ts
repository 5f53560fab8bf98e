import { completeSentence } from "../english/complete-sentence";
import { addArticle } from "../english/line-articles";
import { captionSlots } from "./caption-slots";
import {
  findDuration,
  findFirstDay,
  findGiving,
  findGoal,
  findMissing,
  findOfferThing,
  findOnlyDay,
  findSaving,
  findTiming,
} from "./facts";
import { addA, addOn, addThe, isPlural, lowerFirst, removeEndMark, spellNumber } from "./grammar";
import type { Need } from "./needs";
import { askPoint, findAnswer, findFamilyPrice, findGoalShare, findPaySum, findSought } from "./point-parts";
import { pointSlots } from "./point-slots";
import type { Source } from "./source";
import { tellingSlots } from "./telling-slots";

export interface Slot {
  /** The fact that a phrase has to ask for before it names the slot; null where the slot is always there. */
  need: Need | null;
  /** What stands there, grammar known; null where the fact is absent. */
  fill(source: Source): string | null;
  /** It brings its own space or comma and may have nothing to say without breaking the wording. */
  mayBeEmpty?: boolean;
  /** For copywriters: what it looks like in running text. */
  example: string;
}

const thing = (source: Source) => source.material.what;
const day = (text: string | undefined) =>
  text === undefined ? null : /^(?:next|this|tomorrow|today|tonight|every|on|in)\b/i.test(text) ? text : `on ${text}`;

/** The point with the article that a title leaves out: "New winter menu starts December 3" has "The" in a sentence. */
export function sayPoint({
  material: { message },
  pointForm,
  short,
  name,
}: Pick<Source, "material" | "pointForm" | "short" | "name">): string {
  const point = removeEndMark(message.point);
  // why: an article before it would take the name for a thing
  if (pointForm === "clause" && point.toLowerCase().startsWith(`${name.toLowerCase()} `)) return point;
  const [whole, next] = short.sentences;
  // why: behind "raise" stands the sum, and no sentence of ours around it
  const isWrapped = whole !== undefined && removeEndMark(whole).endsWith(point);
  if (whole && !next && !isWrapped && pointForm === "clause") return removeEndMark(whole);
  // why: "The deadline is 31 January, send it by the 10th" are two sentences with a comma between them
  const isSpliced = next && point.toLowerCase().includes(`, ${next.slice(0, 14).toLowerCase()}`);
  if (isSpliced && pointForm === "clause" && !isWrapped) return removeEndMark(short.sentences.join(" "));
  const made = pointForm === "clause" ? completeSentence(point) : null;
  return made?.rule === "a sentence already" ? addOn(made.text) : point;
}

/**
 * Every name that may stand in braces in a phrase. One that begins a sentence gets its capital from the renderer; a name in lower case
 * keeps it.
 */
export const slots = {
  ...pointSlots,
  ...captionSlots,
  ...tellingSlots,
  name: { need: null, fill: ({ name }) => name, example: "Tidewise Swim School" },
  site: { need: null, fill: ({ site }) => site, example: "tidewise.example" },
  call: { need: "call", fill: ({ call }) => call || null, example: "Book a trial lesson" },
  callLower: {
    need: "call-verb",
    fill: ({ call, material }) => (material.callToAction?.verb ? lowerFirst(call) : null),
    example: "book a trial lesson",
  },

  point: {
    need: null,
    fill: sayPoint,
    example: "Two-for-one pasta on Tuesday nights",
  },
  pointLower: {
    need: null,
    fill: (source) => (source.pointForm === "sentences" ? null : lowerFirst(sayPoint(source), [source.name])),
    example: "two-for-one pasta on Tuesday nights",
  },
  aPoint: {
    need: "point-phrase",
    fill: ({ material: { message, what } }) =>
      addArticle(
        removeEndMark(message.point),
        /^(?:event|launch|opening)$/.test(message.kind) && what?.number === "singular",
      ),
    example: "an open day on Saturday 21 March",
  },
  pointSentence: {
    need: "point-price",
    fill: ({ material: { message } }) => completeSentence(message.point)?.text ?? null,
    example: "A box of 12 mince pies is £15",
  },
  pointAsked: {
    need: "point-how",
    fill: (source) => map(askPoint(source), (question) => question.replace(/\?$/, "")),
    example: "How do you choose an executor for your will",
  },
  pointAskedLower: {
    need: "point-how",
    fill: (source) => map(askPoint(source), (question) => lowerFirst(question.replace(/\?$/, ""), [source.name])),
    example: "how do you choose an executor for your will",
  },
  sought: { need: "sought", fill: findSought, example: "a sous chef from February, £34,000" },
  answer: { need: "answered", fill: findAnswer, example: "Yes, at the Tin Hall" },
  more: {
    need: "more",
    fill: ({ more }) => map(more[0] ?? null, removeEndMark),
    example: "We have slots before Christmas",
  },
  intro: {
    need: "about",
    fill: ({ about }) => map(about[0] ?? null, removeEndMark),
    example: "Tidewise is a swim school in Ely",
  },
  url: { need: null, fill: ({ url }) => url, example: "https://tidewise.example" },
  thing: { need: "thing", fill: (source) => thing(source)?.text ?? null, example: "beginners' course" },
  theThing: { need: "thing", fill: (source) => map(thing(source), addThe), example: "the beginners' course" },
  aThing: { need: "thing", fill: (source) => map(thing(source), addA), example: "a beginners' course" },
  endsThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "end" : "ends")),
    example: "ends",
  },
  product: { need: "product", fill: ({ material }) => material.product?.text ?? null, example: "swimming lessons" },

  offer: {
    need: "offer",
    fill: ({ material: { offer } }) => map(offer, ({ text }) => lowerFirst(removeEndMark(text))),
    example: "20% off",
  },
  offerThing: {
    need: "offer-thing",
    fill: (source) =>
      map(findOfferThing(source), (phrase) => (phrase.number === "singular" ? addThe(phrase) : phrase.text)),
    example: "Eid boxes",
  },
  percent: {
    need: "offer-percent",
    fill: ({ material: { offer } }) => (offer?.kind === "percent" ? `${offer.percent}%` : null),
    example: "20%",
  },
  theFreeThing: {
    need: "offer-free",
    fill: ({ material: { offer } }) => (offer?.kind === "free" ? addThe(offer.thing) : null),
    example: "the delivery",
  },
  isFreeThing: {
    need: "offer-free",
    fill: ({ material: { offer } }) => (offer?.kind === "free" ? (isPlural(offer.thing) ? "are" : "is") : null),
    example: "is",
  },
  price: {
    need: "offer-price",
    fill: ({ material: { offer } }) => (offer?.kind === "price" ? offer.money.text : null),
    example: "£12",
  },
  oldPrice: { need: "saving", fill: (source) => findSaving(source)?.old ?? null, example: "55 euro" },
  saving: { need: "saving", fill: (source) => findSaving(source)?.saved ?? null, example: "16 euro" },
  amount: {
    need: "offer-amount",
    fill: ({ material: { offer } }) => (offer?.kind === "amount-off" ? offer.money.text : null),
    example: "£5",
  },
  getCount: {
    need: "offer-several",
    fill: ({ material: { offer } }) => (offer?.kind === "several-for-less" ? spellNumber(offer.get) : null),
    example: "two",
  },
  payCount: {
    need: "offer-several",
    fill: ({ material: { offer } }) => (offer?.kind === "several-for-less" ? spellNumber(offer.pay) : null),
    example: "one",
  },

  when: {
    need: "when",
    fill: (source) => map(findTiming(source), ({ text }) => lowerFirst(removeEndMark(text))),
    example: "Tuesday nights, all November",
  },
  onDay: {
    need: "one-day",
    fill: (source) => day(findOnlyDay(findTiming(source))?.text),
    example: "on Saturday 21 March",
  },
  theDay: {
    need: "one-day",
    fill: (source) => findOnlyDay(findTiming(source))?.text ?? null,
    example: "Saturday 21 March",
  },
  firstDay: {
    need: "first-day",
    fill: (source) => findFirstDay(findTiming(source))?.text ?? null,
    example: "9 February",
  },
  lastDay: { need: "last-day", fill: (source) => findTiming(source)?.last?.text ?? null, example: "11 March" },
  fromTime: { need: "from-time", fill: (source) => findTiming(source)?.from?.text ?? null, example: "10am" },
  toTime: { need: "to-time", fill: (source) => findTiming(source)?.to?.text ?? null, example: "4pm" },
  duration: { need: "hours", fill: (source) => findDuration(findTiming(source)), example: "six hours" },

  where: {
    need: "where",
    fill: ({ material: { message } }) =>
      message.sure.includes("where") && message.facts.where ? lowerFirst(removeEndMark(message.facts.where)) : null,
    example: "at platform 12",
  },
  asYou: { need: "as-you", fill: ({ material: { audience } }) => audience?.asYou ?? null, example: "you send gifts" },
  problem: {
    need: "problem",
    fill: ({ material: { problem } }) =>
      problem?.whose === "reader" ? removeEndMark(problem.text).replace(/\?$/, "") : null,
    example: "flowers again",
  },

  count: {
    need: "quantity",
    fill: ({ material }) => map(material.message.quantity, ({ count }) => spellNumber(count)),
    example: "six",
  },
  counted: {
    need: "quantity-noun",
    fill: ({ material }) => map(material.message.quantity?.noun ?? null, ({ text }) => text),
    example: "places",
  },

  goal: { need: "goal", fill: ({ material }) => findGoal(material)?.text ?? null, example: "4,000 euros" },
  shareEach: { need: "goal-share", fill: (source) => findGoalShare(source)?.each ?? null, example: "$500" },
  shareCount: { need: "goal-share", fill: (source) => findGoalShare(source)?.count ?? null, example: "16" },
  shareOne: { need: "goal-share", fill: (source) => findGoalShare(source)?.one ?? null, example: "dog" },
  shareMany: { need: "goal-share", fill: (source) => findGoalShare(source)?.many ?? null, example: "senior dogs" },
  payHours: { need: "pay-sum", fill: (source) => findPaySum(source)?.hours ?? null, example: "40" },
  payRate: { need: "pay-sum", fill: (source) => findPaySum(source)?.rate ?? null, example: "£13.60" },
  paySum: { need: "pay-sum", fill: (source) => findPaySum(source)?.sum ?? null, example: "£544" },
  familySum: { need: "family-price", fill: (source) => findFamilyPrice(source)?.sum ?? null, example: "£28" },
  adultPrice: { need: "family-price", fill: (source) => findFamilyPrice(source)?.adult ?? null, example: "£9" },
  childPrice: { need: "family-price", fill: (source) => findFamilyPrice(source)?.child ?? null, example: "£5" },
  gift: { need: "giving", fill: (source) => findGiving(source)?.each ?? null, example: "10 euros" },
  gifts: {
    need: "giving",
    fill: (source) => map(findGiving(source), ({ count }) => spellNumber(count)),
    example: "400",
  },
  missing: { need: "missing", fill: (source) => findMissing(source)?.text ?? null, example: "£5,380" },

  line: {
    need: "line",
    fill: ({ line }) => (line ? removeEndMark(line) : null),
    example: "small groups in a warm pool",
  },
  steps: { need: "steps", fill: ({ material }) => spellNumber(material.message.facts.steps.length), example: "three" },
  firstStep: {
    need: "steps",
    fill: ({ material }) => map(material.message.facts.steps[0] ?? null, (step) => lowerFirst(removeEndMark(step))),
    example: "choose a box",
  },
} satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

function map<T, R>(given: T | null | undefined, change: (known: T) => R | null): R | null {
  return given === null || given === undefined ? null : change(given);
}
