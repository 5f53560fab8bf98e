import { readMoneyAt } from "../english/money";
import { readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import type { NounPhrase, Offer } from "./message";
import { type FoundOffer, getLower, readPhraseBefore, readPhraseFrom } from "./offer-phrases";
import { readFree } from "./read-free";
import { readOldPrice, readPrice } from "./read-price";
import { type Clause, readBetween } from "./rule";

interface OfferRule {
  name: string;
  examples: readonly (readonly [idea: string, offer: string])[];
  /** Whether an offer begins at this word. */
  applyAt(clause: Clause, at: number): FoundOffer | null;
}

/** Rules for what is offered; at each word the first that fires wins, and the first word at which one fires. */
export const offerRules: readonly OfferRule[] = [
  {
    name: "several-for-less",
    examples: [
      ["two-for-one pasta", "two-for-one"],
      ["3 for 2 on candles", "3 for 2"],
      ["buy 2 get 1 free on cotton sarees", "buy 2 get 1 free"],
      ["Stay three nights, pay two", "Stay three nights, pay two"],
      ["Three paperbacks for the price of two", "Three paperbacks for the price of two"],
    ],
    applyAt: (clause, at) => {
      const several = (get: number | null, pay: number | null, last: number) => {
        if (get === null || pay === null || pay >= get) return null;
        const { phrase } = readPhraseFrom(clause, last + 1);
        const on = phrase && {
          ...phrase,
          text: phrase.text.replace(/\s(?:menu|deal|offer|special|night|evening)s?$/i, ""),
        };
        return {
          offer: {
            kind: "several-for-less" as const,
            get,
            pay,
            on: on && readNounPhrase(on.text),
            text: readBetween(clause, at, last + 1),
          },
          first: at,
          last,
        };
      };
      const [get, link, pay] = getLower(clause, at).split("-");
      if (link === "for" && pay) return several(readNumber(get ?? ""), readNumber(pay), at);
      if (getLower(clause, at + 1) === "for" && readNumber(getLower(clause, at)) !== null)
        return several(readNumber(getLower(clause, at)), readNumber(getLower(clause, at + 2)), at + 2);
      const price = at + 2;
      const isPriceOf = ["for", "the", "price", "of"].every((word, index) => getLower(clause, price + index) === word);
      if (isPriceOf) {
        const [bought, paid] = [readNumber(getLower(clause, at)), readNumber(getLower(clause, price + 4))];
        const found = several(bought, paid, price + 4);
        if (found)
          return { ...found, offer: { ...found.offer, on: readNounPhrase(readBetween(clause, at + 1, price)) } };
      }
      if (getLower(clause, at) === "buy") {
        const [bought, more] = [readNumber(getLower(clause, at + 1)), readNumber(getLower(clause, at + 3))];
        if (
          getLower(clause, at + 2) === "get" &&
          getLower(clause, at + 4) === "free" &&
          bought !== null &&
          more !== null
        )
          return several(bought + more, bought, at + 4);
      }
      if (/^(?:stay|take|order|book)$/.test(getLower(clause, at)) && getLower(clause, at + 3) === "pay")
        return several(readNumber(getLower(clause, at + 1)), readNumber(getLower(clause, at + 4)), at + 4);
      return null;
    },
  },
  {
    name: "percent",
    examples: [
      ["20% off winter boots", "20% off"],
      ["10% discount if you book", "10% discount"],
      ["screen repair 15% cheaper", "15% cheaper"],
      ["First box half price", "half price"],
      ["Scholarship test, up to 50% off fees", "up to 50% off"],
    ],
    applyAt: (clause, at) => {
      const half = getLower(clause, at) === "half" && /^(?:price|off)$/.test(getLower(clause, at + 1));
      const figure = /^(\d{1,2})%$/.exec(getLower(clause, at));
      // why no share where it is on the second or third of them: it is not half of the whole
      const isOnOneOfThem = clause.words
        .slice(Math.max(0, at - 4), at)
        .some(({ lower: word }) => /^(?:second|third|fourth|2nd|3rd|4th|another|next)$/.test(word));
      if (half && isOnOneOfThem)
        return { offer: { kind: "other", text: readBetween(clause, at, at + 2) }, first: at, last: at + 1 };
      if (half) {
        const { phrase } = readPhraseFrom(clause, at + 2);
        return {
          offer: {
            kind: "percent",
            percent: 50,
            on: readPhraseBefore(clause, at) ?? phrase,
            text: readBetween(clause, at, at + 2),
          },
          first: at,
          last: at + 1,
        };
      }
      if (!figure || !/^(?:off|discount|cheaper|rabatt)$/.test(getLower(clause, at + 1))) return null;
      const upTo =
        getLower(clause, at - 1) === "upto"
          ? 1
          : getLower(clause, at - 1) === "to" && getLower(clause, at - 2) === "up"
            ? 2
            : 0;
      // why no share: whoever reads "20% off" expects it on everything
      if (upTo > 0)
        return {
          offer: { kind: "other", text: readBetween(clause, at - upTo, at + 2) },
          first: at - upTo,
          last: at + 1,
        };
      const isOff = getLower(clause, at + 1) === "off" || getLower(clause, at + 2) === "on";
      const { phrase } = isOff ? readPhraseFrom(clause, at + 2) : { phrase: null };
      return {
        offer: {
          kind: "percent",
          percent: Number(figure[1]),
          on: isOff ? phrase : readPhraseBefore(clause, at),
          text: readBetween(clause, at, at + 2),
        },
        first: at,
        last: at + 1,
      };
    },
  },
  {
    name: "amount-off",
    examples: [
      ["₹500 off your first order", "₹500 off"],
      ["10 euros off all plants", "10 euros off"],
      ["Save €80 on a full service", "Save €80"],
    ],
    applyAt: (clause, at) => {
      const saved = getLower(clause, at) === "save" ? readMoneyAt(clause.text, clause.words, at + 1) : null;
      if (saved) {
        const { phrase } =
          getLower(clause, saved.last + 1) === "on" ? readPhraseFrom(clause, saved.last + 2) : { phrase: null };
        return {
          offer: {
            kind: "amount-off",
            money: { amount: saved.amount, text: saved.text },
            on: phrase,
            text: readBetween(clause, at, saved.last + 1),
          },
          first: at,
          last: saved.last,
        };
      }
      const money = readMoneyAt(clause.text, clause.words, at);
      if (!money || !/^(?:off|discount)$/.test(getLower(clause, money.last + 1))) return null;
      const { phrase } = readPhraseFrom(clause, money.last + 2);
      const { amount, text } = money;
      return {
        offer: {
          kind: "amount-off",
          money: { amount, text },
          on: phrase,
          text: readBetween(clause, at, money.last + 2),
        },
        first: at,
        last: money.last + 1,
      };
    },
  },
  {
    name: "instead-of",
    examples: [
      ["whitening £199 instead of £299", "£199 instead of £299"],
      ["winter check 39 euro instead of 55", "39 euro instead of 55"],
      ["Bike service £45, was £60", "£45, was £60"],
    ],
    applyAt: (clause, at) => {
      const money = readMoneyAt(clause.text, clause.words, at);
      const behind = getLower(clause, (money?.last ?? 0) + 1);
      if (!money || !/^(?:instead|was|previously|formerly)$/.test(behind)) return null;
      const usual = readOldPrice(clause, money.last + (behind === "instead" ? 3 : 2), money.text);
      if (!usual) return null;
      return {
        offer: {
          kind: "price",
          money: { amount: money.amount, text: money.text },
          before: { amount: usual.amount, text: usual.text },
          isFrom: false,
          per: null,
          on: readPhraseBefore(clause, at),
          text: readBetween(clause, at, usual.last + 1),
        },
        first: at,
        last: usual.last,
      };
    },
  },
  {
    name: "free",
    examples: [
      ["Free delivery on Eid boxes", "Free delivery"],
      ["Demo class is free for all students", "free for all students"],
      ["Alarms: free with every boiler service", "free with every boiler service"],
      ["Kids eat free on Sundays", "Kids eat free"],
      ["oat milk no extra charge", "no extra charge"],
      ["Dinner with a glass of prosecco on the house", "a glass of prosecco on the house"],
    ],
    applyAt: (clause, at) => readFree(clause, at),
  },
  {
    name: "price",
    examples: [
      ["Three-course lunch for €19.50", "€19.50"],
      ["Garden rooms from 18,500 kr a month", "from 18,500 kr a month"],
      ["Boxes £24 each", "£24 each"],
      ["Gift vouchers, £25 or £50", "£25 or £50"],
      ["Collection starting at Rs. 4,999 only", "from Rs. 4,999"],
      ["croissant + coffee 4.50", "4.50"],
    ],
    applyAt: (clause, at) => readPrice(clause, at),
  },
];

/** What is offered, and the name of the rule that found it. Null when nothing is. */
export function findOffer(clause: Clause): (FoundOffer & { rule: string }) | null {
  for (const rule of offerRules) {
    for (let at = 0; at < clause.words.length; at += 1) {
      const found = rule.applyAt(clause, at);
      if (found) return { ...found, rule: rule.name };
    }
  }
  return null;
}

/** What a post to be filled pays: a free lunch beside it is no pay. */
export function findPay(clause: Clause): FoundOffer | null {
  for (let at = 0; at < clause.words.length; at += 1) {
    const found = readPrice(clause, at);
    if (found) return found;
  }
  return null;
}

/** The thing that an offer is about: what it is on, or what is free. */
export function findOfferedThing(offer: Offer): NounPhrase | null {
  if (offer.kind === "other") return null;
  if (offer.on) return offer.on;
  return offer.kind === "free" ? offer.thing : null;
}
