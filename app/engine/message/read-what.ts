import { findTimeSpans } from "../english/find-time-spans";
import { readMoneyAt } from "../english/money";
import { findPhraseEnd, isPlural, readNounPhrase } from "../english/noun-phrases";
import { readNumber } from "../english/numbers";
import { readWords, type Word } from "../english/words";
import type { MessageKind, NounPhrase } from "./message";
import { opensImperative } from "./own-clause";
import { isPeople } from "./people";
import { findPlace } from "./read-place";
import { type Clause, readBetween } from "./rule";

/** Kinds whose subject is a question or an account and no thing. */
const withoutThing: readonly MessageKind[] = ["question", "how-to"];

const isAbout: ReadonlySet<MessageKind> = new Set(["claim", "offer", "news"]);

/** Verbs behind "we" whose object is what the message is about. */
const ownersVerbs =
  /^(?:need|needs|want|have|has|offer|sell|stock|make|raised|launched|launch|repair|deliver|added|bake|brew|servicing|serve|opened|opening|launching|introducing|hosting|organising|running|hiring|for|sells|is|selling)$/;

/**
 * The thing that a statement is about, as a noun phrase without article: the first that is no number, time or price, or what "we" do something
 * with. Null where none stands out.
 */
export function findWhat(
  clause: Clause,
  kind: MessageKind,
  offered?: { first: number; last: number },
): NounPhrase | null {
  if (withoutThing.includes(kind) || clause.words.length < 2) return null;
  const asked = /^(?:please )?help us (?:to )?(?=\p{L})/iu.exec(clause.text)?.[0].length ?? 0;
  if (asked > 0) return findWhat({ text: clause.text.slice(asked), words: readWords(clause.text.slice(asked)) }, kind);
  const { words } = clause;
  const first = words[0] as Word;
  if (
    /^(?:how|why|what|when|where|who|you|they|anyone|everyone|everybody|nobody|it|its|it's|yes|no|“|closed|less|more|behind|read|thank|thanks|well)$/.test(
      first.lower,
    ) &&
    !/^its?$/.test(first.lower)
  )
    return null;
  if (/^[“"]/.test(clause.text)) return null;
  // why: "most factories we visit" are others', and what is said of them is the point
  if (
    first.lower === "half" ||
    (opensImperative(words, 0, words.length) && !isImperative(first) && !ownersVerbs.test(first.lower))
  )
    return null;
  const isOthers =
    /^(?:most|many|half|some)$/.test(first.lower) &&
    words.slice(2, 4).some((word) => /^(?:we|you|i)$/.test(word.lower));
  if (isOthers) return null;
  // why: "Tired of big resorts?" asks the reader and names nothing
  if (/\?$/.test(clause.text) && !/[.!?]\s/.test(clause.text)) return null;
  const story = words[1]?.lower === "story" && words[2]?.lower === "of" ? 3 : 0;
  const start = story || startOfThing(clause);
  if (start < 0 || (offered && start >= offered.first && start <= offered.last)) return null;
  const until = Math.min(...[words.length, firstTime(clause, start), firstPlace(clause, start)]);
  const end = extend(clause, start, findPhraseEnd(words, start, until), until);
  // why: "Couch to 5k" is called so, and no couch
  if (/^to$/.test(words[end]?.lower ?? "") && /^\d/.test(words[end + 1]?.text ?? "") && end === start + 1) return null;
  if (end <= start) return null;
  const phrase = readNounPhrase(
    readBetween(clause, start, end)
      .replace(/^(?:all|the|our|every|each|most|some)\s+/i, "")
      // why: "walk-ins welcome" says something of walk-ins
      .replace(/(?<=\S\s?)\s(?:welcome|available|included|provided|wanted|needed)$/i, ""),
  );
  if (phrase && start > 0 && end === start + 1 && words[start]?.tags.has("Gerund") && words[start - 1]?.lower === "is")
    return null;
  // why not people: they are who it is for, and what is said of them is the point
  if (phrase && isAbout.has(kind) && isPeople(phrase.text)) return null;
  if (
    phrase &&
    /^(?:\d{1,3} )?(?:places?|spots?|seats?|case study|nights?|days?|weeks?|months?|hours?|minutes?)$/i.test(
      phrase.text,
    )
  )
    return null;
  return phrase &&
    !/^(?:something|early|late|now|things?|way|ways|everything|chance|difference|thank|thanks|yours|ours)$/i.test(
      phrase.head,
    )
    ? phrase
    : null;
}

function startOfThing(clause: Clause): number {
  const { words } = clause;
  let at = 0;
  const colon = words.findIndex((word, index) => index < 8 && /:$/.test(word.after));
  // why not behind a thing with its day: "Payment reminders on 2 March: three polite emails"
  const isDated = findTimeSpans(words).some(({ first, last }) => first > 0 && last === colon);
  if (colon >= 0 && !isDated && words.slice(0, colon + 1).some((word) => readNumber(word.lower) !== null))
    at = colon + 1;
  const subject = words[at]?.lower ?? "";
  if (
    /^(?:we|we're|we've|i|from|it's|its|it|kindly|introducing|sunset|new:)$/.test(subject) ||
    words[at]?.part === "preposition" ||
    (isImperative(words[at]) && (!/^(?:noun|other)$/.test(words[at + 1]?.part ?? "") || !isCalledBy(words, at)))
  ) {
    const until = Math.min(words.length, at + 9);
    let verb = -1;
    for (let index = at; index < until; index += 1)
      if (
        ownersVerbs.test(words[index]?.lower ?? "") ||
        (index === at && isImperative(words[at])) ||
        /^(?:introducing|its|it's)$/.test(words[index]?.lower ?? "")
      )
        verb = index;
      else if (verb >= 0) break;
    if (subject === "sunset") verb = at + (words[at + 1]?.lower === "of" ? 1 : 0);
    if (verb < 0) return -1;
    at = verb + 1;
  }
  if (words[at]?.lower === "of" && at === 1) at += 1;
  if (/^(?:new|last|first)$/.test(words[at]?.lower ?? "") && /:$/.test(words[at]?.after ?? "")) at += 1;
  const money = readMoneyAt(clause.text, words, at);
  if (money) at = money.last + (words[money.last + 1]?.lower === "for" ? 2 : 1);
  if (money) at = behindPurpose(clause, at);
  if (/^(?:signatures?|donations?)$/.test(words[at + 1]?.lower ?? "") && words[at + 2]?.lower === "for") at += 3;
  while (at < words.length - 1 && isOpener(words, at)) at += 1;
  // why not "5k": the length of a run names it
  const isLength = /^\d{1,3}(?:k|km)$/.test(words[at]?.lower ?? "");
  // why not "6 week block": how long it lasts is part of its name
  const isLong =
    /^(?:minute|hour|day|week|month|year|bed|bedroom|course|piece|storey|star|seat|person|km|k|kilometre|kilometer|mile|metre|meter)$/.test(
      words[at + 1]?.lower ?? "",
    );
  const isCounted = !isLength && !isLong && readNumber(words[at]?.lower ?? "") !== null && words[at]?.part === "number";
  return isCounted && at < words.length - 1 ? at + 1 : at;
}

/** Behind "by December 31 to pay for", "to buy", "towards": what a sum is for. Where nothing of the kind stands, the same word. */
function behindPurpose({ words }: Clause, at: number): number {
  const span = findTimeSpans(words).find((each) => each.first === at);
  const found = /^(?:to (?:help )?(?:pay for|buy|fund|build|replace|repair|cover|help)|towards?|for) /.exec(
    `${words
      .slice(span ? span.last + 1 : at)
      .map((word) => word.lower)
      .join(" ")} `,
  );
  return found ? (span ? span.last + 1 : at) + found[0].trim().split(" ").length : at;
}

/** What may stand before the thing without belonging to it; "last" only where things are counted: "last rooms", not "last minute moves". */
function isOpener(words: readonly Word[], at: number): boolean {
  const [lower, next] = [words[at]?.lower ?? "", words[at + 1]];
  if (lower === "last")
    return (
      !!next &&
      !/^(?:orders|posting|bookings|entries|chances|dates)$/.test(next.lower) &&
      (next.part === "number" || isPlural(next.lower))
    );
  return /^(?:the|a|an|our|my|only|remaining|all|your)$/.test(lower);
}

/** "Book club", "order form": a thing that is called by what could be a request. */
const isCalledBy = (words: readonly Word[], at: number) =>
  !/^(?:book|order|buy|visit|join|see|bring|get|find)$/.test(words[at]?.lower ?? "") ||
  /^(?:clubs?|fairs?|shops?|sales?|swaps?|groups?|launch|signings?|festivals?|weeks?|days?|forms?|boxes?|bags?|fund|store|stall|crossing|readings?|exchange)$/.test(
    words[at + 1]?.lower ?? "",
  );

const isImperative = (word: Word | undefined) =>
  !!word &&
  /^(?:book|order|buy|add|sponsor|fund|meet|try|bring|stay|join|see|visit|call|get|come|find)$/.test(word.lower);

function firstTime({ words }: Clause, from: number): number {
  return (
    findTimeSpans(words).find((span) => span.first > from && !span.isAttributive)?.first ?? Number.POSITIVE_INFINITY
  );
}

function firstPlace(clause: Clause, from: number): number {
  const place = findPlace(clause);
  return place && place.first > from ? place.first : Number.POSITIVE_INFINITY;
}

/** Takes what names it more closely: "whitepaper on employer branding", "exhibition about the herring women"; "for" and people do not. */
function extend(clause: Clause, start: number, from: number, until: number): number {
  const { words } = clause;
  let end = from;
  while (
    end > start &&
    end < until - 1 &&
    !words[end - 1]?.after &&
    /^(?:about|with|on|of|to|for)$/.test(words[end]?.lower ?? "")
  ) {
    const next = findPhraseEnd(words, end + 1, until);
    const phrase = readBetween(clause, end + 1, next);
    const word = words[end]?.lower;
    if (next <= end + 1 || readNumber(words[end + 1]?.lower ?? "") !== null || /[£$€₹]/.test(phrase)) break;
    if (word === "for" && (isPeople(phrase) || !/\d/.test(phrase))) break;
    if (word === "to" && words[end + 1]?.part === "verb") break;
    end = next;
  }
  return end;
}
