import type { NounPhrase } from "../message/message";
import { lowerFirst } from "./capitals";
import { hasClearVerb } from "./clear-verb";
import { completeSentence } from "./complete-sentence";
import { findTimeSpans } from "./find-time-spans";
import { readMoneyAt } from "./money";
import { articleFor, isPlural, readNounPhrase } from "./noun-phrases";
import { sayTime, withTimePreposition } from "./say-time";
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

/** Words that open a clause of its own behind "and". */
const newClause = / (?:and|but) (?=(?:we|you|they|it|everyone|everybody|the first \d{1,4}|the first \p{L}{3,8}) )/u;

/** Takes a point apart; null where it cannot be told of what pieces it is made. */
export function takeApartPoint(point: string): PointParts | null {
  const text = point.trim().replace(/[.!;,:\s]{1,9}$/, "");
  if (/[?.!]/.test(text.replace(/\d[.:]\d|[ap]\.m/gi, ""))) return null;
  const [, label = "", body = ""] = /^([^:,]{3,60}):\s([^:]{3,200})$/.exec(text) ?? [];
  const pieces = (label ? body : text).split(/,\s+/).flatMap((piece) => piece.split(newClause));
  const [head = "", ...others] = pieces;
  const parts = readHead(label || head);
  if (!parts) return null;
  const isMany = parts.core?.number === "plural" && !parts.isDeal;
  if (label) {
    const explained = explain(head, isMany);
    if (!explained) return null;
    parts.rest.push(explained);
  }
  // why: of a list, its first piece alone is not what the point names
  const mayBeList = !label && !parts.clause && !parts.when && !parts.priceNote;
  if (
    mayBeList &&
    others.some((piece) => / (?:and|or|&) /.test(piece) && !isClause(readWords(piece)) && !request.test(piece))
  )
    return null;
  for (const piece of others) addPiece(parts, piece, isMany);
  return parts;
}

const happenings = /^(?:opens|starts|begins|returns|ends|closes|moves|goes|turns|reopens|launches)$/;

/** Whether the words have a subject and a verb that agrees with it: "our farm shop opens on Saturday". */
const isClause = (words: readonly Word[]): boolean =>
  hasClearVerb(words) ||
  words.some(
    ({ lower }, at) =>
      at > 0 && happenings.test(lower) && words[at - 1]?.part === "noun" && !isPlural(words[at - 1]?.lower ?? ""),
  );

const isTime = (words: readonly Word[]): boolean =>
  findTimeSpans(words).some(
    ({ first, last }) =>
      first === 0 &&
      (last === words.length - 1 || (last === words.length - 2 && /^only$/.test(words.at(-1)?.lower ?? ""))),
  );

function addPiece(parts: PointParts, piece: string, isMany: boolean): void {
  const words = readWords(piece);
  const [it, be] = isMany ? ["They", "are"] : ["It", "is"];
  const money =
    readMoneyAt(piece, words, 0) ??
    (/^(?:only|just|from|for|at)$/.test(words[0]?.lower ?? "") ? readMoneyAt(piece, words, 1) : null);
  const behindMoney = money ? piece.slice(words[money.last]?.end).trim() : "";
  if (parts.clause && (isTime(words) || money || /^free$/i.test(piece))) {
    parts.clause += `, ${piece}`;
    parts.clauseStart = null;
  } else if (isTime(words)) parts.when = withTimePreposition(sayTime([parts.when, piece].filter(Boolean).join(", ")));
  else if (money && /^(?:entry|admission|deposit)$/i.test(behindMoney))
    parts.rest.push(`${behindMoney.charAt(0).toUpperCase()}${behindMoney.slice(1).toLowerCase()} is ${money.text}.`);
  else if (
    money &&
    !parts.price &&
    !parts.priceNote &&
    /^(?:|each|(?:per|a|an) \p{L}+|including .{2,60}|plus .{2,40})$/u.test(behindMoney)
  ) {
    const isFrom = words[0]?.lower === "from";
    if (money.first === 0 && !behindMoney) parts.price = money.text;
    parts.priceNote = `${it} ${isFrom ? (isMany ? "start at" : "starts at") : be} ${piece.slice(words[money.first]?.start)}.`;
  } else if (/^free(?: of charge)?$/i.test(piece)) parts.priceNote = `${it} ${be} free.`;
  else if (/^free (?:entry|admission)$/i.test(piece))
    parts.rest.push(`${piece.slice(5, 6).toUpperCase()}${piece.slice(6)} is free.`);
  else if (
    !parts.clause &&
    !parts.where &&
    /^(?:at|in|inside|outside|opposite|behind|near) (?:the |our )?\p{L}/u.test(piece) &&
    !isClause(words)
  )
    parts.where = piece;
  else {
    const sentence = completeTail(piece, words, it, be);
    if (sentence) parts.rest.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
    else if (parts.clause) parts.clause += `, ${piece}`;
    else parts.more += `, ${piece}`;
  }
}

const request =
  /^(?:order|book|reserve|collect|pick up|sign up|apply|join|come|bring|register|call|ring|email|visit|pay|use|quote|show|ask|try|see|get|save|choose) /i;
const states =
  /^(?:done|made|held|led|run|taught|hosted|served|posted|shipped|printed|delivered|valid|live|available|bookable|suitable|ready|on sale|booked|grown|baked|based)\s/i;
const acceptedRules: readonly string[] = [
  "a state without its verb",
  "a request",
  "what you get",
  "what is not there",
  "a sentence already",
];

/** What stands behind a point's comma as a sentence, without its end mark; null where no rule knows how. */
function completeTail(piece: string, words: readonly Word[], it: string, be: string): string | null {
  const lower = piece.toLowerCase();
  if (/ only$/.test(lower) && words.length <= 6) return piece;
  if (/^(?:only |just )?[\d\p{L}]{1,9} (?:\p{L}{2,15} )?\p{L}{3,15}s (?:left|remaining|available)$/u.test(lower))
    return `there are ${lowerFirst(piece)}`;
  if (request.test(piece)) return piece;
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
function explain(piece: string, isMany: boolean): string | null {
  const words = readWords(piece);
  const whole = `${piece.charAt(0).toUpperCase()}${piece.slice(1)}.`;
  if (isClause(words) || peopleDo.test(piece)) return whole;
  if (/^(?:an?|the|our)\s/i.test(piece)) return isMany ? null : `It is ${piece}.`;
  return /^\d[^,]{1,40} for [£$€₹]\d/.test(piece) ? `You get ${piece}.` : null;
}

const deal =
  /^(?:\d{1,3} ?% off|half[- ]price|[£$€₹]\s?\d[\d.,]{0,9} off|two[- ]for[- ]one|\d{1,2}[- ]for[- ]\d{1,2}|buy|any|all|every|save|no)\b/i;

/** "Six places left on the Monday evening course": a sentence but for its verb. */
const placesLeft =
  /^(?:only |just )?(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{L}{2,15} ){0,2}\p{L}{2,15}s (?:are )?(?:left|remaining|still free)\b/iu;

const conditional = / (?:if|when|who|that|while|unless) /i;

function readHead(head: string): PointParts | null {
  const parts: PointParts = {
    core: null,
    isDeal: deal.test(head),
    clause: null,
    clauseStart: null,
    when: null,
    where: null,
    forWhom: null,
    price: null,
    priceNote: null,
    more: "",
    rest: [],
  };
  let text = head;
  const words = readWords(head);
  if (placesLeft.test(head)) return { ...parts, clause: `there are ${lowerFirst(head)}` };
  if (isClause(words) && !deal.test(head)) {
    const cut = cutTime(head, words);
    return {
      ...parts,
      clause: head,
      clauseStart: cut?.start ?? null,
      when: cut ? withTimePreposition(sayTime(cut.time)) : null,
    };
  }
  // why whole: what is behind "if" is the condition of all that stands before it
  const isConditional = parts.isDeal && conditional.test(head);
  if (isConditional) return { ...parts, core: { text: lowerFirst(head), head, number: "mass", isName: false } };
  for (let turn = 0; turn < 4; turn += 1) {
    const own = readWords(text);
    const time = parts.when ? null : cutTime(text, own);
    const price = parts.priceNote ? null : cutPrice(text, own);
    const [, before = "", preposition = "", behind = ""] =
      /^(.{3,160}) (for|at|in|from|near|outside) ((?:all |our |the )?[^,£$€₹]{3,50})$/.exec(text) ?? [];
    if (time) [text, parts.when] = [time.start, withTimePreposition(sayTime(time.time))];
    else if (price) [text, parts.price, parts.priceNote] = [price.start, price.sum, price.note];
    else if (before && endsInFact(before) && (preposition === "for" ? !parts.forWhom : !parts.where)) {
      if (preposition === "for") parts.forWhom = behind;
      else parts.where = `${preposition} ${behind}`;
      text = before;
    } else break;
  }
  if (conditional.test(text) || /\b(?:for|at|with|on|by|in|from|to)$/i.test(text)) return null;
  const opening = text.split(/\s(?:on|in|at|for|by|with|from|over|of|to|until|behind|every|each|per)\s/i)[0] ?? text;
  const phrase =
    readNounPhrase(opening) ??
    readVerbalNoun(opening) ??
    (parts.isDeal ? { text: opening, head: opening, number: "mass" as const, isName: false } : null);
  if (!phrase) return null;
  if (parts.isDeal)
    phrase.number = !/ off\b|\bprice\b/i.test(text) && isPlural(text.split(" ").at(-1) ?? "") ? "plural" : "mass";
  // why not "The" of a name: "The Shelf Check" is called so
  const bare = /^The \p{Lu}/u.test(text) && phrase.isName ? text : text.replace(/^(?:our|my|the|an?) /i, "");
  const isName = phrase.isName && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && / /.test(bare);
  if (parts.priceNote)
    parts.priceNote = parts.priceNote.replace(/^It is/, phrase.number === "plural" ? "They are" : "It is");
  return { ...parts, core: { ...phrase, text: isName ? bare : lowerFirst(bare), isName } };
}

/** "Sea swim", "charity walk": a verb's bare form behind a noun names what is done. */
function readVerbalNoun(text: string): NounPhrase | null {
  const words = readWords(text);
  const [noun, last] = words.slice(-2);
  return last?.part === "verb" && last.tags.has("Infinitive") && noun?.part === "noun" && !isPlural(noun.lower)
    ? { text, head: last.text, number: "singular", isName: false }
    : null;
}

/** Whether a time or a sum of money ends the text: what follows is then no part of what it names. */
function endsInFact(text: string): boolean {
  const words = readWords(text);
  return cutTime(text, words) !== null || cutPrice(text, words) !== null;
}

/** The text up to the time that ends it, and the time. A time that a verb needs ("booked before 1 March") is not cut off. */
function cutTime(text: string, words: readonly Word[]): { start: string; time: string } | null {
  const span = findTimeSpans(words).find(({ last, isAttributive }) => last === words.length - 1 && !isAttributive);
  const before = span && words[span.first - 1];
  const opens = span && words[span.first];
  if (
    !span ||
    !before ||
    !opens ||
    before.tags.has("Participle") ||
    /^(?:booked|ordered|placed|made|paid|starting|starts|and|or)$/.test(before.lower)
  )
    return null;
  return { start: text.slice(0, before.end), time: text.slice(opens.start) };
}

/** The text up to the price that ends it. */
function cutPrice(text: string, words: readonly Word[]): { start: string; sum: string | null; note: string } | null {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const money = readMoneyAt(text, words, at);
    const isNoStart = at > 1 && readMoneyAt(text, words, at - 1)?.last === at;
    if (!money || isNoStart) continue;
    const behind = text.slice(words[money.last]?.end).trim();
    const before = words[at - 1]?.lower ?? "";
    if (before === "of" && words[at - 2]?.lower === "instead") continue;
    if (!/^(?:|each|(?:per|an?) \p{L}+|including .{2,60}|instead of \S{2,12})$/u.test(behind)) return null;
    const joins = /^(?:for|at|only|just|from)$/.test(before);
    const last = words[at - (joins ? 2 : 1)];
    if (
      !last ||
      /^(?:over|under|up|to|than|raise|and|save)$/.test(last.lower) ||
      /^(?:over|under|to|than|raise|and|save)$/.test(before)
    )
      return null;
    const isFrom = before === "from";
    return {
      start: text.slice(0, last.end),
      sum: behind || isFrom ? null : money.text,
      note: `${isFrom ? "Prices start at" : "It is"} ${text.slice(words[at]?.start)}.`,
    };
  }
  return null;
}

/** Nouns of what is not counted, by their form; of a price for the whole it can be told that it is. */
const uncounted = /(?:ing|ment|tion|sion|ance|ence|age|ery|ity|wear|ness|ship)$/i;
const countedAnyway =
  /(?:class|course|session|workshop|meeting|evening|morning|opening|tasting|reading|screening|appointment|consultation|service|gathering|wedding)$/i;

/** The core with the article that it needs in running text: "an open morning", "two for one pizzas", "the Shelf Check". */
export function withCoreArticle({ core, isDeal, price }: PointParts): string | null {
  if (!core) return null;
  if (isDeal || core.isName || core.number !== "singular" || startsWithNumber(core.text)) return core.text;
  const isCounted = price !== null || countedAnyway.test(core.head) || !uncounted.test(core.head);
  return isCounted && !isPlural(core.head) ? `${articleFor(core.text)} ${core.text}` : core.text;
}

export const startsWithNumber = (text: string): boolean =>
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i.test(text) &&
  !/^(?:\d+|\p{L}+)[- ](?:page|day|week|month|year|hour|minute|course)\b/iu.test(text);
