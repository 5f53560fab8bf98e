import { sayNumber } from "./say-number";

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const month = `(?<month>${months.join("|")})`;
const weekday = `(?:(?<weekday>${weekdays.join("|")}),? )?`;
const date = new RegExp(
  `(?<lead>\\b(?:before|by|until|till|up to|from|starting(?: on)?|starts(?: on)?|begins(?: on)?|since|(?:ends?|closes?|stops?|finishes)(?: on)?|on|at|of)\\s+(?:midnight on |noon on )?)?${weekday}(?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}|${month.replace("<month>", "<named>")} (?<number>\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,? (?<year>20\\d\\d))?`,
  "giu",
);

/** What is known of a message's days, in words that can stand in a sentence. */
export type DaySlots = Partial<
  Record<"day" | "weekday" | "last" | "first" | "days" | "day_count" | "day_list" | "month" | "due", string>
>;

interface Found {
  lead: string;
  at: Date;
  /** As it is printed: "Thursday 12 March", or "Thursday, March 12". */
  text: string;
}

const dayLength = 86_400_000;
/** Days of which a computed weekday is no guess: the next such date is the one that is meant. */
const farthest = 330 * dayLength;

/** The dates of a text with their weekdays; null where a weekday that was typed is another one, or a year is not sure. */
function findDates(text: string, today: Date): Found[] | null {
  const found: Found[] = [];
  for (const { groups = {} } of text.matchAll(date)) {
    const number = Number(groups.day ?? groups.number);
    const index = months.findIndex((name) => name.toLowerCase() === (groups.month ?? groups.named ?? "").toLowerCase());
    const of = (year: number) => new Date(Date.UTC(year, index, number));
    const thisYear = of(today.getUTCFullYear());
    const next = thisYear.getTime() < today.getTime() - dayLength ? of(today.getUTCFullYear() + 1) : thisYear;
    const at = groups.year ? of(Number(groups.year)) : next;
    const name = weekdays[at.getUTCDay()] ?? "";
    if (at.getUTCDate() !== number || (groups.weekday && groups.weekday.toLowerCase() !== name.toLowerCase()))
      return null;
    if (!groups.year && at.getTime() - today.getTime() > farthest) return null;
    found.push({ lead: (groups.lead ?? "").trim().toLowerCase(), at, text: printDay(at, groups.named !== undefined) });
  }
  return found;
}

const printDay = (at: Date, isMonthFirst: boolean): string => {
  const [name, of, day] = [weekdays[at.getUTCDay()], months[at.getUTCMonth()], at.getUTCDate()];
  return isMonthFirst ? `${name}, ${of} ${day}` : `${name} ${day} ${of}`;
};

/** "5 to 7 June", "between 5 June and 7 June". */
const isSpan = new RegExp(
  `\\bbetween\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: (?:${months.join("|")}))? ?(?:to|till|until|and|&|[-–]) ?(?:(?:${weekdays.join("|")}) )?\\d{1,2}(?:st|nd|rd|th)? (?:${months.join("|")})`,
  "iu",
);

const isDue = /^(?:before|by|until|till|up to|ends?|closes?|stops?|finishes)\b/;
const isStart = /^(?:from|starting|starts|begins|since)\b/;

/** The days that a text names, as far as they are sure: what is due by when (of an end its day), from when it is, on which day, and every week on which. `idea` is the sentence that they stand in. */
export function readDays(
  text: string,
  requestedAt: string,
  isComing: boolean,
  isEnd = false,
  idea: string = text,
): DaySlots {
  const today = new Date(requestedAt);
  const dates = findDates(text, today);
  if (dates === null) return {};
  return {
    ...readDates(
      dates,
      isSpan.test(text),
      isComing,
      isEnd,
      isPromise.test(idea.split(/\b(?:by|before)\b/i, 1)[0] ?? ""),
    ),
    ...(isDenied.test(idea) ? {} : readWeekly(text, dates, today)),
  };
}

/** What a business will have done by a day, and no reader has to: "We deliver by 14 February". */
const isPromise =
  /\b(?:will|we(?:['’]ll)? (?:deliver|ship|send|finish|reopen|open|reply|answer|pay)|delivered|delivery|arrives?|ready|finished|reopens?|opens?|back)\b/i;
const isBy = /^(?:by|before)\b/;

function readDates(
  dates: readonly Found[],
  isRange: boolean,
  isComing: boolean,
  isEnd: boolean,
  isOurs: boolean,
): DaySlots {
  const [only, other] = dates;
  if (!only) return {};
  // why: what ends on a day can be had on it
  const due =
    dates.find(({ lead }) => isDue.test(lead) && !(isOurs && isBy.test(lead))) ??
    (isEnd && !other && !isRange && !isStart.test(only.lead) ? only : undefined);
  const start = dates.find(({ lead }) => isStart.test(lead));
  if (due && (dates.length === 1 || start)) {
    const last = due.lead === "before" ? new Date(due.at.getTime() - dayLength) : due.at;
    const isMonthFirst = /, /.test(due.text);
    return {
      last: printDay(last, isMonthFirst),
      ...(due.lead === "before" ? { due: due.text } : {}),
      ...(start ? { first: start.text } : {}),
    };
  }
  if (other || isRange || isDue.test(only.lead)) return {};
  if (start) return { first: start.text };
  const [name = ""] = only.text.split(/[ ,]/);
  return isComing ? { day: only.text, weekday: name } : {};
}

const weekly = new RegExp(
  `(?<!(?:and|or|&|,|to) )\\b(?:(?<every>every|each) )?(?<name>${weekdays.join("|")})(?: (?<part>mornings?|afternoons?|evenings?|nights?|lunchtimes?))?(?<many>s)?\\b(?! (?:to|till|until|and|or|\\d)\\b|,? \\d| ?[-–&,] ?(?:${weekdays.join("|")}))`,
  "iu",
);
const spans = new RegExp(
  `\\b(?:all|in|throughout|during|every \\S+ in|through) (?<month>${months.join("|")})\\b(?! \\d)`,
  "iu",
);

/** Of "No classes on Mondays" and "Should we open on Mondays?" nobody knows when there are any. */
const isDenied = /\b(?:no|not|never|closed|closes|except|without|instead|cancel\w*)\b|n['’]t\b|\?\s*$/i;

/** A weekday on which it happens again and again, and how often in the month that is named. */
function readWeekly(text: string, dates: readonly Found[], today: Date): DaySlots {
  const { every, name = "", part, many } = weekly.exec(text)?.groups ?? {};
  const isMany = many !== undefined || /s$/.test(part ?? "");
  if (name === "" || !(every || isMany) || dates.some(({ lead }) => !isStart.test(lead))) return {};
  const day = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  const days = part ? `${day} ${part.toLowerCase().replace(/s?$/, "s")}` : `${day}s`;
  const of = spans.exec(text)?.groups?.month;
  if (!of) return { days };
  const index = months.findIndex((each) => each.toLowerCase() === of.toLowerCase());
  const year = today.getUTCFullYear() + (index < today.getUTCMonth() ? 1 : 0);
  const listed: number[] = [];
  const start = Math.max(today.getTime() - dayLength, ...dates.map(({ at }) => at.getTime()));
  for (let at = new Date(Date.UTC(year, index, 1)); at.getUTCMonth() === index; at = new Date(at.getTime() + dayLength))
    if (weekdays[at.getUTCDay()] === day && at.getTime() >= start) listed.push(at.getUTCDate());
  // why: of "Thursdays in January" it is no longer every Thursday
  if (listed.length < fewestListed) return {};
  return {
    days,
    month: months[index] ?? "",
    day_count: sayNumber(listed.length),
    day_list: `${listed.slice(0, -1).join(", ")} and ${listed.at(-1)} ${months[index]}`,
  };
}

/** Days that are told as a list. */
const fewestListed = 2;

const clock = "(\\d{1,2})(?:[.:](\\d\\d))? ?(am|pm)?";
const hours = new RegExp(
  `\\b(?:from |between )?(${clock}) ?(?:to|till|until|and|[-–]) ?(${clock})\\b(?! (?:${months.join("|")}|years?|weeks?|days?|people|\\p{L}+s\\b))`,
  "iu",
);

/** From when to when something is on, and how long that is. */
export function readHours(text: string): Partial<Record<"from" | "to" | "hours", string>> {
  const [, from = "", h1, m1, half1, to = "", h2, m2, half2] = hours.exec(text) ?? [];
  if (!from || !h1 || !h2 || (!half1 && !half2 && !m1 && !m2)) return {};
  const toMinutes = (hour: string, minutes: string | undefined, half: string | undefined) =>
    ((Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === "pm" ? 12 : 0)) * 60 + Number(minutes ?? 0);
  const end = toMinutes(h2, m2, half2);
  const start = toMinutes(h1, m1, half1 ?? (half2 && Number(h1) < Number(h2) && Number(h1) !== 12 ? half2 : undefined));
  const length = end > start ? end - start : end + 720 - start;
  return {
    from: from.trim(),
    to: to.trim(),
    ...(length % 30 === 0 && length >= 60 && length <= 600 ? { hours: sayHours(length / 60) } : {}),
  };
}

const sayHours = (many: number): string =>
  many === 1
    ? "an hour"
    : many % 1 === 0
      ? `${sayNumber(many)} hours`
      : `${sayNumber(Math.floor(many))} and a half hours`;
