import { readWords, type Word } from "./words";

/** Names of days, months and feasts in capitals, the rest as typed. */
export function capitaliseCalendar(text: string): string {
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word, offset: number) => {
    const lower = word.toLowerCase();
    if (alwaysCapital.test(lower)) return word.charAt(0).toUpperCase() + word.slice(1);
    const isMonth = /^(?:may|march)$/.test(lower);
    return isMonth && besideFigure(text, offset, word.length) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** Names of two words or more that the owner wrote in capitals elsewhere: "castle gate" is Castle Gate where a fact says "14 Castle Gate". */
export function capitaliseNames(text: string, written: readonly string[]): string {
  const names = written.flatMap(
    (line) => line.slice(0, 600).match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+/gu) ?? [],
  );
  const all = written.join(" ");
  // why behind a preposition: "to Hexham" is a place, and "the Old Mill" may be a mill
  const places = written
    .flatMap(
      (line) => line.slice(0, 600).match(/(?<=\b(?:to|in|at|from|near|around) )\p{Lu}\p{Ll}{4,}(?=[ ,.]|$)/gu) ?? [],
    )
    .filter((name) => !new RegExp(`\\b${name.toLowerCase()}\\b`).test(all));
  return [...new Set([...names, ...places])].reduce((known, name) => {
    const typed = name.toLowerCase();
    const at = known.indexOf(typed);
    const isWhole = at >= 0 && !/\p{L}/u.test((known[at - 1] ?? " ") + (known[at + typed.length] ?? " "));
    return isWhole ? known.slice(0, at) + name + known.slice(at + typed.length) : known;
  }, text);
}

const shortNames: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  jun: "June",
  jul: "July",
  aug: "August",
  sep: "September",
  sept: "September",
  oct: "October",
  nov: "November",
  dec: "December",
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const shortMonths = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const besideDay = new RegExp(
  `(\\b\\d{1,2}(?:st|nd|rd|th)?) (${shortMonths})\\b(?!['’.]\\p{L})(?:\\.(?= \\d|,))?`,
  "giu",
);
const beforeDay = new RegExp(`\\b(${shortMonths})\\.? (?=\\d{1,2}(?:st|nd|rd|th)?\\b)`, "gi");
const weekdayBeforeDay =
  /\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.? (?=\d{1,2}(?:st|nd|rd|th)?\b(?!\s?(?:am|pm|[:.]\d)))/gi;

const dayToDay =
  /(?<!(?:and|or|,|&|[-–]) ?)(?<![\d-])\b(\d{1,2})(?:st|nd|rd|th)? ?[-–] ?(\d{1,2})(?:st|nd|rd|th)? (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/gi;

const weekdayToWeekday =
  /\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?: ?[-–] ?| to )(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi;

/** "Fri + sat": beside each other both are days. */
const weekdayAndWeekday =
  /\b(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun) ?[+&] ?(mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi;
/** "Nov-feb". */
const monthToMonth = new RegExp(`\\b(${shortMonths}) ?[-–] ?(${shortMonths})\\b`, "gi");

/** "Thurs 14 jan" in full, as a text says it. */
export const spellOutDays = (text: string): string =>
  text
    .replace(besideDay, (_, day: string, month: string) => `${day} ${shortNames[month.toLowerCase()]}`)
    .replace(beforeDay, (_, month: string) => `${shortNames[month.toLowerCase()]} `)
    .replace(dayToDay, "$1 to $2 ")
    .replace(
      weekdayToWeekday,
      (_, first: string, last: string) => `${shortNames[first.toLowerCase()]} to ${shortNames[last.toLowerCase()]}`,
    )
    .replace(
      weekdayAndWeekday,
      (_, first: string, last: string) => `${shortNames[first.toLowerCase()]} and ${shortNames[last.toLowerCase()]}`,
    )
    .replace(
      monthToMonth,
      (_, first: string, last: string) => `${shortNames[first.toLowerCase()]} to ${shortNames[last.toLowerCase()]}`,
    )
    .replace(weekdayBeforeDay, (_, day: string) => `${shortNames[day.toLowerCase()]} `);

const alwaysCapital =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|diwali|eid|ramadan|halloween|thanksgiving|hanukkah|holi)$/;

/** "in may", "5 march", "march 6": the month and not the verb. */
function besideFigure(text: string, offset: number, length: number): boolean {
  const [before, after] = [
    text.slice(Math.max(0, offset - 12), offset),
    text.slice(offset + length, offset + length + 4),
  ];
  return (
    /(?:\b(?:in|of|by|from|until|till|mid)[\s-]|\d(?:st|nd|rd|th)?\s|\bapril (?:and|or|to) )$/i.test(before) ||
    /^\s\d{1,2}\b/.test(after)
  );
}

const nations =
  /^(?:Turkish|Spanish|British|English|Irish|Scottish|Welsh|Polish|Danish|Swedish|Finnish|Italian|Indian|Asian|African|American|Canadian|Australian|Mexican|Persian|Korean|Japanese|Chinese|Portuguese|Vietnamese|Lebanese|Syrian|Moroccan|Ukrainian|Russian|French|Greek|German|Dutch|Thai|Swiss|Ethiopian|Eritrean|Nigerian|Ghanaian|Kenyan|Somali|Egyptian|Iranian|Iraqi|Palestinian|Afghan|Pakistani|Nepalese|Tibetan|Malaysian|Indonesian|Filipino|Burmese|Taiwanese|Cuban|Jamaican|Caribbean|Brazilian|Argentinian|Peruvian|Colombian|Hungarian|Czech|Romanian|Bulgarian|Georgian|Armenian|Norwegian|Icelandic|Austrian|Belgian|Basque|Catalan|Sicilian|Maltese|Cypriot|Cornish|Breton|Kurdish|European|Punjabi|Bengali|Gujarati|Sichuan|Cantonese|Nordic|Mediterranean)$/;

/** Days that are called by two words of which the first is no name. */
const namedDay =
  /^(?:black friday|cyber monday|boxing day|new year|good friday|pancake day|bonfire night|bank holiday|small business|mother['’]s day|father['’]s day|world \p{L}+)$/iu;

/** "Gas Safe": two capitals in a row are a name, unless the second has its capital of its own accord: "Open Wednesday", "Handmade Turkish". */
function isNameOfTwo(first: Word, second: Word | undefined): boolean {
  if (
    !second ||
    first.after ||
    /^(?:open|find|meet|ask|book|visit|our|the|a|an|we|in|at|free)$/i.test(first.text) ||
    !/^\p{Lu}\p{Ll}/u.test(second.text)
  )
    return false;
  if (namedDay.test(`${first.text} ${second.text}`)) return true;
  const isOwn = ["Person", "Place", "WeekDay", "Month", "Holiday", "Demonym"].some((tag) => second.tags.has(tag));
  return !isOwn && !nations.test(second.text) && capitaliseCalendar(second.lower) === second.lower;
}

/** With a small first letter, unless a name, initials or a day of the calendar open it: "Puppy class" gives "puppy class". */
export function lowerFirst(text: string): string {
  const [first, second] = readWords(text);
  if (!first || /^Rs\.?$/.test(first.text) || isNameOfTwo(first, second)) return text;
  // why: "Code 8" is a name
  if (/^\p{Lu}\p{Ll}+ \d+(?: |$)/u.test(text)) return text;
  if (/^(?:I$|I['’]|\p{Lu}{2}|\p{L}+\p{Lu})/u.test(first.text) || /^[\p{L}]\d/u.test(first.text)) return text;
  const isName = ["Person", "City", "Country", "Region", "WeekDay", "Month", "Holiday", "Acronym", "Demonym"].some(
    (tag) => first.tags.has(tag),
  );
  const isDiet = /^(?:vegetarian|vegan|holidays?)$/i.test(first.text);
  const isCalendar = capitaliseCalendar(first.lower) !== first.lower;
  // why: a tagger takes "Co-working" for Colorado
  const isJoined = /^\p{Lu}\p{Ll}{0,3}-\p{Ll}/u.test(text);
  return (isName && !isDiet && !isJoined) || nations.test(first.text) || isCalendar
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** With a small first letter; number words too. */
export const lowerStart = (text: string): string =>
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no|free|our|all|every|set|skip)\s/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : lowerFirst(text);
