const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const clock = "(?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)|noon|midnight|\\d{1,2}[.:]\\d\\d)";

const clockRange = /(\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?) ?[-–] ?(?=\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b)/gi;
const dayThenRange = new RegExp(`((?:${months})|\\b\\d{1,2}(?:st|nd|rd|th)?|day) (?=${clock} to )`, "g");
const dayThenClock = new RegExp(`((?:${months})(?: \\d{1,2})?|day) (?=${clock}(?! to ))`, "g");

/** A time as it is said: "Thursday 14 January 7pm" gives "Thursday 14 January at 7pm", "10am-1pm" gives "10am to 1pm". */
export const sayTime = (text: string): string =>
  text.replace(clockRange, "$1 to ").replace(dayThenRange, "$1, ").replace(dayThenClock, "$1 at ");

const bare =
  /^(?:on|at|in|from|until|till|before|by|between|after|for|every|each|all|this|next|last|during|over|through|throughout|to|today|tonight|tomorrow|now|once|within|starting|since|any|the (?:first|last|whole)|daily|seven days)\b/i;
const monthAlone = new RegExp(`^(?:early |mid-?|late )?(?:${months})\\b(?! \\d)`);
const clockFirst = new RegExp(
  `^(?:noon|midnight|\\d{1,2}(?:[.:]\\d{2})?\\s?(?:am|pm)?(?:\\s|$|,|-|–))(?! ?(?:${months}))`,
  "i",
);

/** "4 to 14 March": days and no hours. */
const dayToDay = new RegExp(
  `^\\d{1,2}(?:st|nd|rd|th)?(?: (?:${months}))? (?:to|until) \\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`,
  "i",
);

/** A time with the preposition that it needs in a sentence: "on Saturday 21 March", "in March", "before 12 March". */
export function addTimePreposition(text: string): string {
  if (/^(?:first|second|third|fourth|last) \S+ of /i.test(text)) return `on the ${text}`;
  if (dayToDay.test(text)) return `from ${text}`;
  if (bare.test(text)) return text;
  return `${monthAlone.test(text) ? "in" : clockFirst.test(text) ? "at" : "on"} ${text}`;
}

const firstDay = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|\\d{1,2}(?:st|nd|rd|th)? (?:${months})|(?:${months}) \\d{1,2})\\b`;
const closedRange = new RegExp(`\\b(closed|shut) (?=${firstDay}[^,.;]{0,20} (?:to|until) )`, "g");
const happensThen = new RegExp(
  `\\b(opens|reopens?|starts?|begins?|returns?|ends?|closes?|launches|back) (?=${firstDay})|\\b(closed|shut) (?=\\d|(?:${months})\\b)`,
  "g",
);

/** "Starts 12 January" is said "starts on 12 January", "closed 24 December to 2 January" "closed from 24 December to 2 January". */
export const sayDayBehindVerb = (text: string): string =>
  text.replace(closedRange, "$1 from ").replace(happensThen, "$1$2 on ");
