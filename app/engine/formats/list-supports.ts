import { capitalize, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { findUnits, measureShared } from "../compose/units";
import { joinLeaning } from "./join-leaning";

/** The share of a line without a figure of its own that the title may have said. */
const mostShared = 0.5;
/** The share of the point that a title says which needs no more of it. */
const wellSaid = 0.75;

/**
 * What a title leaves out, in whole lines of up to `most` characters, the most telling first: the point where the title says little of it, its
 * condition or its day, the rest of the idea, what it costs and when it is, then the other facts.
 */
export function listSupports({ lines, material }: Source, title: string, most: number): string[] {
  const said = findUnits(title);
  const [first = "", ...others] = lines.telling;
  const rest = joinLeaning(others);
  const point = removeEndMark(first);
  const start = title.replace(/\?$/, "").toLowerCase();
  const begun = [point, ...lines.also.map(removeEndMark)].find((text) => text.toLowerCase().startsWith(start));
  const tail = begun?.slice(start.length) ?? "";
  const behind =
    /^ (?:if|when|for|by|with|after|before|until|from|at|in|on|to|without|instead of|even though|although) \S+ \S/i.test(
      tail,
    )
      ? capitalize(tail.trim())
      : /^(?:[,:;–]| (?:and|but|–)) ?\S+ \S/.test(tail)
        ? capitalize(tail.replace(/^[ ,:;–]{1,3}(?:(?:and|but) )?/, ""))
        : "";
  const isLeft = measureShared(findUnits(point), said) < wellSaid;
  const own = lines.facts.filter(({ from }) => from === "facts");
  const firsts = own.filter(({ topic }) => topic === "price" || topic === "when");
  const isPost = material.message.kind === "hiring";
  return [
    behind,
    ...(begun ? [] : [point.split(/,? and (?=(?:we|you|get|receive|save) )/i)[0] ?? ""]),
    ...(isLeft && !begun ? [point] : []),
    ...rest,
    ...lines.also,
    ...(isPost ? own : firsts).map(({ text }) => text),
    ...own.map(({ text }) => text),
    lines.intro,
  ]
    .map(removeEndMark)
    .filter((text) => {
      const units = findUnits(text);
      const isNew = [...units.keys()].some((unit) => unit.startsWith("#") && !said.has(unit));
      return text.includes(" ") && text.length <= most && (isNew || measureShared(units, said) < mostShared);
    });
}

/** What is dearest to a reader: a price, what is taken off, what is free. */
export const holdsOffer = /[£$€₹]\s?\d|\d ?%|\bfree\b|half[- ]price/i;
