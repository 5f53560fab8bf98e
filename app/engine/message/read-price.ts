import { readMoneyAt } from "../english/money";
import { readNumber } from "../english/numbers";
import type { Word } from "../english/words";
import { type FoundOffer, getLower, readPer, readPhraseBefore } from "./offer-phrases";
import { type Clause, readBetween } from "./rule";

/** Words before an amount that say it is no price. */
const noPrice =
  /^(?:raise|raised|find|than|to|of|save|saved|up|over|above|under|below|worth|insured|won|win|a|order|by|£|\$)$/;

const priceNames =
  /^(?:entry|entrance|admission|tickets?|price|cost|fee|entry fee|deposit|collection|delivery|postage|start)$/i;

/** A price that begins at this word: "€19.50", "from 18,500 kr a month", "£24 each". Null for a sum that is raised, saved or compared. */
export function readPrice(clause: Clause, at: number): FoundOffer | null {
  const money = readMoneyAt(clause.text, clause.words, at) ?? readBareDecimal(clause, at);
  if (!money || noPrice.test(getLower(clause, at - 1))) return null;
  if (
    /^(?:round|seed|grant|million|fund|donation|loan|goal|for)$/.test(getLower(clause, money.last + 1)) &&
    !/^(?:for|at|only|just|fee|from)$/.test(getLower(clause, at - 1)) &&
    readPer(clause, money.last + 1).per === null
  ) {
    if (getLower(clause, money.last + 1) !== "for" || at === 0) return null;
  }
  const other =
    getLower(clause, money.last + 1) === "or" ? readMoneyAt(clause.text, clause.words, money.last + 2) : null;
  if (other)
    return { offer: { kind: "other", text: readBetween(clause, at, other.last + 1) }, first: at, last: other.last };
  const { per, last } = readPer(clause, money.last + 1);
  const isStarting =
    /^(?:starting|starts|start)$/.test(getLower(clause, at - 2)) && /^(?:at|from)$/.test(getLower(clause, at - 1));
  const isFrom = getLower(clause, at - 1) === "from" || isStarting;
  const words = readBetween(clause, at, last + 1);
  const named = readPhraseBefore(clause, at);
  // why: "entry 25 euros" names the price and not the thing
  const before = named && priceNames.test(named.text) ? null : named;
  const { amount, text } = money;
  return {
    offer: { kind: "price", money: { amount, text }, isFrom, per, on: before, text: isFrom ? `from ${words}` : words },
    first: isStarting ? at - 2 : isFrom ? at - 1 : at,
    last,
  };
}

/** What it cost until now. A figure alone takes the currency of the new price: the "55" of "39 euro instead of 55" is "55 euro". */
export function readOldPrice({ text, words }: Clause, at: number, now: string) {
  const money = readMoneyAt(text, words, at);
  if (money) return money;
  const amount = readNumber(words[at]?.lower ?? "");
  const figure = words[at]?.text ?? "";
  return amount === null ? null : { amount, text: now.replace(/\d[\d.,]{0,15}/, figure), first: at, last: at };
}

/** "4.50" at the end of a line that names a thing: a price whose currency everybody knows. */
function readBareDecimal(clause: Clause, at: number) {
  const word = clause.words[at] as Word;
  if (!/^\d{1,3}\.\d{2}$/.test(word.lower) || at === 0 || at + 1 < clause.words.length) return null;
  return { amount: Number(word.lower), text: word.text, first: at, last: at };
}
