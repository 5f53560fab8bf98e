import { findTimeSpans } from "../english/find-time-spans";
import { readMoneyAt } from "../english/money";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import type { Word } from "../english/words";
import type { NounPhrase, Offer } from "./message";
import { type Clause, textBetween } from "./rule";

/** An offer and the words that say it. */
export interface FoundOffer {
  offer: Offer;
  first: number;
  last: number;
}

interface OfferRule {
  name: string;
  examples: readonly (readonly [idea: string, offer: string])[];
  /** Whether an offer begins at this word. */
  applyAt(clause: Clause, at: number): FoundOffer | null;
}

const lower = ({ words }: Clause, at: number) => words[at]?.lower ?? "";

/** The phrase behind "off", "on" or "free": what is offered. Stops before a time. */
function phraseFrom(clause: Clause, from: number): { phrase: NounPhrase | null; last: number } {
  const start = /^(?:on|for|all|every)$/.test(lower(clause, from)) ? from + 1 : from;
  const span = findTimeSpans(clause.words).find((each) => each.first >= start && !each.isAttributive);
  const end = findPhraseEnd(clause.words, start, span?.first ?? clause.words.length);
  return { phrase: end > start ? readNounPhrase(withoutOrder(textBetween(clause, start, end))) : null, last: end - 1 };
}

/** "Eid boxes ordered" is about the boxes. */
const withoutOrder = (text: string) => text.replace(/\s(?:ordered|booked|bought|made|when|if)$/i, "");

/** The phrase before a price: "garden rooms" of "garden rooms from 18,500 kr". */
function phraseBefore(clause: Clause, at: number): NounPhrase | null {
  const spans = findTimeSpans(clause.words);
  let end = at;
  while (
    end > 0 &&
    (/^(?:from|for|at|starting|only|just|now|is|are|costs?|the|-|–|it's|about)$/.test(lower(clause, end - 1)) ||
      (end < at && /^by$/.test(lower(clause, end - 1))))
  )
    end -= 1;
  let start = end;
  while (
    start > 0 &&
    !/[,.;!?]/.test((clause.words[start - 1] as Word).after) &&
    !spans.some((span) => !span.isAttributive && span.last === start - 1)
  ) {
    const part = clause.words[start - 1]?.part;
    if (
      part === "pronoun" ||
      (part === "conjunction" && !/^(?:and|&)$/.test(lower(clause, start - 1))) ||
      (part === "verb" && !clause.words[start - 1]?.tags.has("Gerund") && start - 1 > 0)
    )
      break;
    start -= 1;
  }
  const text = textBetween(clause, start, end);
  return text ? readNounPhrase(text.replace(/^.*:\s/, "")) : null;
}

const perAt = (clause: Clause, at: number): { per: string | null; last: number } => {
  if (/^(?:a|an|per|each|the|\/)$/.test(lower(clause, at)) && !clause.words[at - 1]?.after) {
    if (lower(clause, at) === "each") return { per: "each", last: at };
    const unit = clause.words[at + 1];
    if (
      unit &&
      /^(?:day|night|week|month|year|hour|kilo|kg|person|head|child|adult|seat|user|lesson|session|class|visit|box|bag|piece|bottle|metre|meter|room|couple|family|ticket|night)$/.test(
        unit.lower,
      )
    )
      return { per: unit.lower, last: at + 1 };
  }
  if (lower(clause, at) === "for" && readNumber(lower(clause, at + 1)) !== null && /s$/.test(lower(clause, at + 2)))
    return { per: textBetween(clause, at + 1, at + 3), last: at + 2 };
  return { per: null, last: at - 1 };
};

/** Rules for what is offered; at each word the first that fires wins, and the first word at which one fires. */
export const offerRules: readonly OfferRule[] = [
  {
    name: "several-for-less",
    examples: [
      ["two-for-one pasta", "two-for-one"],
      ["3 for 2 on candles", "3 for 2"],
      ["buy 2 get 1 free on cotton sarees", "buy 2 get 1 free"],
      ["Stay three nights, pay two", "Stay three nights, pay two"],
    ],
    applyAt: (clause, at) => {
      const several = (get: number | null, pay: number | null, last: number): FoundOffer | null => {
        if (get === null || pay === null || pay >= get) return null;
        const { phrase } = phraseFrom(clause, last + 1);
        const on = phrase && {
          ...phrase,
          text: phrase.text.replace(/\s(?:menu|deal|offer|special|night|evening)s?$/i, ""),
        };
        return {
          offer: {
            kind: "several-for-less",
            get,
            pay,
            on: on && readNounPhrase(on.text),
            text: textBetween(clause, at, last + 1),
          },
          first: at,
          last,
        };
      };
      const [get, link, pay] = lower(clause, at).split("-");
      if (link === "for" && pay) return several(readNumber(get ?? ""), readNumber(pay), at);
      if (lower(clause, at + 1) === "for" && readNumber(lower(clause, at)) !== null)
        return several(readNumber(lower(clause, at)), readNumber(lower(clause, at + 2)), at + 2);
      if (lower(clause, at) === "buy") {
        const [bought, more] = [readNumber(lower(clause, at + 1)), readNumber(lower(clause, at + 3))];
        if (lower(clause, at + 2) === "get" && lower(clause, at + 4) === "free" && bought !== null && more !== null)
          return several(bought + more, bought, at + 4);
      }
      if (/^(?:stay|take|order|book)$/.test(lower(clause, at)) && lower(clause, at + 3) === "pay")
        return several(readNumber(lower(clause, at + 1)), readNumber(lower(clause, at + 4)), at + 4);
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
    ],
    applyAt: (clause, at) => {
      const half = lower(clause, at) === "half" && /^(?:price|off)$/.test(lower(clause, at + 1));
      const figure = /^(\d{1,2})%$/.exec(lower(clause, at));
      if (half) {
        const { phrase } = phraseFrom(clause, at + 2);
        return {
          offer: {
            kind: "percent",
            percent: 50,
            on: phraseBefore(clause, at) ?? phrase,
            text: textBetween(clause, at, at + 2),
          },
          first: at,
          last: at + 1,
        };
      }
      if (!figure || !/^(?:off|discount|cheaper|rabatt)$/.test(lower(clause, at + 1))) return null;
      const isOff = lower(clause, at + 1) === "off" || lower(clause, at + 2) === "on";
      const { phrase } = isOff ? phraseFrom(clause, at + 2) : { phrase: null };
      return {
        offer: {
          kind: "percent",
          percent: Number(figure[1]),
          on: isOff ? phrase : phraseBefore(clause, at),
          text: textBetween(clause, at, at + 2),
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
    ],
    applyAt: (clause, at) => {
      const money = readMoneyAt(clause.text, clause.words, at);
      if (!money || !/^(?:off|discount)$/.test(lower(clause, money.last + 1))) return null;
      const { phrase } = phraseFrom(clause, money.last + 2);
      const { amount, text } = money;
      return {
        offer: {
          kind: "amount-off",
          money: { amount, text },
          on: phrase,
          text: textBetween(clause, at, money.last + 2),
        },
        first: at,
        last: money.last + 1,
      };
    },
  },
  {
    name: "instead-of",
    examples: [["whitening £199 instead of £299", "£199 instead of £299"]],
    applyAt: (clause, at) => {
      const money = readMoneyAt(clause.text, clause.words, at);
      if (!money || lower(clause, money.last + 1) !== "instead") return null;
      const usual = readMoneyAt(clause.text, clause.words, money.last + 3);
      if (!usual) return null;
      return {
        offer: {
          kind: "price",
          money: { amount: money.amount, text: money.text },
          isFrom: false,
          per: null,
          on: phraseBefore(clause, at),
          text: textBetween(clause, at, usual.last + 1),
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
      ["Collection starting at Rs. 4,999 only", "from Rs. 4,999"],
      ["croissant + coffee 4.50", "4.50"],
    ],
    applyAt: (clause, at) => readPrice(clause, at),
  },
];

function readFree(clause: Clause, at: number): FoundOffer | null {
  const word = clause.words[at] as Word;
  const other = (first: number, end: number): FoundOffer => ({
    offer: { kind: "other", text: textBetween(clause, first, end) },
    first,
    last: end - 1,
  });
  if (
    word.lower === "no" &&
    /^(?:extra|additional)$/.test(lower(clause, at + 1)) &&
    /^(?:charge|cost|costs|fee)$/.test(lower(clause, at + 2))
  )
    return other(at, at + 3);
  if (word.lower === "on" && lower(clause, at + 1) === "the" && lower(clause, at + 2) === "house") {
    let start = at;
    while (
      (start > 0 && /^(?:noun|determiner|adjective|other|number)$/.test(clause.words[start - 1]?.part ?? "")) ||
      lower(clause, start - 1) === "of"
    )
      start -= 1;
    return other(start, at + 3);
  }
  if (word.lower !== "free" || /^(?:from|places?|spots?|seats?|time|slots?|rooms?)$/.test(lower(clause, at + 1)))
    return null;
  const previous = lower(clause, at - 1);
  if (
    /^(?:become|becomes|became|feel|set|get|are|is)$/.test(previous) &&
    /^(?:places?|spots?|seats?|become)$/.test(lower(clause, at - 2))
  )
    return null;
  const isTimedNext = findTimeSpans(clause.words).some((span) => span.first === at + 1 && !span.isAttributive);
  const isDone = /^(?:eat|eats|train|trains|travel|stay|drink|play|swim|enter|go|skate|ride)$/.test(previous);
  if (!isDone && !isTimedNext && /^(?:for|with|on|of)$/.test(lower(clause, at + 1)) && !/^(?:for|of)$/.test(previous)) {
    const { last } = phraseFrom(clause, at + 2);
    const thing =
      phraseBefore(clause, at) ??
      readNounPhrase(textBetween(clause, 0, Math.max(0, /^(?:is|are)$/.test(previous) ? at - 1 : at)));
    const end = Math.max(last + 1, at + 1);
    const text = lower(clause, at + 1) === "of" ? textBetween(clause, at, at + 3) : textBetween(clause, at, end);
    const isTimed = last < at + 2;
    return thing
      ? { offer: { kind: "free", thing, on: null, text: isTimed ? "free" : text }, first: at, last: end - 1 }
      : other(at, isTimed ? at + 1 : end);
  }
  const { phrase, last } = phraseFrom(clause, at + 1);
  if (!isDone && !isTimedNext && phrase && last > at && !/^(?:if|when|on|in)$/.test(lower(clause, at + 1))) {
    const on =
      /^(?:on|with|for)$/.test(lower(clause, last + 1)) &&
      !findTimeSpans(clause.words).some((span) => span.first === last + 1 && !span.isAttributive)
        ? phraseFrom(clause, last + 2).phrase
        : null;
    const tail = on && /^(?:on|with)$/.test(lower(clause, last + 1)) ? on : null;
    return {
      offer: { kind: "free", thing: phrase, on: tail, text: textBetween(clause, at, last + 1) },
      first: at,
      last,
    };
  }
  if (/^(?:is|are|now)$/.test(previous)) {
    const thing = readNounPhrase(textBetween(clause, 0, at - 1));
    return thing ? { offer: { kind: "free", thing, on: null, text: "free" }, first: at, last: at } : null;
  }
  // "Kids eat free", "you both train free": the whole clause is the offer
  if (
    clause.words[at - 1]?.part === "verb" ||
    /^(?:eat|eats|train|travel|stay|drink|play|swim|enter|go|skate)$/.test(previous)
  ) {
    let start = at - 1;
    while (
      start > 0 &&
      !/[,.;:]/.test((clause.words[start - 1] as Word).after) &&
      !/^(?:and|but|if|when|by|where)$/.test(lower(clause, start - 1))
    )
      start -= 1;
    return other(start, at + 1);
  }
  return null;
}

/** Words before an amount that say it is no price. */
const noPrice =
  /^(?:raise|raised|than|to|of|save|saved|up|over|above|under|below|worth|insured|won|win|a|order|by|£|\$)$/;

function readPrice(clause: Clause, at: number): FoundOffer | null {
  const money = readMoneyAt(clause.text, clause.words, at) ?? readBareDecimal(clause, at);
  if (!money || noPrice.test(lower(clause, at - 1))) return null;
  if (
    /^(?:round|seed|grant|million|fund|donation|loan|goal|for)$/.test(lower(clause, money.last + 1)) &&
    !/^(?:for|at|only|just|fee|from)$/.test(lower(clause, at - 1)) &&
    perAt(clause, money.last + 1).per === null
  ) {
    if (lower(clause, money.last + 1) !== "for" || at === 0) return null;
  }
  const { per, last } = perAt(clause, money.last + 1);
  const isStarting =
    /^(?:starting|starts|start)$/.test(lower(clause, at - 2)) && /^(?:at|from)$/.test(lower(clause, at - 1));
  const isFrom = lower(clause, at - 1) === "from" || isStarting;
  const words = textBetween(clause, at, last + 1);
  const before = phraseBefore(clause, at);
  const { amount, text } = money;
  return {
    offer: { kind: "price", money: { amount, text }, isFrom, per, on: before, text: isFrom ? `from ${words}` : words },
    first: isStarting ? at - 2 : isFrom ? at - 1 : at,
    last,
  };
}

/** "4.50" at the end of a line that names a thing: a price whose currency everybody knows. */
function readBareDecimal(clause: Clause, at: number) {
  const word = clause.words[at] as Word;
  if (!/^\d{1,3}\.\d{2}$/.test(word.lower) || at === 0 || at + 1 < clause.words.length) return null;
  return { amount: Number(word.lower), text: word.text, first: at, last: at };
}

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

/** The thing that an offer is about: what it is on, or what is free. */
export function offeredThing(offer: Offer): NounPhrase | null {
  if (offer.kind === "other") return null;
  if (offer.on) return offer.on;
  return offer.kind === "free" ? offer.thing : null;
}
