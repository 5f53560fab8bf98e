/** Times and places of an idea, found by the closed set of words that calendars and maps are made of. */

const weekday = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat)\\b\\.?)";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?";
const ordinal = "\\d{1,2}(?:st|nd|rd|th)?";
const date = `(?:${ordinal}(?:\\s*(?:-|–|to|and|&)\\s*${ordinal})?(?:\\s+of)?\\s+${month}(?:\\s+\\d{4})?|${month}\\s+(?:the\\s+)?${ordinal}(?!\\s?%)(?:,?\\s+\\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|the\\s+${ordinal}\\b)`;
const clock =
  "(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)\\b|\\d{1,2}:\\d{2}|\\d{1,2}\\s?o['’]clock|noon|midday|midnight|lunchtime)";
const feastDay =
  "(?:christmas(?:\\s+(?:eve|day))?|xmas|new\\s+year(?:['’]?s)?(?:\\s+(?:eve|day))?|easter(?:\\s+\\w+day)?|halloween|thanksgiving|ramadan|eid|diwali|hanukkah|black\\s+friday|cyber\\s+monday|valentine['’]?s(?:\\s+day)?|mother['’]?s\\s+day|father['’]?s\\s+day|bank\\s+holiday|half[- ]term)";
const season = "(?:spring|summer|autumn|winter)";
const span = "(?:weekends?|weeks?|months?|years?|mornings?|afternoons?|evenings?|nights?|days?|hours?|season|term)";
const closed =
  "(?:from\\s+now\\s+on|all\\s+of\\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)|today|tomorrow|tonight|daily|weekly|every\\s?day|all\\s+(?:day|week|weekend|month|summer|winter|year|autumn|spring|night)(?:\\s+long)?|around\\s+the\\s+clock|24/7|soon|(?:only\\s+)?while\\s+(?:stocks?|supplies)\\s+lasts?)";

const named = `(?:${weekday}(?:\\s+(?:mornings?|afternoons?|evenings?|nights?|lunchtimes?))?(?:,?\\s+(?:the\\s+)?(?:${date}|${ordinal}\\b(?!\\s?%)))?(?:,?\\s+(?:at\\s+)?${clock})?|${date}(?:,?\\s+(?:at\\s+)?${clock})?|${month}(?:\\s+\\d{4})?|${clock}|${feastDay}|${season}|today|tomorrow|tonight|\\d{4})`;
const many = "(?:one|two|three|four|five|six|seven|ten|a|an|\\d+)";
const pieces = [
  closed,
  `(?:every|each)\\s+(?:(?:other|second|first|last|single)\\s+)?(?:${named}|${span})(?:\\s+(?:and\\s+)?${weekday})?(?:\\s+(?:in|of)\\s+(?:${month}|the\\s+(?:week|month|year)|${season}))?`,
  `(?:this|next|coming)\\s+(?:coming\\s+)?(?:${named}|${span})`,
  `(?:on|until|till|from|by|before|after|during|since|starting|through|throughout|over|in|at|around)\\s+(?:(?:the|this|next|last|early|late|mid)[\\s-]+)*(?:(?:first|second|third|last)\\s+${weekday}(?:\\s+of\\s+(?:the|every|each)\\s+month)?|${named}|(?:weekends?|week\\s+of\\s+${date}|end\\s+of\\s+(?:the\\s+)?(?:${named}|${span})|evenings?|mornings?|afternoons?))(?:\\s+(?:evening|morning|afternoon|night))?(?:\\s*(?:-|–|to|till|until|and)\\s*(?:${named}|\\d{1,2}(?:\\s?(?:am|pm))?))?`,
  `(?:from|between)\\s+\\d{1,2}(?::\\d{2})?\\s*(?:am|pm)?\\s*(?:-|–|to|till|and)\\s*\\d{1,2}(?::\\d{2})?\\s*(?:am|pm)?`,
  `(?:for|within|in)\\s+(?:(?:just|only|the\\s+(?:next|first))\\s+)?${many}\\s+(?:days?|weeks?|months?|hours?|nights?|weekends?)(?:\\s+only)?`,
  `at\\s+${clock}`,
  // A bare day or date only at the end, or before its time: "Open day Saturday 12 December".
  `${weekday}(?:,?\\s+(?:the\\s+)?(?:${date}|${ordinal}\\b))?(?:,?\\s+(?:at\\s+)?${clock})?(?:\\s*(?:-|–|to|and)\\s*(?:${weekday}|${clock}))?(?=\\s*$|,|\\s+(?:on|at|in|from|until)\\b)`,
  `(?:${date}(?:,?\\s+(?:at\\s+)?${clock})?|${clock})(?=\\s*$|,)`,
];
const whenPattern = new RegExp(
  `(?:^|[\\s,(])((?:(?:only|just|now|starting)\\s+)?(?:${pieces.join("|")})(?:,?\\s+(?:${pieces.join("|")}))*(?:\\s+only)?)(?=$|[\\s,;:.!?)])`,
  "giu",
);

const placeNouns =
  "shops?|stores?|showroom|studios?|bakery|bakeries|cafés?|cafes?|restaurants?|bars?|pubs?|gyms?|clinics?|surgery|practices?|offices?|salons?|schools?|nursery|garage|workshops?|warehouse|farm|hotel|halls?|centre|center|parks?|gardens?|market|square|library|church|museum|gallery|theatre|stadium|pool|station|airport|harbour|beach|high street|streets?|road|lane|town|city|village|neighbou?rhood|branch(?:es)?|stand|stall|booth|counter|terrace|rooftop|courtyard|yard|kitchen|oven|website|web shop|webshop|app|phone|inbox|newsletter|venue|premises|site|campus|lobby|backyard|community|doorstep|branch|area|region|county|store room|taproom|brewery|winery|vineyard|barn|court|pitch|club|spa";
const place = [
  "(?:online|in[- ]store|on[- ]site|nationwide|worldwide)",
  `(?:in|at|on|from|near|inside|outside|across|throughout|around|opposite|beside|behind|above|along)\\s+(?:(?:our|my|the|your|every|both|all|a|an)\\s+)(?:(?!(?:for|with|to|and|of|from|in|on|at)\\b)[\\p{L}\\p{N}'’&-]+\\s+){0,3}(?:${placeNouns})(?:\\s+(?:on|in|at|of|near)\\s+(?:the\\s+)?\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+)*)?`,
  // Names, by their capital: "in Porto", "on WhatsApp", "at Leith Market".
  "(?:in|at|on|near|across|throughout|around)\\s+(?:(?:the|central|north|south|east|west|downtown)\\s+)?\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:and\\s+)?\\p{Lu}[\\p{L}'’-]+)*(?:,\\s+\\p{Lu}[\\p{L}'’-]+)?",
  "on\\s+(?:instagram|facebook|whatsapp|tiktok|youtube|zoom|linkedin|spotify|apple podcasts)",
];
const wherePattern = new RegExp(`(?:^|[\\s,])(${place.join("|")})(?=$|[\\s,;:.!?)])`, "giu");
const caseless =
  /^(?:in|at|on|near|across|throughout|around)\s+(?:(?:the|central|north|south|east|west|downtown)\s+)?\p{Lu}/u;
const namesNoPlace = new RegExp(`^\\S+\\s+(?:${named})`, "iu");

export interface Circumstances {
  when: string | null;
  where: string | null;
  /** The text without them. */
  rest: string;
}

/**
 * Takes when and where out of a text, from its ends inwards: "Bulbs to plant in October for a colourful spring" keeps its October. Of
 * several of one kind the last is named first.
 */
export function readCircumstances(text: string): Circumstances {
  let rest = text;
  let when: string | null = null;
  let where: string | null = null;
  for (let round = 0; round < 4; round += 1) {
    const time: string | null = when
      ? null
      : outermost(rest, whenPattern, (found, after) => !standsBeforeNoun(found, after));
    const place: string | null = where ? null : outermost(rest, wherePattern, isPlace);
    if (!time && !place) break;
    const found: string = time ?? place ?? "";
    if (time) when = found.trim();
    else where = found.trim();
    rest = joined(rest, found);
  }
  return { when, where, rest };
}

/** A match at the text's start or end, or before a comma or a new clause. */
function outermost(text: string, pattern: RegExp, suits: (found: string, after: string) => boolean): string | null {
  for (const match of text.matchAll(pattern)) {
    const found = match[1] ?? "";
    const start = (match.index ?? 0) + match[0].indexOf(found);
    const after = text.slice(start + found.length);
    const isEdge =
      /^[\s.!?)]*$/.test(after) ||
      /^\s*,|^\s+and\s+(?:everyone|everybody|you|we|it|they|all)\b/i.test(after) ||
      start === 0;
    if (isEdge && suits(found, after)) return found;
  }
  return null;
}

const bareTime = new RegExp(`^(?:this\\s+|${weekday}|${feastDay}|today)`, "iu");
const standsBeforeNoun = (found: string, after: string) =>
  /^in\s+\p{L}+days$/iu.test(found) ||
  (bareTime.test(found) &&
    /^\s+\p{Ll}/u.test(after) &&
    !/^\s+(?:in|at|on|from|until|till|with|for|and|to|we|you|our|only|by|of|as|when|while|the|it|is|are)\b/iu.test(
      after,
    ));

function isPlace(found: string): boolean {
  if (/^(?:online|in[- ]store|on[- ]site|nationwide|worldwide)$/i.test(found)) return true;
  if (namesNoPlace.test(found)) return false;
  return (
    caseless.test(found) ||
    new RegExp(`^\\S+\\s+(?:our|my|the|your|every|both|all|an?)\\s.*\\b(?:${placeNouns})\\b`, "iu").test(found) ||
    /\s(?:instagram|facebook|whatsapp|tiktok|youtube|zoom|linkedin|spotify|apple podcasts)$/i.test(found)
  );
}

const joined = (text: string, without: string) =>
  text
    .replace(without, " ")
    .replace(/\s+/g, " ")
    .replace(/\s([,.;:!?])/g, "$1")
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, "")
    .trim();
