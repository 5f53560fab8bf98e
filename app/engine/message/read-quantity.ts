import { findPhraseEnd, isPlural, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import type { Word } from "../english/words";
import type { Quantity } from "./message";
import { type Clause, readBetween } from "./rule";

/** What may be counted in a message: things to have, and people. Minutes, courses of a meal and years are no quantity. */
const countable =
  /^(?:places?|spots?|seats?|slots?|spaces?|tickets?|rooms?|tables?|boards?|bikes?|boxes|bags|bottles|volunteers?|children|families|homes|pieces|copies|items|pairs|helpers|beds|drivers|nurses)$/;

/** "coaches" of "4 volunteer coaches": behind a number one thing alone only names the next word more closely. */
function headBehind(words: readonly Word[], at: number, count: number): number {
  const [word, next] = [words[at], words[at + 1]];
  const isModifier = count > 1 && !!word && !isPlural(word.lower) && !word.after;
  return isModifier && next && isPlural(next.lower) ? at + 1 : at;
}

/** "six places", "the last 40 tickets", "3 places left". Null where nothing of the kind is counted. */
export function readQuantity(clause: Clause): Quantity | null {
  const { words } = clause;
  for (let at = 0; at < words.length; at += 1) {
    const count = readNumber((words[at] as Word).lower);
    if (count === null || !Number.isInteger(count) || count < 1 || (words[at] as Word).after) continue;
    const end = findPhraseEnd(words, at + 1, Math.min(at + 5, words.length));
    const counted = words.findIndex(
      (word, index) => index > at && index < Math.max(end, at + 2) && countable.test(word.lower),
    );
    if (counted < 0) continue;
    const noun = headBehind(words, counted, count);
    if (/^(?:nights?|days?|weeks?|hours?|minutes?|lessons?)$/.test(words[at + 1]?.lower ?? "")) continue;
    const phrase = readNounPhrase(readBetween(clause, at + 1, noun + 1));
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
