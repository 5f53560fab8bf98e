import { losesFigure } from "../english/compared-figures";
import { type CompletedLine, completeSentence } from "../english/complete-sentence";
import { findTimeSpans } from "../english/find-time-spans";
import type { PointParts } from "../english/point-pieces";
import { addTimePreposition } from "../english/say-time";
import { addCoreArticle } from "../english/take-apart-point";
import { readWords } from "../english/words";
import type { MessageKind } from "../message/message";
import { addThe, capitalize, endSentence, removeEndMark } from "./grammar";
import { type Bargain, readBargain } from "./point-bargain";

/** The point of a campaign in short forms, in the owner's words; what cannot be told for sure is null or empty. */
export interface ShortPoint {
  /** What it is about, with its article, as it stands inside a sentence: "the beginner course", "free waterproofing with any resole". */
  noun: string | null;
  isMany: boolean;
  /** With its preposition: "on 12 January", "during October". */
  when: string | null;
  price: string | null;
  /** What is asked of the reader, as a request: "Bring your winter boots in during October". */
  action: string | null;
  /** The offer or the news alone, as a sentence without an end mark that stands wherever it is put. */
  news: string | null;
  /** Whole sentences that say all of the point together, in the owner's order; each may lean on the one before it. */
  sentences: readonly string[];
}

/** Reads the short forms of a point. */
export function readShortPoint(point: string, parts: PointParts | null, kind?: MessageKind): ShortPoint {
  const bargain = readBargain(removeEndMark(point));
  if (bargain) return tellBargain(bargain);
  const head = parts ? tellHead(parts) : null;
  const made = parts ? null : (completeAppeal(point, kind) ?? completeSentence(point));
  const priceNote =
    parts?.priceNote && head?.includes(parts.priceNote.split(" ").slice(2).join(" ").replace(/\.$/, ""))
      ? null
      : parts?.priceNote;
  const sentences = parts && head ? [head, priceNote, ...parts.rest] : made ? splitWhole(made.text) : [];
  const whole = sentences.flatMap((text) => (text ? endSentence(text) : []));
  return {
    noun: parts && (addCoreArticle(parts) ?? nameSubject(parts)),
    isMany: (parts?.core ?? parts?.subject)?.number === "plural",
    when: parts?.when ?? null,
    price: parts?.price ?? findPrice(whole),
    action: made?.rule === "a request" ? made.text : null,
    news: whole[0] ? removeEndMark(whole[0]) : null,
    sentences: whole,
  };
}

/** "The beginner course", "pumpkins": many of a kind take no article. */
const nameSubject = ({ subject }: PointParts): string | null =>
  subject && (subject.number === "plural" ? subject.text : addThe(subject));

/** "£2,000 by Easter to keep the library open" is what an appeal wants to raise. */
const completeAppeal = (point: string, kind?: MessageKind): CompletedLine | null =>
  kind === "fundraiser" && /^[£$€₹]\s?\d[\d,.]{0,12} (?:by|to|for|towards|before) /.test(point)
    ? { text: `We want to raise ${point}`, rule: "an appeal" }
    : null;

/** A line without a thing that it names, at the commas behind which a sentence stands: "Help us raise £2,000" and "£10 pays for an hour". */
function splitWhole(text: string): string[] {
  if (losesFigure(text.split(/,\s+/)[0] ?? "", text)) return [text];
  const sentences: string[] = [];
  for (const piece of text.split(/,\s+/)) {
    const made = sentences.length > 0 ? completeSentence(piece) : null;
    if (sentences.length === 0 || /^(?:a sentence already|a request|what is not )/.test(made?.rule ?? ""))
      sentences.push(made?.text ?? piece);
    else sentences.push(`${sentences.pop()}, ${piece}`);
  }
  return sentences;
}

/** "£96 for six Mondays at 7.30pm" of "It is £96 for six Mondays at 7.30pm." */
const findPrice = (sentences: readonly string[]): string | null =>
  sentences
    .flatMap((line) => /^(?:It is|They are|The price is) ([£$€₹\d].{0,60})\.$/.exec(line)?.[1] ?? [])
    .find((sum) => /[£$€₹]|\p{L}/u.test(sum)) ?? null;

/** "During October" of "Bring your winter boots in during October". */
function findWhen(action: string): string | null {
  const words = readWords(action);
  const [span] = findTimeSpans(words).filter(({ isAttributive }) => !isAttributive);
  return span ? addTimePreposition(action.slice(words[span.first]?.start, words[span.last]?.end)) : null;
}

function tellBargain({ action, gain, gainBehind, isNews, noun }: Bargain): ShortPoint {
  return {
    noun,
    isMany: false,
    when: findWhen(action),
    price: null,
    action: isNews ? null : action,
    news: gain,
    sentences: [
      isNews ? `You can now ${action.charAt(0).toLowerCase()}${action.slice(1)}.` : `${action}.`,
      endSentence(gainBehind),
    ],
  };
}

/** What a point names, with the verb that its time or price asks for: "The open morning is on Saturday 16 January, 10am to 1pm". */
function tellHead(parts: PointParts): string | null {
  const { core, clause, when, where, forWhom, more, isDeal, price } = parts;
  if (clause) return capitalize(clause);
  if (!core) return null;
  const besides = [forWhom && ` for ${forWhom}`, where && ` ${where}`].filter(Boolean).join("");
  const rest = `${besides}${when ? ` ${when}` : ""}${more}`;
  if (isDeal || forThePrice.test(core.text)) return gets.test(core.text) ? `You get ${core.text}${rest}` : null;
  if (/^free /i.test(core.text) && core.number === "singular") return `There is a ${core.text}${rest}`;
  const [named, isMany] = [capitalize(addThe(core)), core.number === "plural"];
  const isPriced = !price && parts.priceNote && (when ? !/^(?:on|at|every) /.test(when) : !besides);
  if (isPriced && parts.priceNote)
    return `${parts.priceNote.replace(/^(?:It|They|Prices)\b/, capitalize(addCoreArticle(parts) ?? named)).slice(0, -1)}${when ? rest : more}`;
  if (price && !when)
    return `${capitalize(addCoreArticle(parts) ?? named)} ${isMany ? "cost" : "costs"} ${price}${rest}`;
  if (/^from .{1,30} (?:to|until) /.test(when ?? "")) return `${named} ${isMany ? "run" : "runs"}${rest}`;
  if (/^from /.test(when ?? ""))
    return `${named} ${isMany ? "start" : "starts"}${besides} ${fromDay(when ?? "")}${more}`;
  return when && /^(?:on|every|in|at|this|next|tomorrow|tonight)\b/.test(when)
    ? `${named} ${isMany ? "are" : "is"}${rest}`
    : null;
}

const forThePrice = / for the price of /i;
const gets = /^(?:\d|half|two|three|four|buy any)/i;

/** "From 12 January" behind "starts" is "on 12 January". */
const fromDay = (when: string): string => addTimePreposition(when.replace(/^from /, ""));
