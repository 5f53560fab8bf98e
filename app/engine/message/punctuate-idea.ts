import { findTimeSpans, prepositions } from "../english/find-time-spans";
import { findMoney } from "../english/money";
import { readWords } from "../english/words";

/**
 * A line typed without any mark gets the commas around its day and its price: "sew a tote bag saturday 30 january £38 all materials included".
 * Left alone where a preposition leads to the day or the price, which is a sentence then, and where one of them is missing.
 */
export function punctuateIdea(idea: string): string {
  if (/[,;:!?()–—]|\.\s|\s-\s/.test(idea)) return idea;
  const words = readWords(idea);
  const money = findMoney(idea, words);
  const span = findTimeSpans(words).find(({ isAttributive, first }) => !isAttributive && first > 0);
  if (!money || !span || money.first === 0) return idea;
  const isLed = (at: number) => prepositions.test(words[at]?.lower ?? "") || leads.test(words[at - 1]?.lower ?? "");
  if (isLed(span.first) || isLed(money.first)) return idea;
  const cuts = [span.first, span.last + 1, money.first, money.last + 1]
    .filter((at) => at > 0 && at < words.length)
    .map((at) => words[at]?.start ?? 0);
  return [...new Set(cuts)]
    .sort((one, other) => other - one)
    .reduce((text, at) => `${text.slice(0, at).trimEnd()}, ${text.slice(at)}`, idea);
}

/** Words behind which a price belongs to what stands before it. */
const leads = /^(?:for|at|from|only|just|is|are|costs?|than|of|by|on|in|to|and|or|save|raise)$/;
