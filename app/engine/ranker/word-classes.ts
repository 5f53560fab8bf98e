import type { Word } from "../english/words";

/** The classes of words that mark days, times, prices and places: one weekday tells as much as another. The first that knows a word names it. */
const classes: readonly [name: string, pattern: RegExp][] = [
  ["weekday", /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$/],
  [
    "month",
    /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/,
  ],
  ["season", /^(?:spring|summer|autumn|winter|christmas|easter|diwali|eid|ramadan|halloween|half-term|term|season)$/],
  [
    "clock",
    /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)?[-–]\d{1,2}(?:[:.]\d\d)?(?:am|pm)?$|^\d{1,2}(?:[:.]\d\d)?(?:am|pm)$|^\d{1,2}:\d\d$|^(?:am|pm|noon|midnight|o'clock)$/,
  ],
  ["ordinal", /^\d{1,2}(?:st|nd|rd|th)$/],
  ["year", /^20\d\d$/],
  ["small number", /^\d{1,2}$/],
  ["money", /^(?:[£$€₹₦]|rs\.?|ksh|aed|rm|php|kr|us\$|a\$|nz\$|c\$|s\$)\d|^\d[\d.,]*(?:€|kr|p|eur)$/],
  [
    "currency",
    /^(?:[£$€₹₦]|rs\.?|euros?|eur|pounds?|quid|dollars?|rupees?|pesos?|naira|kr|zł|shillings?|kes|ksh|rand|usd|gbp|chf|ringgit|baht)$/,
  ],
  ["discount", /%$|^(?:percent|off|half-price|free)$/],
  ["span", /^(?:morning|afternoon|evening|night|tonight|today|tomorrow|weekend|week|month|year|day|hour|minute)s?$/],
  [
    "place",
    /^(?:street|st|road|rd|lane|avenue|ave|square|hall|park|church|school|station|market|centre|center|library|pub|gardens?|house|court|place|beach|harbour|village|town|city|room|floor)$/,
  ],
];

/** The class of a word, else its part of speech: "Tuesday" is a weekday, "in" a preposition. */
export function classify({ lower, text, part }: Word): string {
  if (lower === "may") return text === "May" ? "month" : part;
  return classes.find(([, pattern]) => pattern.test(lower))?.[0] ?? part;
}
