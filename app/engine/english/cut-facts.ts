import { findTimeSpans } from "./find-time-spans";
import { readMoneyAt } from "./money";
import { readWords, type Word } from "./words";

/** Whether a time or a sum of money ends the text: what follows is then no part of what it names. */
export function endsInFact(text: string): boolean {
  const words = readWords(text);
  return cutTime(text, words) !== null || cutPrice(text, words) !== null;
}

/** The text up to the time that ends it, and the time. A time that a verb needs ("booked before 1 March") is not cut off. */
export function cutTime(text: string, words: readonly Word[]): { start: string; time: string } | null {
  const span = findTimeSpans(words).find(({ last, isAttributive }) => last === words.length - 1 && !isAttributive);
  const before = span && words[span.first - 1];
  const opens = span && words[span.first];
  if (
    !span ||
    !before ||
    !opens ||
    before.tags.has("Participle") ||
    /^(?:booked|ordered|placed|made|paid|starting|starts|and|or)$/.test(before.lower)
  )
    return null;
  return { start: text.slice(0, before.end), time: text.slice(opens.start) };
}

/** The text up to the price that ends it. */
export function cutPrice(
  text: string,
  words: readonly Word[],
): { start: string; sum: string | null; note: string } | null {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const money = readMoneyAt(text, words, at);
    const isNoStart = at > 1 && readMoneyAt(text, words, at - 1)?.last === at;
    if (!money || isNoStart) continue;
    const behind = text.slice(words[money.last]?.end).trim();
    const before = words[at - 1]?.lower ?? "";
    if (before === "of" && words[at - 2]?.lower === "instead") continue;
    if (!/^(?:|each|(?:per|an?) \p{L}+|(?:including|with) .{2,60}|instead of \S{2,12})$/u.test(behind)) return null;
    const joins = /^(?:for|at|only|just|from)$/.test(before);
    const last = words[at - (joins ? 2 : 1)];
    if (
      !last ||
      /^(?:over|under|up|to|than|raise|and|save)$/.test(last.lower) ||
      /^(?:over|under|to|than|raise|and|save)$/.test(before)
    )
      return null;
    const isFrom = before === "from";
    return {
      start: text.slice(0, last.end),
      sum: behind || isFrom ? null : money.text,
      note: `${isFrom ? "Prices start at" : "It is"} ${text.slice(words[at]?.start)}.`,
    };
  }
  return null;
}
