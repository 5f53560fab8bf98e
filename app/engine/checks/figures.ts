/** A number as a text states it, by its value: "four days", "4 days" and "a four-day" are one and the same. */
export interface Figure {
  /** As it is written, its unit with it. */
  text: string;
  /** The bare number: 4. */
  number: number;
  /** What it measures, in one unit a kind, and how much of it that is; null for a bare number. */
  measure: { kind: MeasureKind; value: number } | null;
  isWritten: boolean;
}

/** Months and years apart from days, since a month has no certain number of them. */
export type MeasureKind = "percent" | "money" | "time" | "months" | "length" | "weight" | "volume" | "clock" | "date";

const numberWords: Record<string, number> = Object.fromEntries(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
      .split(" ")
      .map((word, value) => [word, value] as const),
    "twenty thirty forty fifty sixty seventy eighty ninety"
      .split(" ")
      .map((word, index) => [word, 20 + 10 * index] as const),
    "first second third fourth fifth sixth seventh eighth ninth tenth"
      .split(" ")
      .map((word, index) => [word, index + 1] as const),
    [["dozen", 12] as const],
  ].flat(),
);
const multiples: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000, billion: 1e9 };

const unitTable: [MeasureKind, factor: number, names: string][] = [
  ["percent", 1, "% percent"],
  ["money", 1, "£ $ € ¥ ₹ pound pounds dollar dollars euro euros yen rupee rupees rs gbp usd eur inr quid"],
  ["time", 1, "minute minutes min mins"],
  ["time", 60, "hour hours hr hrs"],
  ["time", 1_440, "day days"],
  ["time", 10_080, "week weeks"],
  ["time", 20_160, "fortnight fortnights"],
  ["months", 1, "month months"],
  ["months", 12, "year years yr yrs"],
  ["length", 0.001, "mm millimetre millimetres millimeter millimeters"],
  ["length", 0.01, "cm centimetre centimetres centimeter centimeters"],
  ["length", 1, "m metre metres meter meters"],
  ["length", 1_000, "km kilometre kilometres kilometer kilometers"],
  ["length", 1_609.344, "mile miles"],
  ["length", 0.3048, "ft foot feet"],
  ["length", 0.0254, "inch inches"],
  ["weight", 1, "g gram grams gramme grammes"],
  ["weight", 1_000, "kg kilo kilos kilogram kilograms"],
  ["weight", 453.6, "lb lbs"],
  ["weight", 28.35, "oz ounce ounces"],
  ["volume", 0.001, "ml millilitre millilitres milliliter milliliters"],
  ["volume", 1, "l litre litres liter liters"],
  ["volume", 0.568, "pint pints"],
];
const units = new Map(
  unitTable.flatMap(([kind, factor, names]) => names.split(" ").map((name) => [name, { kind, factor }] as const)),
);
const months = new Map(
  "january february march april may june july august september october november december"
    .split(" ")
    .flatMap((name, index) => [[name, index + 1] as const, [name.slice(0, 3), index + 1] as const]),
);
const currencies = /^[£$€¥₹]$/;

interface Token {
  text: string;
  from: number;
  to: number;
}

const tokenPattern = /[£$€¥₹%]|\d+(?:[.,:]\d+)*|\p{L}+/gu;

/** All numbers of a text, in its order: in digits, and in English words. */
export function readFigures(text: string): Figure[] {
  // why: "round the clock" is no figure of its own.
  const plain = text.replace(/\b24\/7\b/g, "    ").toLowerCase();
  const tokens = [...plain.matchAll(tokenPattern)].map(
    (match): Token => ({ text: match[0], from: match.index, to: match.index + match[0].length }),
  );
  const figures: Figure[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const read = readNumber(tokens, index, plain);
    if (!read) continue;
    const { number, next, isWritten } = read;
    const before = tokens[index - 1];
    const currency = before && currencies.test(before.text) && isNear(before, tokens[index], plain) ? before : null;
    const { measure, after } = currency
      ? { measure: { kind: "money" as const, value: number }, after: next }
      : readMeasure(tokens, next, read, plain);
    const [first, last] = [currency ?? tokens[index], tokens[after - 1]];
    figures.push({ text: text.slice(first?.from ?? 0, last?.to ?? 0), number, measure, isWritten });
    index = after - 1;
  }
  return figures;
}

/** Whether a text states one of the figures, in whatever words. A bare number is known from a measured one, and the other way round. */
export function isKnownFigure(figure: Figure, known: readonly Figure[]): boolean {
  return known.some((other) =>
    figure.measure && other.measure
      ? figure.measure.kind === other.measure.kind && isSame(figure.measure, other.measure)
      : figure.number === other.number,
  );
}

type Measure = NonNullable<Figure["measure"]>;

/** Where units are converted, a foot is 30 centimetres; everything else is exact. */
const isSame = ({ kind, value }: Measure, other: Measure) =>
  Math.abs(value - other.value) <= (/^(?:length|weight|volume)$/.test(kind) ? 0.02 * value : 1e-6);

/** Only a space or a hyphen stands between. */
const isNear = (one: Token | undefined, other: Token | undefined, text: string) =>
  one !== undefined && other !== undefined && /^[\s-]?$/.test(text.slice(one.to, other.from));

interface NumberRead {
  number: number;
  /** The index of the first token after it. */
  next: number;
  isWritten: boolean;
  /** As typed, for clock times. */
  digits: string | null;
}

function readNumber(tokens: Token[], index: number, text: string): NumberRead | null {
  const token = tokens[index];
  if (!token) return null;
  if (/^\d/.test(token.text)) {
    const suffix = tokens[index + 1];
    const isOrdinal = suffix?.from === token.to && /^(?:st|nd|rd|th)$/.test(suffix.text);
    const scale = isNear(token, suffix, text) ? multiples[suffix?.text ?? ""] : undefined;
    const number = readDigits(token.text) * (scale ?? 1);
    return { number, next: index + (isOrdinal || scale ? 2 : 1), isWritten: false, digits: token.text };
  }
  if (!(token.text in numberWords)) return null;
  let [total, current, next] = [0, 0, index];
  for (; next < tokens.length; next += 1) {
    const word = tokens[next]?.text ?? "";
    if (next > index && !isNear(tokens[next - 1], tokens[next], text)) break;
    const value = numberWords[word];
    const scale = multiples[word];
    if (value !== undefined && (next === index || current % 100 === 0 || (current % 10 === 0 && value < 10)))
      current += value;
    else if (scale && scale > 100) [total, current] = [total + current * scale, 0];
    else if (scale) current *= scale;
    else if (word !== "and" || !((tokens[next + 1]?.text ?? "") in numberWords) || current % 100 !== 0) break;
  }
  return { number: total + current, next, isWritten: true, digits: null };
}

/** "1,200" and "12.000" are thousands, "3.50" and "3,5" have decimals, and of "17:30" the hour counts here. */
function readDigits(digits: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)) return Number(digits.replaceAll(".", "").replace(",", "."));
  return Number.parseFloat(digits.replace(",", "."));
}

function readMeasure(
  tokens: Token[],
  next: number,
  { number, digits }: NumberRead,
  text: string,
): { measure: Figure["measure"]; after: number } {
  const [unit, second] = [tokens[next], tokens[next + 1]];
  if (isNear(tokens[next - 1], unit, text) && unit) {
    if (digits && /^[ap]m?$/.test(unit.text) && (unit.text.length === 2 || second?.text === "m"))
      return { measure: { kind: "clock", value: minutesOf(digits) }, after: next + (unit.text.length === 2 ? 1 : 2) };
    if (unit.text === "per" && second?.text === "cent")
      return { measure: { kind: "percent", value: number }, after: next + 2 };
    const month = months.get(unit.text === "of" ? (second?.text ?? "") : unit.text);
    if (month && number <= 31)
      return { measure: { kind: "date", value: 100 * month + number }, after: next + (unit.text === "of" ? 2 : 1) };
    const known = units.get(unit.text);
    if (known) return { measure: { kind: known.kind, value: number * known.factor }, after: next + 1 };
  }
  const named = months.get(tokens[next - 2]?.text ?? "");
  if (named && digits && number <= 31 && isNear(tokens[next - 2], tokens[next - 1], text))
    return { measure: { kind: "date", value: 100 * named + number }, after: next };
  const isClock = digits !== null && /^\d{1,2}:\d{2}$/.test(digits);
  return { measure: isClock ? { kind: "clock", value: minutesOf(digits) } : null, after: next };
}

/** Minutes after noon or midnight: half past five is the same at 5:30, 5.30pm and 17:30. */
function minutesOf(digits: string): number {
  const [hours = 0, minutes = 0] = digits.split(/[.:]/).map(Number);
  return (hours % 12) * 60 + minutes;
}
