import type { Money } from "../message/message";
import { readNumber } from "./numbers";
import type { Word } from "./words";

const symbols =
  /^(?:[£$€¥₹₺₽₦₱₵₩]|us\$|c\$|a\$|nz\$|r\$|chf|rs\.?|inr|usd|eur|gbp|aed|ksh|kes|ngn|php|zar|sek|nok|dkk|kr)$/i;
const units =
  /^(?:euros?|eur|€|pounds?|quid|gbp|£|dollars?|usd|\$|bucks|rupees?|rs\.?|inr|₹|lakhs?|crores?|kr|kroner|kronor|sek|nok|dkk|chf|francs?|zł|zloty|pln|yen|aed|pence|p|cents?|ct)$/i;
const glued =
  /^(us\$|c\$|a\$|[£$€¥₹₺₽₦₱₵₩]|rs\.?|kr|chf)?(\d[\d.,]{0,15}(?:k|m|bn)?)(\/-|[€$£₹]|kr|p|eur|usd)?(?:pp|\/(?:hr|hour|h|day|night|wk|week|mo|month|year|yr|kg|pp|person|head|class|session|lesson))?$/i;

/** Whether a sum is typed somewhere in a text, without regard to how much it is: "£5", "Rs 399", "DKK 3,900", "40 kr". */
export const holdsSum = (text: string): boolean => sum.test(text);
const sum =
  /[£$€₹₦¥₱₵]\s?\d|\b(?:AED|KES|KSh|ZAR|USD|EUR|CHF|SEK|NOK|DKK|PHP|NGN|INR|GBP|AUD|CAD|SGD|R\$|Rs\.?|kr) ?\d|\d ?(?:euros?|pounds|dollars|rupees|pesos|naira|shillings|kr)\b/i;

export interface MoneyAt extends Money {
  /** Indexes of its first and last word. */
  first: number;
  last: number;
}

/** An amount of money that begins at this word, in any currency: "£12", "Rs. 4,999", "120 €", "10 euros", "18,500 kr". Null when none does. */
export function readMoneyAt(text: string, words: readonly Word[], at: number): MoneyAt | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return null;
  const found = (last: number, amount: number | null): MoneyAt | null =>
    amount === null ? null : { amount, text: text.slice(word.start, (words[last] as Word).end), first: at, last };
  if (symbols.test(word.text) && next) return found(at + 1, readNumber(next.lower));
  const joined = glued.exec(word.text);
  if (joined && (joined[1] || joined[3])) {
    const isScaled = next && /^(?:lakhs?|crores?|million|billion)$/.test(next.lower);
    return found(isScaled ? at + 1 : at, readNumber((joined[2] ?? "").toLowerCase()));
  }
  const isJoinedTo = next && !word.after && units.test(next.text) && !(next.lower === "p" && word.part !== "number");
  if (isJoinedTo) return found(at + 1, readNumber(word.lower));
  return null;
}

/** The first amount of money in a text, or null. */
export function findMoney(text: string, words: readonly Word[]): MoneyAt | null {
  for (let at = 0; at < words.length; at += 1) {
    const money = readMoneyAt(text, words, at);
    if (money) return money;
  }
  return null;
}
