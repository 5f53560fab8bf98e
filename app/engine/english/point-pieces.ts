import type { NounPhrase } from "../message/message";
import { lowerFirst } from "./capitals";
import { completeSentence } from "./complete-sentence";
import { findTimeSpans } from "./find-time-spans";
import { readMoneyAt } from "./money";
import { isClause, request } from "./point-head";
import { addTimePreposition, sayTime } from "./say-time";
import { readWords, type Word } from "./words";

/**
 * A point in the pieces of which a sentence can be made anew, with nothing lost: what it names, and everything else that it says. All in
 * the owner's words and as they stand in running text.
 */
export interface PointParts {
  /** What the point names, without its article: "open morning", "two for one pizzas"; null where the point is a clause. */
  core: NounPhrase | null;
  /** It takes neither article nor "our": "20% off all tyres", "any three paperbacks". */
  isDeal: boolean;
  /** Somebody is looked for: a sum is pay, and no price. */
  isPost: boolean;
  /** What a clause tells of: "new beginner course"; null where that is a pronoun or cannot be told. */
  subject: NounPhrase | null;
  /** "Our farm shop opens on Saturday 5 December at 9am"; null where the point names a thing. */
  clause: string | null;
  /** The clause without the time at its end: "Our farm shop opens". */
  clauseStart: string | null;
  /** With its preposition: "on Saturday 16 January, 10am to 1pm". */
  when: string | null;
  where: string | null;
  /** "new students" of "for new students". */
  forWhom: string | null;
  /** A sum of money alone: "£15"; null where more belongs to it. */
  price: string | null;
  /** What is said of the price, as a sentence: "It is £45 including materials." */
  priceNote: string | null;
  /** What else it says of the thing, behind a comma: ", plus a free coffee". */
  more: string;
  /** What else it says, as sentences: "Order by Friday 4 December and collect Sunday 6 December." */
  rest: string[];
}

const isTime = (words: readonly Word[]): boolean =>
  findTimeSpans(words).some(
    ({ first, last }) =>
      first === 0 &&
      (last === words.length - 1 || (last === words.length - 2 && /^only$/.test(words.at(-1)?.lower ?? ""))),
  );

/** Days that follow each other: "six Mondays at 7.30pm", "four weeks". */
const severalDays =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: \p{L}{4,9}s)?|weeks|evenings|mornings|afternoons|weekends|sessions|lessons|classes)\b/iu;

/** What has a length of its own, so that "2 hours" beside it is how long it lasts. */
const lasting =
  /^(?:class|course|session|workshop|lesson|talk|tour|walk|show|film|concert|clinic|treatment|appointment|assessment|meeting|masterclass|taster|tasting|ride|swim)(?:e?s)?$/i;
const duration =
  /^(?:about )?(?:\d{1,3}|an?|one|two|three|four|half an) (?:minutes?|mins?|hours?|hrs?|days?|weeks?)(?: each)?$/i;

/** Notes what a piece behind the first says: of the thing that the point names, or else as it is. */
export function addPiece(parts: PointParts, piece: string, isMany: boolean): void {
  const words = readWords(piece);
  const [it, be] = isMany ? ["They", "are"] : ["It", "is"];
  const isOfSubject = !parts.clause || parts.subject !== null;
  const thing = parts.core ?? parts.subject;
  if (parts.clause && /^(?:until|till)\s/i.test(piece)) {
    const last = parts.rest.pop();
    if (last) parts.rest.push(`${last.slice(0, -1)} ${piece}.`);
    else parts.clause += ` ${piece}`;
  } else if (!isOfSubject && (isTime(words) || /^free$/i.test(piece))) {
    parts.clause += `, ${piece}`;
    parts.clauseStart = null;
  } else if (parts.clause && (severalDays.test(piece) || isTime(words)))
    parts.rest.push(`${it} ${be} ${addTimePreposition(sayTime(piece))}.`);
  else if (isTime(words)) parts.when = addTimePreposition(sayTime([parts.when, piece].filter(Boolean).join(", ")));
  else if (thing && lasting.test(thing.head) && duration.test(piece))
    parts.rest.push(`${it} ${isMany ? "last" : "lasts"} ${piece}.`);
  else if (addPrice(parts, piece, words, isMany)) return;
  else if (/^free(?: of charge)?$/i.test(piece)) parts.priceNote = `${it} ${be} free.`;
  else if (/^free (?:entry|admission)$/i.test(piece)) parts.rest.push(`${capital(piece.slice(5))} is free.`);
  else if (!parts.clause && !parts.where && (place.test(piece) || venue.test(piece)) && !isClause(words))
    parts.where = venue.test(piece) ? `at ${/^\p{Ll}/u.test(piece) ? withThe(piece) : piece}` : piece;
  else {
    const sentence = (parts.isPost ? tellWork(piece) : null) ?? completeTail(piece, words, it, be);
    if (sentence) parts.rest.push(`${capital(sentence)}.`);
    else if (parts.rest.length > 0) parts.rest.push(`${parts.rest.pop()?.slice(0, -1)}, ${piece}.`);
    else if (parts.clause) parts.clause += `, ${piece}`;
    else parts.more += `, ${piece}`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const place = /^(?:at|in|inside|outside|opposite|behind|near) (?:the |our )?\p{L}/u;
const venue =
  /^(?:the )?(?:town|village|parish|community|\p{Lu}[\p{L}'’.]{0,20})(?: \p{L}[\p{L}'’]{0,20}){0,4} (?:church|chapel|hall|theatre|theater|school|library|park|pub|museum|gallery|square|market|barn|centre|center|club)$/iu;

/** "the town library": what has no name of its own. */
const withThe = (text: string) => (/^the /i.test(text) ? text : `the ${text}`);

/** A price behind the comma; whether the piece was one. */
function addPrice(parts: PointParts, piece: string, words: readonly Word[], isMany: boolean): boolean {
  const [it, be] = isMany ? ["They", "are"] : ["It", "is"];
  const isFrom = words[0]?.lower === "from";
  const money =
    readMoneyAt(piece, words, 0) ??
    (/^(?:only|just|from|for|at)$/.test(words[0]?.lower ?? "") ? readMoneyAt(piece, words, 1) : null);
  const behind = money ? piece.slice(words[money.last]?.end).trim() : "";
  if (!money) return false;
  if (/^(?:entry|admission|deposit)$/i.test(behind))
    parts.rest.push(`${capital(behind.toLowerCase())} is ${money.text}.`);
  else if (
    parts.price ||
    parts.priceNote ||
    !/^(?:|each|(?:per|a|an) \p{L}+|each [^,]{3,30}|(?:including|with) .{2,60}|plus .{2,40}|on the (?:door|night|day)|all in(?:clusive)?|to (?:enter|join|take part|play|come))$/u.test(
      behind,
    )
  )
    return false;
  else if (parts.clause && !parts.subject)
    parts.rest.push(`The ${parts.isPost ? "pay" : "price"} is ${piece.slice(words[money.first]?.start)}.`);
  else {
    const days =
      parts.clause && !behind
        ? parts.rest.findIndex(
            (line) => /^(?:It is|They are) on /.test(line) && severalDays.test(line.replace(/^\S+ \S+ on /, "")),
          )
        : -1;
    const sum = piece.slice(words[money.first]?.start);
    // why together: "It is on six Mondays. It is £96." says of each Monday what is said of all
    if (days >= 0) parts.rest[days] = `${it} ${be} ${sum} for ${parts.rest[days]?.replace(/^\S+ \S+ on /, "")}`;
    else {
      if (!parts.clause && money.first === 0 && !behind) parts.price = money.text;
      const note = `${it} ${isFrom ? (isMany ? "start at" : "starts at") : be} ${sum}.`;
      if (parts.clause) parts.rest.push(note);
      else parts.priceNote = note;
    }
  }
  return true;
}

const states =
  /^(?:done|made|held|led|run|taught|hosted|served|posted|shipped|printed|delivered|valid|live|available|bookable|suitable|ready|on sale|booked|grown|baked|based)\s/i;
const acceptedRules: readonly string[] = [
  "a state without its verb",
  "a request",
  "what you get",
  "what is not there",
  "a sentence already",
  "who goes free or pays less",
  "what is at a time",
  "a thing with its price",
  "a price with its label",
  "a measure with its figure",
  "a price that opens the line",
  "what is not done or not to be paid",
  "what is there for visitors",
  "what we offer",
];

/** What belongs to a post: its hours, and what it asks for. */
function tellWork(piece: string): string | null {
  if (
    /^(?:\d{1,2}|two|three|four|five|six) (?:days|hours|shifts|evenings|mornings|nights) (?:a|per|each) week$/i.test(
      piece,
    )
  )
    return `it is ${piece}`;
  return /^own (?:car|van|bike|tools|transport|laptop|vehicle)$/i.test(piece) ? `you need your ${piece}` : null;
}

/** What stands behind a point's comma as a sentence, without its end mark; null where no rule knows how. */
function completeTail(piece: string, words: readonly Word[], it: string, be: string): string | null {
  const lower = piece.toLowerCase();
  if (/ only$/.test(lower) && words.length <= 6) return piece;
  if (/^(?:only |just )?[\d\p{L}]{1,9} (?:\p{L}{2,15} )?\p{L}{3,15}s (?:left|remaining|available)$/u.test(lower))
    return `there are ${lowerFirst(piece)}`;
  if (request.test(piece)) return piece;
  const [, hour, behind = ""] = /^(\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)) start\b(.{0,60})$/i.exec(piece) ?? [];
  if (hour) return `it starts at ${hour}${behind}`;
  if (/^\d{1,2}% (?:\p{L}+ ){1,2}discount$/iu.test(piece)) return `there is a ${piece}`;
  const [, seats] =
    /^((?:only )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:seats|places|spaces|tickets|tables|rooms|spots))$/i.exec(
      piece,
    ) ?? [];
  const [, later] = /^then ([£$€₹]\d.{0,40})$/i.exec(piece) ?? [];
  if (later) return `after that it is ${later}`;
  const [, lastThing, lastDay] =
    /^(last orders|last bookings|last posting|last entries) ((?:\p{Lu}\p{L}{2,8}day )?\d{1,2} \p{Lu}\p{L}{2,8})$/iu.exec(
      piece,
    ) ?? [];
  if (lastThing) return `${lastThing} ${/s$/.test(lastThing) ? "are" : "is"} on ${lastDay}`;
  if (/^then \d{1,2}% off .{3,100}$/i.test(piece)) return `then you get ${piece.slice(5)}`;
  if (seats) return `there are ${lowerFirst(seats)}`;
  const [, arranged] = /^no (booking|appointment|referral|reservation)s?$/i.exec(piece) ?? [];
  if (arranged) return `no ${arranged} is needed`;
  const [, begins, at] =
    /^(film|show|music|kick-off|talk|supper|dinner|band|service|procession|play|concert) (\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)$/i.exec(
      piece,
    ) ?? [];
  if (begins) return `the ${begins.toLowerCase()} starts at ${at}`;
  const [, length, sum] = /^((?:\d{1,3}|half an) (?:hour|\p{L}{3,14}s)) for ([£$€]?\d.{0,14})$/iu.exec(piece) ?? [];
  if (length && sum) return `${length} ${/s$/.test(length) ? "cost" : "costs"} ${sum}`;
  const [, end, day] =
    /^((?:first|last) day .{2,40}?) ((?:\p{Lu}\p{L}{2,8}day )?\d{1,2} \p{Lu}\p{L}{2,8})$/iu.exec(piece) ?? [];
  if (end) return `the ${lowerFirst(end)} is ${day}`;
  if (states.test(piece)) return `${it} ${be} ${lowerFirst(piece)}`;
  const made = completeSentence(piece);
  if (made?.rule === "a verb without its subject")
    return it === "It"
      ? made.text
      : `They ${lowerFirst(piece)
          .replace(/^has\b/, "have")
          .replace(/^(\p{L}{2,12})s\b/u, "$1")}`;
  const isPlain = made?.rule === "what we have" && words.length <= 5 && !/\d/.test(piece);
  return made && (isPlain || acceptedRules.includes(made.rule)) ? made.text : null;
}

/** People who do something; a tagger takes "staff ask" for a verb and a noun. */
const peopleDo =
  /^(?:staff|people|customers|guests|members|parents|children|teams|managers|owners|visitors|readers) \p{L}{2,12}(?<!ed|ing) (?:for|to|a|an|the|their|your|it|in|on|from|with|up|off|out)\s/iu;

/** What stands behind a label's colon: a clause as it is, a phrase as what the thing is. */
export function explain(piece: string, isMany: boolean): string | null {
  const words = readWords(piece);
  const whole = `${piece.charAt(0).toUpperCase()}${piece.slice(1)}.`;
  if (/^(?:what|how|why|when|where) \p{L}/iu.test(piece)) return `It is about ${piece}.`;
  if (isClause(words) || peopleDo.test(piece)) return whole;
  if (/^(?:an?|the|our)\s/i.test(piece)) return isMany ? null : `It is ${piece}.`;
  return /^\d[^,]{1,40} for [£$€₹]\d/.test(piece) ? `You get ${piece}.` : null;
}
