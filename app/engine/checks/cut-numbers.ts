import { findNumberSpans, type NumberSpan } from "../words/whole-numbers";

/**
 * The numbers that are shown as no brief has them: a part of a number, a number at the end without the unit that it has everywhere in the
 * brief, and one that goes through the end of a line. `lines` are those of one text as they are drawn.
 */
export function findCutNumbers(lines: readonly string[], brief: string): string[] {
  const shown = lines.map(unify).join("\n");
  const given = findNumberSpans(unify(brief));
  const known = new Set(given.map(({ digits }) => digits));
  const bare = new Set(given.filter((span) => isBare(span, unify(brief))).map(({ digits }) => digits));
  const faults = findNumberSpans(shown).flatMap((span): string[] => {
    const text = shown.slice(span.start, span.end);
    const isPart = !known.has(span.digits) && given.some(({ digits }) => isPartOf(span.digits, digits));
    const isLast = /^[\s.!?…]*$/u.test(shown.slice(span.end));
    const isWithoutUnit = isLast && known.has(span.digits) && !bare.has(span.digits) && isBare(span, shown);
    return isPart || isWithoutUnit ? [text] : [];
  });
  return [...faults, ...findBrokenNumbers(lines)];
}

/** Numbers that begin in one line and end in the next. */
function findBrokenNumbers(lines: readonly string[]): string[] {
  const text = lines.join(" ");
  let at = 0;
  const ends = lines.slice(0, -1).map((line) => {
    at += line.length + 1;
    return at - 1;
  });
  return findNumberSpans(text)
    .filter(({ start, end }) => ends.some((lineEnd) => lineEnd >= start && lineEnd < end))
    .map(({ start, end }) => text.slice(start, end));
}

const unify = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

const isBare = ({ start, end, digits }: NumberSpan, text: string): boolean => text.slice(start, end).trim() === digits;

/** "3" and "90" are parts of "3,90"; "5" is none of "1,500". */
const isPartOf = (part: string, digits: string): boolean =>
  part !== digits &&
  digits.includes(part) &&
  [digits.indexOf(part), digits.lastIndexOf(part)].some(
    (at) => !/\p{Nd}/u.test(digits.charAt(at - 1)) && !/\p{Nd}/u.test(digits.charAt(at + part.length)),
  );
