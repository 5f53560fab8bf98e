import { findInventedFigures, findInventions } from "../../../app/engine/checks/claims";
import { type Figure, isKnownFigure, readFigures } from "../../../app/engine/checks/figures";
import { type Campaign, listLines, readBriefText } from "../campaign";
import type { Check, Result } from "./check";

/** Each line once, however many texts it stands in. */
const findLines = (campaign: Campaign, isFault: (line: string) => boolean): string[] =>
  [...new Set(listLines(campaign))].filter(isFault);

/** No figure that neither the brief nor arithmetic on it holds, and no price without its currency. */
export function checkFigures(campaign: Campaign): Result {
  const text = readBriefText(campaign);
  const stated = readFigures(text);
  const known = [...stated, ...computeFigures(stated)];
  const isWrong = (line: string) => {
    const figures = readFigures(line);
    return (
      figures.some((figure) => isBarePrice(figure, stated)) ||
      findInventedFigures(line, text).some(
        (figure) => !isKnownFigure(figure, known) && !isMultiple(figure, figures, stated),
      )
    );
  };
  return { faults: findLines(campaign, isWrong) };
}

const pricesIn = (figures: readonly Figure[]) =>
  figures.flatMap(({ measure }) => (measure?.kind === "money" ? [measure.value] : []));

/** "Ten people who give £15 make £150": a price of the brief, times a count that stands in the line or in the brief. */
const isMultiple = ({ number, measure }: Figure, line: readonly Figure[], stated: readonly Figure[]) =>
  pricesIn(stated).some((price) =>
    measure?.kind === "money"
      ? [...line, ...stated].some((count) => !count.measure && count.number * price === number)
      : !measure && pricesIn(line).includes(number * price),
  );

/** "£15" of the brief told as "15". */
const isBarePrice = (figure: Figure, stated: readonly Figure[]) => {
  const same = figure.measure ? [] : stated.filter(({ number }) => number === figure.number);
  return same.length > 0 && same.every(({ measure }) => measure?.kind === "money");
};

/**
 * What a reader can work out: the difference and the quotient of two prices, a percentage of a price and what is left of it, what is
 * left of a hundred, the day before a day.
 */
function computeFigures(stated: readonly Figure[]): Figure[] {
  const read = (kind: string) => stated.flatMap(({ measure }) => (measure?.kind === kind ? [measure.value] : []));
  const [prices, percents] = [read("money"), read("percent")];
  const money = prices.flatMap((price) => [
    ...prices.map((other) => price - other),
    ...percents.flatMap((percent) => [(price * percent) / 100, price * (1 - percent / 100)]),
  ]);
  const bare = [
    ...prices.flatMap((price) => prices.map((other) => price / other)).filter(Number.isInteger),
    ...percents.flatMap((percent) => [100, 100 - percent]),
  ];
  return [
    ...money.map((value) => makeFigure("money", value)),
    ...bare.map((number) => ({ text: "", number, measure: null, isWritten: false })),
    ...read("date").map((date) => dayBefore(Math.floor(date / 100), date % 100)),
  ];
}

const makeFigure = (kind: "money" | "date", value: number): Figure => ({
  text: "",
  number: kind === "date" ? value % 100 : value,
  measure: { kind, value },
  isWritten: false,
});

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayBefore(month: number, day: number): Figure {
  if (day > 1) return makeFigure("date", 100 * month + day - 1);
  const earlier = month === 1 ? 12 : month - 1;
  const last = daysOfMonths[earlier - 1] ?? 31;
  return makeFigure("date", 100 * earlier + last);
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const calendarWord =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Ramadan|Eid|Diwali|Hanukkah|Halloween|Thanksgiving)\b/g;
const dayOfDate =
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?(\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{L}{2,8}|\p{Lu}\p{L}{2,8} \d{1,2})\b/gu;

/** No weekday, month or feast that the brief does not name or that is not the day before one of its days, and no date on another weekday. */
export function checkDates(campaign: Campaign): Result {
  const text = readBriefText(campaign);
  const opensDaily = /\b(?:every day|daily|seven days|7 days)\b/i.test(text);
  const isWrong = (line: string) => {
    const pairs = [...line.matchAll(dayOfDate)];
    const isTrue = ([, weekday = "", date = ""]: RegExpMatchArray) => isTrueWeekday(weekday, date, campaign);
    // why: whose weekday was worked out needs no name in the brief
    const rest = pairs
      .filter(isTrue)
      .reduce((left, [found, weekday = ""]) => left.replace(found, found.replace(weekday, "").slice(3)), line);
    return (
      (rest.match(calendarWord) ?? []).some(
        (word) => !isKnownDay(word, text) && !(opensDaily && /day/i.test(word) && /\?/.test(line)),
      ) || pairs.some((pair) => !isTrue(pair) && !isKnownPair(pair[1] ?? "", pair[2] ?? "", text))
    );
  };
  return { faults: findLines(campaign, isWrong) };
}

const holdsShort = (text: string, short: string | undefined) =>
  short !== undefined && new RegExp(`\\b${short}`, "i").test(text);

function isKnownDay(word: string, text: string): boolean {
  const short = word.slice(0, 3).toLowerCase();
  if (new RegExp(`\\b${word.length > 4 ? word.slice(0, 4) : word}`, "i").test(text) || holdsShort(text, short))
    return true;
  const [weekday, month] = [weekdays.indexOf(short), months.indexOf(short)];
  if (weekday >= 0) return holdsShort(text, weekdays[(weekday + 1) % 7]);
  return month >= 0 && holdsShort(text, `1(?:st)? (?:of )?${months[(month + 1) % 12]}`);
}

/** Whether a date that the brief holds, or the day before one, falls on the weekday: in the year that the brief names, else in the first to come. */
function isTrueWeekday(weekday: string, date: string, campaign: Campaign): boolean {
  const text = readBriefText(campaign);
  const value = readFigures(date)[0]?.measure?.value ?? 0;
  const stated = readFigures(text).flatMap(({ measure }) => (measure?.kind === "date" ? [measure.value] : []));
  const known = [...stated, ...stated.map((day) => dayBefore(Math.floor(day / 100), day % 100).measure?.value)];
  if (!known.includes(value)) return false;
  const requested = new Date(campaign.brief.requestedAt);
  const day = (year: number) => new Date(Date.UTC(year, Math.floor(value / 100) - 1, value % 100));
  const thisYear = requested.getUTCFullYear();
  const year = Number(
    /(?<=\p{Lu}\p{Ll}{2,8}(?: \d{1,2},?)? )20\d\d\b/u.exec(text)?.[0] ??
      (day(thisYear) >= requested ? thisYear : thisYear + 1),
  );
  return weekdays[(day(year).getUTCDay() + 6) % 7] === weekday.slice(0, 3).toLowerCase();
}

/** Where the brief names the date with a weekday, it is this one; a date without one is given none. */
function isKnownPair(weekday: string, date: string, text: string): boolean {
  const pairs = [...text.matchAll(dayOfDate)].map(([, day = "", on = ""]) => ({ day, on: readFigures(on)[0] }));
  const [said] = readFigures(date);
  if (!said?.measure) return true;
  return pairs.some(({ day, on }) => {
    if (!on?.measure) return false;
    const earlier = dayBefore(Math.floor(on.measure.value / 100), on.measure.value % 100);
    const before = weekdays[(weekdays.indexOf(day.slice(0, 3).toLowerCase()) + 6) % 7];
    return (
      (day === weekday && isKnownFigure(said, [on])) ||
      (before === weekday.slice(0, 3).toLowerCase() && isKnownFigure(said, [earlier]))
    );
  });
}

/** No name and no praise that the brief does not hold. Figures are counted above. */
export function checkNames(campaign: Campaign): Result {
  const text = readBriefText(campaign);
  const isWrong = (line: string) =>
    findInventions(line, text).some((sentence) => findInventedFigures(sentence, text).length === 0);
  return { faults: findLines(campaign, isWrong) };
}

export const faithfulnessChecks: readonly Check[] = [
  { name: "all texts: figures and prices that the brief does not hold", limit: "none", check: checkFigures },
  { name: "all texts: days and feasts that the brief does not hold", limit: "none", check: checkDates },
  { name: "all texts: names and praise that the brief does not hold", limit: "none", check: checkNames },
];
