import { addsNothing, findUnits, measureShared } from "../english/units";

/** Whether a line says again what a text says: its words, its price or its day. */
export const repeats = (line: string, text: string): boolean =>
  addsNothing(line, text) || sharesSum(line, text) || sharesDay(line, text) || saysMostly(line, text);

/** Whether a text names the day of a fact: "Saturday 6 June 2026, 7am" beside "opens on Saturday 6 June". */
export function namesDay(fact: string, text: string): boolean {
  const [day] = date.exec(dropOrdinals(fact)) ?? [];
  return day !== undefined && dropOrdinals(text).includes(day);
}

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const date = new RegExp(`\\b\\d{1,2} ${month}\\b|\\b${month} \\d{1,2}\\b`);

/** Whether a text says most of a line in other words: "a free safety check of your fuse board" and "Free fuse board safety check by 31 October". */
const saysMostly = (line: string, text: string): boolean =>
  measureShared(findUnits(line), findUnits(text)) >= mostTogether;
const mostTogether = 0.55;

/** Whether a line says of a day what the text says of it: "Open day Saturday 30 January, 10am to 3pm" beside "Open day on Saturday 30 January". */
const sharesDay = (line: string, text: string): boolean =>
  namesDay(line, text) && measureShared(findUnits(line), findUnits(text)) >= mostOfDay;
const mostOfDay = 0.3;

const dropOrdinals = (text: string): string => text.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "");

/** Whether both name the same price of the same thing: "It's £10 to enter for adults" and "Adults £10, under 16s free". */
export function sharesSum(line: string, text: string): boolean {
  const sums: readonly string[] = line.match(/[£$€₹]\d[\d.,]*\d|[£$€₹]\d/g) ?? [];
  return (
    sums.some((sum) => text.includes(sum)) &&
    [...findUnits(line).keys()].some((unit) => !unit.startsWith("#") && findUnits(text).has(unit))
  );
}
