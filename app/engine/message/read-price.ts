import { readMoneyAt } from "../english/money";
import type { Word } from "../english/words";
import { type FoundOffer, lower, perAt, phraseBefore } from "./offer-phrases";
import { type Clause, textBetween } from "./rule";

/** Words before an amount that say it is no price. */
const noPrice =
  /^(?:raise|raised|than|to|of|save|saved|up|over|above|under|below|worth|insured|won|win|a|order|by|£|\$)$/;

/** A price that begins at this word: "€19.50", "from 18,500 kr a month", "£24 each". Null for a sum that is raised, saved or compared. */
export function readPrice(clause: Clause, at: number): FoundOffer | null {
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
