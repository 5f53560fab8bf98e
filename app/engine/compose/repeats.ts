import { addsNothing, findUnits, measureShared } from "../english/units";

/** Whether a line says again what a text says: its words, its price or its day. */
export const repeats = (line: string, text: string): boolean =>
  addsNothing(line, text) || sharesSum(line, text) || sharesDay(line, text) || saysMostly(line, text);

/** Whether a line says whatever a text says. */
export const saysAll = (line: string, text: string): boolean => measureShared(findUnits(text), findUnits(line)) === 1;

/** Whether a text names the day of a fact: "Saturday 6 June 2026, 7am" beside "opens on Saturday 6 June". */
export function namesDay(fact: string, text: string): boolean {
  const [day] = listDays(fact);
  return day !== undefined && listDays(text).includes(day);
}

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const date = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${month})\\b|\\b(${month}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, "g");

/** The days of a text, whichever way they are written: "6 June" of "June 6th". */
const listDays = (text: string): string[] =>
  [...text.matchAll(date)].map(([, day, of, named, number]) => `${day ?? number} ${of ?? named}`);

/** Whether a text says most of a line in other words: "a free safety check of your fuse board" and "Free fuse board safety check by 31 October". */
const saysMostly = (line: string, text: string): boolean =>
  measureShared(findUnits(line), findUnits(text)) >= mostTogether;
const mostTogether = 0.55;

/** Whether a line says of a day what the text says of it: "Open day Saturday 30 January, 10am to 3pm" beside "Open day on Saturday 30 January". */
const sharesDay = (line: string, text: string): boolean =>
  namesDay(line, text) && measureShared(findUnits(line), findUnits(text)) >= mostOfDay;
const mostOfDay = 0.3;

/** Whether both name the same price of the same thing: "It's £10 to enter for adults" and "Adults £10, under 16s free". */
export function sharesSum(line: string, text: string): boolean {
  const known = listSums(text);
  return (
    listSums(line).some((sum) => known.includes(sum)) &&
    [...findUnits(line).keys()].some((unit) => !unit.startsWith("#") && findUnits(text).has(unit))
  );
}

const listSums = (text: string): readonly string[] => text.match(/[£$€₹]\d[\d.,]*\d|[£$€₹]\d/g) ?? [];
