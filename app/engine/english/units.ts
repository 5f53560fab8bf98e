import { rememberByText } from "../words/remember";
import { readNumber } from "./numbers";

/** What a text says, in units that can be compared: figures by their value, words by their stem, each with how much it tells. */
export type Units = ReadonlyMap<string, number>;

/** A figure and a name tell more than a word. */
const ofFigure = 2;
const ofName = 2;
const ofWord = 1;

/** Words that say nothing of what a text is about, and those that only stand beside a price or a date. */
const plain = new Set(
  "even till until price prices cost costs normal normally usual usually regular available a an one and are as at be been but by can do does each for from get gets has have he her his how if in instead into is it its just may more my no not now of off on one onto or our out over own per she so some than that the their them then there these they this those to too up us was we were what when where which who will with within without would you your about all also any only same still very both every i st nd rd th".split(
    " ",
  ),
);

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    lakh: 1e5,
    lakhs: 1e5,
    crore: 1e7,
    crores: 1e7,
    k: 1e3,
    million: 1e6,
    m: 1e6,
    bn: 1e9,
  }),
);

/** A word or a figure, and where it stands. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** What it says; null for a word that says nothing of its own. */
  unit: string | null;
}

/** The words and figures of a text in order. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(/\d[\d.,:]*\d|\d|[\p{L}][\p{L}'’]*/gu)) {
    const [word] = found;
    const before = tokens.at(-1);
    const scale =
      before?.unit?.startsWith("#") && !before.unit.endsWith("%") ? scales.get(word.toLowerCase()) : undefined;
    if (before && scale) {
      before.unit = `#${Number(before.unit?.slice(1)) * scale}`;
      tokens.push({ text: word, start: found.index, end: found.index + word.length, unit: null });
    } else {
      const end = found.index + word.length;
      // why: "31 May" is a month, and "you may" is none
      const unit = word === "May" && isBesideFigure(text, found.index, end) ? "may" : readUnit(word);
      // why: of "1 May 2026" the year is what everybody takes it for
      const isYear = /^20\d\d$/.test(word) && before !== undefined && months.test(before.text);
      // why: 20% is not £20
      tokens.push({
        text: word,
        start: found.index,
        end,
        unit: isYear ? null : unit && text[end] === "%" ? `${unit}%` : unit,
      });
    }
  }
  return tokens;
}

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}$/iu;

const isBesideFigure = (text: string, start: number, end: number): boolean =>
  /\d(?:st|nd|rd|th)? $/.test(text.slice(Math.max(0, start - 6), start)) || /^ \d/.test(text.slice(end, end + 2));

/** "9:00" is 9, "two" is 2, "duvets" is "duvet"; null for a word that says nothing of its own. */
function readUnit(word: string): string | null {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  if (plain.has(lower) || (lower.length < 2 && !/\d/.test(lower))) return null;
  const value = /^\d{1,2}:\d\d$/.test(lower) ? Number(lower.replace(":00", "").replace(":", ".")) : readNumber(lower);
  if (value !== null) return `#${value}`;
  return stem(lower);
}

const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?<=sh|ch|x|ss|z)es$/, "")
        .replace(/(?<=[^s])s$/, "")
        .replace(/(?<=.{4})(?:ing|edly|ed|ly)$/, "")
        .replace(/e$/, "")
        .replace(/([bdfgmnprt])\1$/, "$1");

/** What a text says, each once; remembered, since each line of a campaign is held against each other. */
export const findUnits: (text: string) => Units = rememberByText(readUnits, { mostTexts: 1000, longestText: 600 });

function readUnits(text: string): Units {
  const units = new Map<string, number>();
  for (const { unit, text: word } of readTokens(text))
    if (unit) units.set(unit, unit.startsWith("#") ? ofFigure : isName.test(word) ? ofName : ofWord);
  return units;
}

/** "QuickStep" is a name wherever it stands. */
const isName = /\p{Ll}\p{Lu}/u;

export const weigh = (units: Units): number => [...units.values()].reduce((sum, weight) => sum + weight, 0);

/** How many words and figures two texts share. */
export const countShared = (one: Units, other: Units): number =>
  [...one.keys()].filter((unit) => other.has(unit)).length;

/** The share of what one text says that is said in the other ones too: 1 where it says nothing of its own. */
export function measureShared(units: Units, ...others: readonly Units[]): number {
  const whole = weigh(units);
  if (whole === 0) return 1;
  const shared = [...units].reduce(
    (sum, [unit, weight]) => (others.some((other) => other.has(unit)) ? sum + weight : sum),
    0,
  );
  return shared / whole;
}

/** The share of a text from which on it adds nothing, and of one whose figures were all said. */
const allSaid = 0.75;
const mostSaid = 0.5;

/** Whether a text says again what one of the others says: hardly anything of its own, or no figure of its own and half of its words. */
export function addsNothing(text: string, ...others: readonly string[]): boolean {
  const units = findUnits(text);
  const figures = [...units.keys()].filter((unit) => unit.startsWith("#"));
  const words = new Map([...units].filter(([unit]) => !unit.startsWith("#")));
  // why one: what a price shares with an hour here and a day there is chance
  return others.map(findUnits).some((known) => {
    const isCounted = figures.length > 0 && figures.every((unit) => known.has(unit));
    // why the words: "one adult to every five children" is none of "two to five year olds"
    return measureShared(units, known) >= allSaid || (isCounted && measureShared(words, known) >= mostSaid);
  });
}
