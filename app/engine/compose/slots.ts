import {
  findDuration,
  findFirstDay,
  findGiving,
  findGoal,
  findOfferThing,
  findOnlyDay,
  findSaving,
  findTiming,
  makeSingular,
} from "./facts";
import { isPlural, lowerFirst, spellNumber, spellOrdinal, withA, withOur, withoutEndMark, withThe } from "./grammar";
import type { Need } from "./needs";
import type { Source } from "./source";

interface Slot {
  /** The fact that a phrase has to ask for before it names the slot; null where the slot is always there. */
  need: Need | null;
  /** What stands there, grammar known; null where the fact is absent. */
  fill(source: Source): string | null;
  /** For copywriters: what it looks like in running text. */
  example: string;
}

const thing = (source: Source) => source.material.what;
const day = (text: string | undefined) =>
  text === undefined ? null : /^(?:next|this|tomorrow|today|tonight|every|on|in)\b/i.test(text) ? text : `on ${text}`;
const months = "January February March April May June July August September October November December".split(" ");

/**
 * Every name that may stand in braces in a phrase. One that begins a sentence gets its capital from the renderer; a name in lower case
 * keeps it.
 */
export const slots = {
  name: { need: null, fill: ({ name }) => name, example: "Tidewise Swim School" },
  site: { need: null, fill: ({ site }) => site, example: "tidewise.example" },
  call: { need: "call", fill: ({ call }) => call || null, example: "Book a trial lesson" },
  callLower: {
    need: "call-verb",
    fill: ({ call, material }) => (material.callToAction?.verb ? lowerFirst(call) : null),
    example: "book a trial lesson",
  },
  callObject: {
    need: "call-object",
    fill: ({ material }) => material.callToAction?.object ?? null,
    example: "a trial lesson",
  },

  point: {
    need: null,
    fill: ({ material }) => withoutEndMark(material.message.point),
    example: "Two-for-one pasta on Tuesday nights",
  },
  pointLower: {
    need: null,
    fill: ({ material, name }) => lowerFirst(withoutEndMark(material.message.point), [name]),
    example: "two-for-one pasta on Tuesday nights",
  },
  url: { need: null, fill: ({ url }) => url, example: "https://tidewise.example" },
  thing: { need: "thing", fill: (source) => thing(source)?.text ?? null, example: "beginners' course" },
  theThing: { need: "thing", fill: (source) => map(thing(source), withThe), example: "the beginners' course" },
  aThing: { need: "thing", fill: (source) => map(thing(source), withA), example: "a beginners' course" },
  ourThing: { need: "thing", fill: (source) => map(thing(source), withOur), example: "our beginners' course" },
  itsThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => withOur(phrase).replace(/^our /, "its ")),
    example: "its beginners' course",
  },
  isThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "are" : "is")),
    example: "is",
  },
  hasThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "have" : "has")),
    example: "has",
  },
  itThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "they" : "it")),
    example: "it",
  },
  themThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "them" : "it")),
    example: "it",
  },
  startsThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "start" : "starts")),
    example: "starts",
  },
  endsThing: {
    need: "thing",
    fill: (source) => map(thing(source), (phrase) => (isPlural(phrase) ? "end" : "ends")),
    example: "ends",
  },
  headThing: {
    need: "thing-common",
    fill: (source) => map(thing(source), ({ head, isName }) => (isName ? null : `the ${head}`)),
    example: "the course",
  },
  product: { need: "product", fill: ({ material }) => material.product?.text ?? null, example: "swimming lessons" },
  isProduct: {
    need: "product",
    fill: ({ material }) => map(material.product, (phrase) => (isPlural(phrase) ? "are" : "is")),
    example: "are",
  },
  aProduct: { need: "product", fill: ({ material }) => map(material.product, withA), example: "a swimming lesson" },

  offer: {
    need: "offer",
    fill: ({ material: { offer } }) => map(offer, ({ text }) => lowerFirst(withoutEndMark(text))),
    example: "20% off",
  },
  offerThing: {
    need: "offer-thing",
    fill: (source) =>
      map(findOfferThing(source), (phrase) => (phrase.number === "singular" ? withThe(phrase) : phrase.text)),
    example: "Eid boxes",
  },
  theOfferThing: {
    need: "offer-thing",
    fill: (source) => map(findOfferThing(source), withThe),
    example: "the Eid boxes",
  },
  percent: {
    need: "offer-percent",
    fill: ({ material: { offer } }) => (offer?.kind === "percent" ? `${offer.percent}%` : null),
    example: "20%",
  },
  percentLeft: {
    need: "offer-percent",
    fill: ({ material: { offer } }) =>
      offer?.kind === "percent" && offer.percent < 100 ? String(100 - offer.percent) : null,
    example: "80",
  },
  freeThing: {
    need: "offer-free",
    fill: ({ material: { offer } }) => (offer?.kind === "free" ? offer.thing.text : null),
    example: "delivery",
  },
  theFreeThing: {
    need: "offer-free",
    fill: ({ material: { offer } }) => (offer?.kind === "free" ? withThe(offer.thing) : null),
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
    fill: (source) => map(findTiming(source), ({ text }) => lowerFirst(withoutEndMark(text))),
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
  beforeDay: { need: "before-day", fill: (source) => findTiming(source)?.before?.text ?? null, example: "12 March" },
  weekday: { need: "weekday", fill: (source) => findTiming(source)?.start?.weekday ?? null, example: "Saturday" },
  month: {
    need: "month",
    fill: (source) => months[((findTiming(source)?.start ?? findTiming(source)?.last)?.month ?? 0) - 1] ?? null,
    example: "March",
  },
  recurring: {
    need: "recurring",
    fill: (source) => map(findTiming(source), ({ recurring }) => recurring),
    example: "Tuesday nights",
  },
  onRecurring: {
    need: "recurring",
    fill: (source) => day(findTiming(source)?.recurring ?? undefined),
    example: "on Tuesday nights",
  },
  period: {
    need: "period",
    fill: (source) => map(findTiming(source), ({ period }) => period),
    example: "all November",
  },
  fromTime: { need: "from-time", fill: (source) => findTiming(source)?.from?.text ?? null, example: "10am" },
  toTime: { need: "to-time", fill: (source) => findTiming(source)?.to?.text ?? null, example: "4pm" },
  duration: { need: "hours", fill: (source) => findDuration(findTiming(source)), example: "six hours" },

  where: {
    need: "where",
    fill: ({ material: { message } }) =>
      message.sure.includes("where") && message.facts.where ? lowerFirst(withoutEndMark(message.facts.where)) : null,
    example: "at platform 12",
  },
  audience: {
    need: "audience",
    fill: ({ material: { audience } }) => (audience ? lowerFirst(withoutEndMark(audience.text)) : null),
    example: "people who send gifts",
  },
  asYou: { need: "as-you", fill: ({ material: { audience } }) => audience?.asYou ?? null, example: "you send gifts" },
  asOne: {
    need: "as-one",
    fill: ({ material: { audience } }) => audience?.asOne ?? null,
    example: "someone who sends gifts",
  },
  problem: {
    need: "problem",
    fill: ({ material: { problem } }) =>
      problem?.whose === "reader" ? withoutEndMark(problem.text).replace(/\?$/, "") : null,
    example: "flowers again",
  },
  problemLower: {
    need: "problem",
    fill: ({ material: { problem }, name }) =>
      problem?.whose === "reader" ? lowerFirst(withoutEndMark(problem.text).replace(/\?$/, ""), [name]) : null,
    example: "flowers again",
  },

  count: {
    need: "quantity",
    fill: ({ material }) => map(material.message.quantity, ({ count }) => spellNumber(count)),
    example: "six",
  },
  ordinal: {
    need: "quantity",
    fill: ({ material }) => map(material.message.quantity, ({ count }) => spellOrdinal(count)),
    example: "sixth",
  },
  counted: {
    need: "quantity-noun",
    fill: ({ material }) => map(material.message.quantity?.noun ?? null, ({ text }) => text),
    example: "places",
  },
  countedOne: {
    need: "quantity-noun",
    fill: ({ material }) => map(material.message.quantity?.noun ?? null, ({ text }) => makeSingular(text)),
    example: "place",
  },

  goal: { need: "goal", fill: ({ material }) => findGoal(material)?.text ?? null, example: "4,000 euros" },
  gift: { need: "giving", fill: (source) => findGiving(source)?.each ?? null, example: "10 euros" },
  gifts: {
    need: "giving",
    fill: (source) => map(findGiving(source), ({ count }) => spellNumber(count)),
    example: "400",
  },
  tenGifts: { need: "giving", fill: (source) => findGiving(source)?.ten ?? null, example: "100 euros" },
  hundredGifts: { need: "giving", fill: (source) => findGiving(source)?.hundred ?? null, example: "1,000 euros" },

  feature: {
    need: "feature",
    fill: ({ feature }) => (feature ? withoutEndMark(feature.text) : null),
    example: "small groups",
  },

  line: {
    need: "line",
    fill: ({ line }) => (line ? withoutEndMark(line) : null),
    example: "small groups in a warm pool",
  },
  lineLower: {
    need: "line",
    fill: ({ line, name }) => (line ? lowerFirst(withoutEndMark(line), [name]) : null),
    example: "small groups in a warm pool",
  },
  steps: { need: "steps", fill: ({ material }) => spellNumber(material.message.facts.steps.length), example: "three" },
  firstStep: {
    need: "steps",
    fill: ({ material }) => map(material.message.facts.steps[0] ?? null, (step) => lowerFirst(withoutEndMark(step))),
    example: "choose a box",
  },
} satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

function map<T, R>(given: T | null | undefined, change: (known: T) => R | null): R | null {
  return given === null || given === undefined ? null : change(given);
}
