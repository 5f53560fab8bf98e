import { completeSentence } from "../english/complete-sentence";
import { startsWithNumber } from "../english/take-apart-point";
import { captionNeeds } from "./caption-slots";
import {
  countDaysLeft,
  findDuration,
  findEachPrice,
  findFirstDay,
  findGiving,
  findGoal,
  findMissing,
  findOccasions,
  findOfferThing,
  findOnlyDay,
  findReducedPrice,
  findSaving,
  findTiming,
} from "./facts";
import {
  askPoint,
  findAnswer,
  findFamilyPrice,
  findGoalShare,
  findIndirectQuestion,
  findPaySum,
  findSought,
  isGoalPoint,
  isPlainCall,
} from "./point-parts";
import type { Source } from "./source";
import { tellingNeeds } from "./telling-slots";

/** Days before the last one from which on a campaign may say 'last call'. */
const nearDays = 7;

/** What a phrase may ask of the brief, by the names that the phrase files use. */
export const needs = {
  ...captionNeeds,
  ...tellingNeeds,
  "point-clause": ({ pointForm }: Source) => pointForm === "clause",
  "point-phrase": ({ pointForm }: Source) => pointForm === "phrase",
  "point-call": ({ pointForm }: Source) => pointForm === "call",
  /** "Box of 12 mince pies £15": a thing with its price, which makes a sentence. */
  "point-price": ({ pointForm, material: { message } }: Source) =>
    pointForm === "phrase" && /price/.test(completeSentence(message.point)?.rule ?? ""),
  "point-question": ({ pointForm }: Source) => pointForm === "question",
  /** "Is solar worth it?": asked as a reader asks it. */
  "point-direct": (source: Source) => source.pointForm === "question" && findIndirectQuestion(source) === null,
  /** "How to choose an executor": a question that stands behind "ask us". */
  "point-indirect": (source: Source) => findIndirectQuestion(source) !== null,
  "point-how": (source: Source) => askPoint(source) !== null,
  /** A call that can stand behind "please": "Book your Easter boarding", not "Don't forget to book". */
  "point-plain-call": (source: Source) => isPlainCall(source),
  /** The point is the thing alone: "Winter bike service". */
  "point-thing": ({ material: { message, what } }: Source) => what?.text.toLowerCase() === message.point.toLowerCase(),
  /** What the point names says itself that it is new. */
  "core-new": ({ parts }: Source) => /^(?:an? |the |our )?new /i.test(parts?.core?.text ?? ""),
  /** The point has a colon of its own: none stands before it. */
  "point-colon": ({ material: { message } }: Source) => message.point.includes(": "),
  /** The point names the business. */
  "point-named": ({ material: { message }, name }: Source) => message.point.includes(name),
  /** "£3,500 for a new library corner": can stand behind "raise". */
  "point-goal": (source: Source) => isGoalPoint(source),
  /** "We are looking for a sous chef from February": who is looked for, with the conditions. */
  sought: (source: Source) => findSought(source) !== null,
  /** Who is looked for gives time and is not paid. */
  volunteers: ({ material: { message } }: Source) => /\bvolunteer/i.test(message.point),
  /** The idea answers its own question. */
  answered: (source: Source) => findAnswer(source) !== null,
  more: ({ more }: Source) => more.length > 0,

  /** The point names a thing and was taken apart: "Open morning Saturday 16 January, try any instrument for free". */
  core: ({ parts }: Source) => Boolean(parts?.core),
  /** It takes "our" and "the": no deal such as "20% off all tyres". */
  "core-own": ({ parts }: Source) =>
    Boolean(parts?.core) && !parts?.isDeal && !startsWithNumber(parts?.core?.text ?? ""),
  /** "20% off all tyres", "free delivery on Eid boxes": the reader gets it, which is not so of "last orders". */
  "core-deal": ({ parts }: Source) => Boolean(parts?.core && (parts.isDeal || /^free\s/i.test(parts.core.text))),
  "core-when": ({ parts }: Source) => Boolean(parts?.core && parts.when),
  "core-where": ({ parts }: Source) => Boolean(parts?.core && parts.where),
  "core-for": ({ parts }: Source) => Boolean(parts?.core && parts.forWhom),
  "core-price": ({ parts }: Source) => Boolean(parts?.core && parts.price),
  clause: ({ parts }: Source) => Boolean(parts?.clause),
  // why not behind "is": "our sale is on Sunday" has nothing to say before its day
  "clause-when": ({ parts }: Source) =>
    Boolean(parts?.clauseStart && parts.when) &&
    !/\b(?:is|are|was|were|be)$|\d| and (?:runs|lasts|ends|closes|goes|stays)\b/i.test(parts?.clauseStart ?? ""),
  rest: ({ parts }: Source) => (parts?.rest.length ?? 0) > 0,
  "each-price": (source: Source) => findEachPrice(source) !== null,
  occasions: (source: Source) => findOccasions(source) !== null,
  "reduced-price": (source: Source) => findReducedPrice(source) !== null,

  thing: ({ material }: Source) => material.what !== null,
  product: ({ material }: Source) => material.product !== null,

  offer: (source: Source) => isOffer(source),
  "offer-free": (source: Source) => isOffer(source, "free"),
  "offer-percent": (source: Source) => isOffer(source, "percent"),
  "offer-amount": (source: Source) => isOffer(source, "amount-off"),
  "offer-price": (source: Source) => isOffer(source, "price"),
  "offer-several": (source: Source) => isOffer(source, "several-for-less"),
  "offer-thing": (source: Source) => isOffer(source) && findOfferThing(source) !== null,

  saving: (source: Source) => isOffer(source, "price") && findSaving(source) !== null,

  when: (source: Source) => findTiming(source) !== null,
  "one-day": (source: Source) => findOnlyDay(findTiming(source)) !== null,
  "first-day": (source: Source) => findFirstDay(findTiming(source)) !== null,
  "last-day": (source: Source) => Boolean(findTiming(source)?.last) && !findOnlyDay(findTiming(source)),
  "before-day": (source: Source) => Boolean(findTiming(source)?.before),
  "from-time": (source: Source) => Boolean(findTiming(source)?.from),
  "to-time": (source: Source) => Boolean(findTiming(source)?.from && findTiming(source)?.to),
  hours: (source: Source) => findDuration(findTiming(source)) !== null,
  near: (source: Source) => {
    const days = countDaysLeft(source);
    return days !== null && days >= 0 && days <= nearDays;
  },

  where: ({ material: { message } }: Source) => message.sure.includes("where") && message.facts.where !== null,
  "as-you": ({ material }: Source) => Boolean(material.audience?.asYou),
  problem: ({ material }: Source) => material.problem?.whose === "reader",
  "problem-clause": ({ material }: Source) =>
    material.problem?.whose === "reader" && material.problem.form === "clause",
  "problem-words": ({ material }: Source) => material.problem?.whose === "reader" && material.problem.form !== "clause",

  quantity: ({ material }: Source) => material.message.quantity !== null,
  "quantity-noun": ({ material }: Source) => Boolean(material.message.quantity?.noun),
  remaining: ({ material }: Source) => Boolean(material.message.quantity?.isRemaining),
  "quantity-many": ({ material }: Source) => (material.message.quantity?.count ?? 0) > 1,
  "pay-sum": (source: Source) => findPaySum(source) !== null,
  "pay-sum-week": (source: Source) => Boolean(findPaySum(source)?.isWeekly),
  "family-price": (source: Source) => findFamilyPrice(source) !== null,
  goal: ({ material }: Source) => Boolean(findGoal(material)),
  "goal-share": (source: Source) => findGoalShare(source) !== null,
  giving: (source: Source) => findGiving(source) !== null,
  missing: (source: Source) => findMissing(source) !== null,

  call: ({ call }: Source) => call !== "",
  "call-phone": ({ call }: Source) =>
    /^(?:please )?(?:text|call|ring|phone|whatsapp)\b(?! (?:by|in|round)\b)/i.test(call),
  "call-verb": ({ call, material }: Source) => call !== "" && Boolean(material.callToAction?.verb),
  steps: ({ material }: Source) => material.message.facts.steps.length > 1,
  proof: ({ material }: Source) => material.message.facts.proof.length > 0,
  about: ({ about }: Source) => about.length > 0,
  line: ({ line }: Source) => line !== undefined,
} satisfies Record<string, (source: Source) => boolean>;

export type Need = keyof typeof needs;

/** A need that cannot hold without another. */
export const implied: Partial<Record<Need, readonly Need[]>> = {
  "point-price": ["point-phrase"],
  "point-direct": ["point-question"],
  "point-indirect": ["point-question"],
  "point-how": ["point-indirect", "point-question"],
  "point-plain-call": ["point-call"],
  "point-thing": ["thing"],
  "core-new": ["core"],
  "point-goal": ["goal"],
  "goal-share": ["goal"],
  answered: ["point-question", "more"],

  "pay-sum-week": ["pay-sum"],
  "quantity-many": ["quantity"],
  "core-own": ["core"],
  "core-deal": ["core"],
  "core-when": ["core"],
  "core-where": ["core"],
  "core-for": ["core"],
  "core-price": ["core"],
  "clause-when": ["clause"],
  "each-price": ["core", "core-price"],
  "offer-free": ["offer"],
  "offer-percent": ["offer"],
  "offer-amount": ["offer"],
  "offer-price": ["offer"],
  "offer-several": ["offer"],
  "offer-thing": ["offer"],
  saving: ["offer", "offer-price"],
  "one-day": ["when"],
  "first-day": ["when"],
  "last-day": ["when"],
  "before-day": ["when", "last-day"],
  "from-time": ["when"],
  "to-time": ["when", "from-time"],
  hours: ["when", "from-time", "to-time"],
  near: ["when"],
  "named-own": ["named"],
  "named-many": ["named"],
  runs: ["time"],
  "on-time": ["time"],
  "cost-money": ["cost"],
  belief: ["problem"],
  "as-you-doing": ["as-you"],
  "problem-clause": ["problem"],
  "problem-words": ["problem"],
  "quantity-noun": ["quantity"],
  remaining: ["quantity"],
  giving: ["goal"],
  missing: ["goal"],
  "call-phone": ["call"],
  "call-verb": ["call"],
};

function isOffer({ material: { offer, message } }: Source, kind = offer?.kind): boolean {
  return offer !== null && offer.kind === kind && message.sure.includes("offer");
}
