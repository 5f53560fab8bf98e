import type { ClockTime } from "../message/message";
import {
  countDaysLeft,
  findDuration,
  findFirstDay,
  findGiving,
  findGoal,
  findOfferThing,
  findOnlyDay,
  findSaving,
  findTiming,
} from "./facts";
import type { Source } from "./source";

/** Days before the last one from which on a campaign may say 'last call'. */
const nearDays = 21;

/** What a phrase may ask of the brief, by the names that the phrase files use. */
export const needs = {
  thing: ({ material }: Source) => material.what !== null,
  "thing-common": ({ material }: Source) => material.what !== null && !material.what.isName,
  "thing-one": ({ material }: Source) => material.what?.number === "singular",
  "thing-many": ({ material }: Source) => material.what?.number === "plural",
  product: ({ material }: Source) => material.product !== null,
  "product-unsaid": ({ material: { product, what, message } }: Source) =>
    product !== null && !`${what?.text ?? ""} ${message.point}`.toLowerCase().includes(product.head.toLowerCase()),

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
  weekday: (source: Source) => Boolean(findTiming(source)?.start?.weekday),
  month: (source: Source) => Boolean((findTiming(source)?.start ?? findTiming(source)?.last)?.month),
  recurring: (source: Source) => Boolean(findTiming(source)?.recurring),
  period: (source: Source) => Boolean(findTiming(source)?.period),
  "from-time": (source: Source) => Boolean(findTiming(source)?.from),
  "to-time": (source: Source) => Boolean(findTiming(source)?.from && findTiming(source)?.to),
  hours: (source: Source) => findDuration(findTiming(source)) !== null,
  early: (source: Source) => isEarly(findTiming(source)?.from ?? null),
  near: (source: Source) => {
    const days = countDaysLeft(source);
    return days !== null && days >= 0 && days <= nearDays;
  },

  where: ({ material: { message } }: Source) => message.sure.includes("where") && message.facts.where !== null,
  audience: ({ material }: Source) => material.audience !== null,
  "as-you": ({ material }: Source) => Boolean(material.audience?.asYou),
  "as-one": ({ material }: Source) => Boolean(material.audience?.asOne),
  problem: ({ material }: Source) => material.problem?.whose === "reader",
  "problem-clause": ({ material }: Source) =>
    material.problem?.whose === "reader" && material.problem.form === "clause",
  "problem-words": ({ material }: Source) => material.problem?.whose === "reader" && material.problem.form !== "clause",

  quantity: ({ material }: Source) => material.message.quantity !== null,
  "quantity-noun": ({ material }: Source) => Boolean(material.message.quantity?.noun),
  remaining: ({ material }: Source) => Boolean(material.message.quantity?.isRemaining),
  goal: ({ material }: Source) => Boolean(findGoal(material)),
  giving: (source: Source) => findGiving(source) !== null,

  call: ({ call }: Source) => call !== "",
  "call-verb": ({ call, material }: Source) => call !== "" && Boolean(material.callToAction?.verb),
  "call-object": ({ material }: Source) => Boolean(material.callToAction?.object),
  steps: ({ material }: Source) => material.message.facts.steps.length > 1,
  proof: ({ material }: Source) => material.message.facts.proof.length > 0,
  about: ({ about }: Source) => about.length > 0,
  feature: ({ feature }: Source) => feature !== undefined,
  line: ({ line }: Source) => line !== undefined,
  "line-named": ({ line, name }: Source) => line?.toLowerCase().includes(name.toLowerCase()) ?? false,
  "no-booking": ({ material }: Source) => material.features.some(({ kind }) => kind === "no-booking"),
} satisfies Record<string, (source: Source) => boolean>;

export type Need = keyof typeof needs;

/** A need that cannot hold without another. */
export const implied: Partial<Record<Need, readonly Need[]>> = {
  "thing-common": ["thing"],
  "thing-one": ["thing"],
  "thing-many": ["thing"],
  "product-unsaid": ["product"],
  "offer-free": ["offer"],
  "offer-percent": ["offer"],
  "offer-amount": ["offer"],
  "offer-price": ["offer"],
  "offer-several": ["offer"],
  "offer-thing": ["offer"],
  saving: ["offer", "offer-price"],
  "line-named": ["line"],
  "one-day": ["when"],
  "first-day": ["when"],
  "last-day": ["when"],
  "before-day": ["when", "last-day"],
  weekday: ["when"],
  month: ["when"],
  recurring: ["when"],
  period: ["when"],
  "from-time": ["when"],
  "to-time": ["when", "from-time"],
  hours: ["when", "from-time", "to-time"],
  early: ["when", "from-time"],
  near: ["when"],
  "as-you": ["audience"],
  "as-one": ["audience"],
  "problem-clause": ["problem"],
  "problem-words": ["problem"],
  "quantity-noun": ["quantity"],
  remaining: ["quantity"],
  giving: ["goal"],
  "call-verb": ["call"],
  "call-object": ["call-verb", "call"],
};

const isEarly = (time: ClockTime | null): boolean => Boolean(time?.isClear) && (time?.minutes ?? 24 * 60) < 7 * 60;

function isOffer({ material: { offer, message } }: Source, kind = offer?.kind): boolean {
  return offer !== null && offer.kind === kind && message.sure.includes("offer");
}
