import { splitSentences } from "../checks/sentences";
import { lowerFirst } from "../english/capitals";
import { hasClearVerb, stateAt, withoutSubject } from "../english/clear-verb";
import { findTimeSpans } from "../english/find-time-spans";
import { opensRequest, request } from "../english/point-head";
import { readWords, type Word } from "../english/words";
import { cleanWords, removeEndMark } from "../words/clean-text";

/** What a detail tells: what a reader asks by. */
export type DetailKind =
  | "price"
  | "when"
  | "deadline"
  | "where"
  | "count"
  | "condition"
  | "easy"
  | "included"
  | "trust"
  | "feature";

/**
 * How it may be used: a "phrase" stands in any list ("small groups of six"), a "state" behind a comma ("all kit included"), an "order" or a
 * "sentence" by itself ("Cancel any time.", "Real people answer the phone.").
 */
export type DetailForm = "phrase" | "state" | "order" | "sentence";

/** A short piece of the brief in its owner's words. */
export interface Detail {
  kind: DetailKind;
  form: DetailForm;
  /** As it stands in running text, without an end mark: "£45 a person". A sentence keeps its capital. */
  text: string;
  from: "idea" | "business" | "facts";
}

const sum = /(?:[£$€₹]|\b(?:Rs|Kr|CHF) ?)\d|\b\d[\d,.]{0,12} ?(?:euros?|pounds|dollars|kr)\b/i;
const opensWithSum = /^(?:only |just |from |now )?(?:[£$€₹]|Rs |Kr |CHF )\s?\d(?!.* (?:is|are|was) )/i;
const counted =
  /^(?:only |just |the last |max(?:imum)? |up to )?(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:\p{L}{2,12} ){0,2}(?:places|spaces|seats|tickets|tables|spots|slots|rooms|stalls|boxes|copies|left|people|children|to a \p{L}+)\b/iu;
const byThen =
  /^(?:please )?(?:order|book|apply|reply|send|sign up|register|enter|reserve|collect|pre-?order|last (?:orders|bookings|entries)|closing date|deadline|rsvp)\b.{0,60}\b(?:by|before|until|is|on)\b|^(?:by|before|until|till|ends|offer ends) \S/i;
const ease =
  /^no \p{L}+|\bno (?:experience|booking|contract|card|obligation|fuss|surcharge)\b|\bwithout (?:a )?(?:contract|booking|obligation)|\b(?:welcome|not needed|cancel|no need|any time|pay as you go|drop[- ]in)\b|^one \p{L}+ at a time/iu;
const withIt =
  /\b(?:included?|including|incl|provided|supplied|comes with|all \p{L}+ included|free (?!of charge$)\p{L}+|plus)\b|^with (?!a (?:student|library|loyalty|valid|member)\b)/iu;
const trusted =
  /\b(?:certified|qualified|registered|insured|accredited|licensed|guarantee[ds]?|warranty|award|rated|since \d{4}|established|family[- ](?:run|business|owned)|generation|years?['’]? (?:of )?experience|trusted|approved|vetted|chartered|independent|volunteer)/i;
const asked =
  /^(?:with|for|on) (?:a |an |your |any )?(?:student|library|loyalty|valid|member|orders?|bookings?|new)\b|^(?:over|under)[ -]\d|\b(?:only|eat in|must|minimum|subject to)\b/i;
const place = /^(?:at|in|inside|outside|opposite|behind|near|above|next to|on) (?:the |our |your |a |an )?\p{L}/iu;

/** Reads a piece of a line; null for what is no more than a word of no use alone. */
export function readDetail(raw: string, from: Detail["from"]): Detail | null {
  const text = removeEndMark(raw.trim()).replace(/^(?:and|but|also|plus|so) (?=\S)/i, "");
  const words = readWords(text);
  // why: what is so, or who it is, hangs on the words before it
  if (text.length < 3 || words.length === 0 || /^(?:who|which|whose|for your) |^in the \p{L}+ so /iu.test(text))
    return null;
  const read = findForm(text, words);
  // why: "every sixth coffee is free" is as short as a detail
  const isShort =
    read === "sentence" && from === "idea" && words.length <= 6 && !opensPerson.test(text) && !sum.test(text);
  const form = isShort ? "state" : read;
  const kind = findKind(text, words);
  // why without: a list says "Saturday 5 December", and a sentence finds the preposition again
  const said =
    kind === "when"
      ? text.replace(/^on (?=\p{Lu})/iu, "").replace(/^starts? (?:on )?(?=\d|\p{Lu})/iu, "from ")
      : kind === "price"
        ? text.replace(/^(?:for|at) (?=[£$€₹\d])/i, "")
        : text;
  return { kind, form, text: form === "sentence" ? capital(said) : lowerFirst(said), from };
}

const opensPerson = /^(?:we|you|they|it|i|he|she|there|our|your|my|this|that|these) /i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function findForm(text: string, words: readonly Word[]): DetailForm {
  const [first, second] = words;
  if (isOrder(text, words)) return "order";
  if (/^(?:we|you|they|it|i|there|our|your) /i.test(text) && words.some(({ part }) => part === "verb"))
    return "sentence";
  if (hasClearVerb(words) && !withoutSubject.test(first?.lower ?? "")) return "sentence";
  if (withoutSubject.test(first?.lower ?? "") && second?.part !== "preposition") return "state";
  const isState =
    words.some(({ lower }, at) => at > 0 && stateAt.test(lower)) ||
    /^(?:back|open|live|free|full|part|now|insured|fully|delivered|guaranteed|made|built|run|rated|works|cancel)\b/i.test(
      text,
    );
  return isState || place.test(text) || first?.part === "preposition" ? "state" : "phrase";
}

const orders =
  /^(?:cancel|meet|stay|bring|come|send|pay|choose|pick|try|learn|eat|drink|take|see|get|ask|call|text|email|drop|pop|book|order|join|tell|just|enjoy|collect|apply|reply|start|stop|swap|save|wear|feed|cut|weed|sharpen|check|clean|wash|read|write|print|register|sign|keep|make|cook|bake|paint|build|play|sing|dance|walk|ride|explore|discover) (?=\p{L}|\d)/iu;

const isOrder = (text: string, words: readonly Word[]): boolean =>
  (orders.test(text) || request.test(text) || opensRequest(text)) &&
  words.length > 1 &&
  !/^(?:\p{L}+) (?:and|&|of|club|class|course|night|evening|day|launch|sale|service|shop|session|times?)\b/iu.test(
    text,
  );

function findKind(text: string, words: readonly Word[]): DetailKind {
  if (byThen.test(text)) return "deadline";
  if (asked.test(text)) return "condition";
  if (counted.test(text)) return "count";
  if (isTime(words)) return "when";
  if (opensWithSum.test(text)) return "price";
  if (ease.test(text)) return "easy";
  if (withIt.test(text)) return "included";
  if (sum.test(text) || /^(?:from )?\d{1,3} ?% off\b|^half price\b|^free$/i.test(text)) return "price";
  if (trusted.test(text)) return "trust";
  if (place.test(text) && !/\d{1,4}(?:[:.]\d{2})? ?(?:am|pm)/i.test(text)) return "where";
  return "feature";
}

/** Whether a piece says when and no more: "Sunday mornings", "open from 6am on weekdays". */
function isTime(words: readonly Word[]): boolean {
  const text = words.map(({ lower }) => lower).join(" ");
  if (
    /^(?:starts?|starting|begins?|live|back|opens?|open|doors|runs?|now open) /.test(text) &&
    findTimeSpans(words).length > 0
  )
    return words.length <= 10;
  return findTimeSpans(words).some(({ first, last }) => first === 0 && last >= words.length - 2);
}

/**
 * A line at the commas that part its pieces, and a piece where a time or what is asked of the reader ends it: "20% off all commuter bikes from
 * 14 to 28 September with a student card" has three. What no comma can part stays whole.
 */
export function splitPieces(line: string): string[] {
  return splitSentences(line.replace(/\bincl\.? /gi, "including ")).flatMap((sentence) => {
    const text = removeEndMark(sentence);
    if (/["“”]/.test(text)) return [text];
    const [first = ""] = text.split(", ");
    const isWhole = readDetail(text, "idea")?.form === "sentence" && readDetail(first, "idea")?.form === "sentence";
    if (isWhole && !/, (?:no|one|all|any|with|without) /i.test(text)) return [text];
    const pieces = text
      .split(/[,;] (?=\S)|: (?=\S)| [–-] (?=\S)/)
      .map((piece) => piece.trim())
      .filter(Boolean);
    return keepLists(pieces).flatMap(splitAtTime);
  });
}

/** "Cards, candles and ceramics" names three things in one breath; nothing is gained by a word alone. */
function keepLists(pieces: readonly string[]): string[] {
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    // why: "before and after, every time"
    const isTail =
      last !== undefined && /^(?:every time|each time|always|usually|mostly|all year|too|as well)\b/i.test(piece);
    const isPart =
      last !== undefined &&
      !/\d/.test(last + piece) &&
      (!last.includes(" ") ||
        !piece.includes(" ") ||
        (/^\p{L}+(?: \p{L}+)? (?:and|or) \p{L}+/iu.test(piece) &&
          !readWords(last).some(({ lower }) => stateAt.test(lower))));
    // why: "Friday, 9am to 1pm" is one time
    const isHour =
      last !== undefined &&
      /^(?:from |at )?\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?(?: ?(?:to|until|-|–) ?\d|$| (?=[ap]m))/i.test(piece) &&
      findTimeSpans(readWords(last)).length > 0;
    const isFrom =
      last !== undefined &&
      /^(?:from|starting|until|every|each) /i.test(piece) &&
      findTimeSpans(readWords(last)).some(({ last: end }) => end === readWords(last).length - 1) &&
      isTime(readWords(piece));
    if (isTail || isPart || isHour || isFrom) kept[kept.length - 1] = `${last}, ${piece}`;
    else kept.push(piece);
  }
  return kept;
}

function splitAtTime(piece: string): string[] {
  const words = readWords(piece);
  if (
    isOrder(piece, words) ||
    /^(?:starts?|starting|begins?|live|back|opens?|open|now open|doors|runs?|ends?) /i.test(piece)
  )
    return [piece];
  const [span] = findTimeSpans(words).filter(({ isAttributive }) => !isAttributive);
  if (!span || span.last - span.first + 1 >= words.length) return [piece];
  const cut = (from: number, to: number) => piece.slice(words[from]?.start ?? 0, words[to]?.end ?? piece.length).trim();
  const before = span.first > 0 ? cut(0, span.first - 1) : "";
  const after = span.last < words.length - 1 ? cut(span.last + 1, words.length - 1) : "";
  const time = cut(span.first, span.last);
  // why: a loaf every Saturday is one thing, and so is a fee in January
  // why not a price: "for £29 in November" are two things
  const isOwn =
    before !== "" &&
    !barePrice.test(before) &&
    /^(?:every|each|per|a|any|all|by|in|for|at|on \p{L}+days\b) ?/iu.test(time);
  const leans = after !== "" && !/^(?:with|at|in|for|inside|outside|on|from|including) /i.test(after);
  // why: "6 Wednesdays from 13 January" is one time
  if (isOwn || leans || /^\d{1,3}$/.test(before) || hasClearVerb(words)) return [piece];
  return [before, time, after].filter(Boolean);
}

/** What a description's first sentence says behind its first comma of how the thing is made and had: "made to order in Bristol", "open since 1987". */
function findTail(intro: string): string[] {
  const [, tail = ""] =
    /^[^,]{8,90}, ((?:open|\p{L}{2,12}ed|made|grown|built|sewn|woven|cut|run|sold|bound|drawn) .{4,100})$/iu.exec(
      removeEndMark(intro),
    ) ?? [];
  return tail
    .split(/,? and (?=(?:\p{L}{2,12}ed|made|grown|built|sewn|cut|sold|open) )/iu)
    .filter((piece) => !piece.includes(","));
}

const barePrice = /^(?:for |at |only |just )?(?:[£$€₹]|Rs |Kr )\s?\d[\d.,]*$/i;

/** The pieces of what the idea says, of what the description adds to its first sentence, and of the facts: none twice. */
export function gatherDetails(
  idea: readonly string[],
  description: string,
  facts: readonly string[],
  label: string,
  name: string,
): Detail[] {
  const [intro = "", ...others] = splitSentences(cleanWords(description, 1500));
  // why: "is back every Thursday" leaves out what is
  const withIt = (line: string) =>
    line.replace(/^is (?=back|on|here|now)/, "It is ").replace(/^are (?=back|on|here|now)/, "They are ");
  const read = (lines: readonly string[], from: Detail["from"]) =>
    lines.flatMap((line) => splitPieces(line).flatMap((piece) => readDetail(piece, from) ?? []));
  const all = [
    ...mergeTimes(read(idea.map(withIt), "idea")),
    ...read(facts, "facts"),
    ...read(others.map(addName), "business"),
    ...read(findTail(intro), "business"),
  ];
  // why the name: "Cuts empty miles" leaves out who does it
  function addName(sentence: string): string {
    const [first, second] = readWords(sentence);
    const isThird = Boolean(first?.tags.has("PresentTense")) && /[^s]s$/.test(first?.lower ?? "");
    const isBare =
      (isThird || withoutSubject.test(first?.lower ?? "")) && second !== undefined && second.part !== "preposition";
    return isBare && findForm(sentence, readWords(sentence)) !== "order" ? `${name} ${lowerFirst(sentence)}` : sentence;
  }
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const named: readonly string[] = words(label);
  const key = ({ text }: Detail) => words(text).join(" ");
  return all.filter(
    (detail, at) =>
      !words(detail.text).every((word) => named.includes(word)) &&
      detail.text.toLowerCase() !== `with ${name.toLowerCase()}` &&
      !all.some((other, place) => place < at && key(other).includes(key(detail))) &&
      detail.text.length <= 120,
  );
}

/** "Sunday mornings" and "starts on 11 January" are "Sunday mornings from 11 January". */
function mergeTimes(details: readonly Detail[]): Detail[] {
  const times = details.filter(({ kind, form }) => kind === "when" && form !== "sentence" && form !== "order");
  const start = times.find(({ text }) => opensStart.test(text));
  const again = times.find((time) => time !== start);
  if (times.length !== 2 || !start || !again || opensStart.test(again.text)) return [...details];
  const merged = { ...again, text: `${again.text} ${start.text.replace(opensStart, "from ")}` };
  return details.flatMap((detail) => (detail === again ? [merged] : detail === start ? [] : [detail]));
}

const opensStart = /^(?:starts|starting|begins|beginning|from) (?:on )?/i;

/** The characters with which a sentence of the business's own follows the idea's list. */
const apart = ". ";

/**
 * Details as one line, commas between them: "Thursdays in July, £45 a person". What the business says of itself is a sentence of its own behind
 * the idea's, since it may not be true of the one thing alone: ". Small groups of six, all kit included".
 */
export function joinDetails(details: readonly Detail[]): string {
  // why orders behind: "an open day, meet the team, no booking needed" asks in the middle of a list
  const say = (chosen: readonly Detail[]) => {
    const orders = chosen.filter(({ form }) => form === "order");
    const others = chosen.filter(({ form }) => form !== "order");
    const line = others.map(({ text, form }) => (form === "sentence" ? lowerFirst(text) : text)).join(", ");
    return others.length === 0
      ? orders.map(({ text }) => text).join(", ")
      : [line, ...orders.map(({ text }) => capital(text))].join(apart);
  };
  const idea = say(details.filter(({ from }) => from === "idea"));
  const own = say(details.filter(({ from }) => from !== "idea"));
  return [idea, idea ? capital(own) : own].filter(Boolean).join(apart);
}
