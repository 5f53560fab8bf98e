import { findUnits, measureShared } from "../english/units";

/** What opens that which an offer is bound to: "when you trade in your old one", "excluding sale items", "over £40". */
const opens =
  /\b(?:if|when you|when they|unless|except(?:ing)?|exclud(?:es|ing)|only|as long as|provided|with every|for (?:anyone|anybody|everyone|all) who|over (?=[£$€]\d)|before|until|till|by (?=\d|the\b|\p{Lu})|first)\b/gu;
/** The share of a condition that a line says which keeps it. */
const mostKept = 0.6;

/** A day can be read elsewhere; what readers have to do cannot. */
const isDay = /^(?:before|until|till|by|first)\b/;
const weights = { day: 1, deed: 2 };

/** How much of what a whole sentence is bound to a line in few words leaves out; 0 where nothing. */
export function measureLostConditions(line: string, whole: string): number {
  const starts = [...whole.matchAll(opens)].map(({ index }) => index);
  const said = findUnits(line);
  return starts.reduce((lost, start, at) => {
    const [condition = ""] = whole.slice(start, starts[at + 1]).split(/[,.;:]/);
    const isKept = measureShared(findUnits(condition), said) >= mostKept;
    return isKept ? lost : lost + (isDay.test(condition) ? weights.day : weights.deed);
  }, 0);
}

/** Whether it leaves out nothing: an offer without its condition is another offer. */
export const keepsConditions = (line: string, whole: string): boolean => measureLostConditions(line, whole) === 0;
