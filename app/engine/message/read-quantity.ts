import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import type { Word } from "../english/words";
import type { Quantity } from "./message";
import { type Clause, textBetween } from "./rule";

/** What may be counted in a message: things to have, and people. Minutes, courses of a meal and years are no quantity. */
const countable =
  /^(?:places?|spots?|seats?|slots?|spaces?|tickets?|rooms?|tables?|boards?|bikes?|boxes|bags|bottles|volunteers?|children|families|homes|pieces|copies|items|pairs|helpers|beds|drivers|nurses)$/;

/** "six places", "the last 40 tickets", "3 places left". Null where nothing of the kind is counted. */
export function readQuantity(clause: Clause): Quantity | null {
  const { words } = clause;
  for (let at = 0; at < words.length; at += 1) {
    const count = readNumber((words[at] as Word).lower);
    if (count === null || !Number.isInteger(count) || count < 1 || (words[at] as Word).after) continue;
    const end = findPhraseEnd(words, at + 1, Math.min(at + 5, words.length));
    const noun = words.findIndex(
      (word, index) => index > at && index < Math.max(end, at + 2) && countable.test(word.lower),
    );
    if (noun < 0) continue;
    const phrase = readNounPhrase(textBetween(clause, at + 1, noun + 1));
    const before = words.slice(Math.max(0, at - 2), at).map((word) => word.lower);
    const inside = words.slice(at + 1, noun).map((word) => word.lower);
    const isRemaining =
      before.some((word) => /^(?:last|remaining)$/.test(word)) ||
      /^(?:left|remaining|remain)$/.test(words[noun + 1]?.lower ?? "") ||
      inside.includes("remaining");
    return { count, noun: phrase, isRemaining };
  }
  return null;
}
