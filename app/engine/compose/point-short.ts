import { completeSentence } from "../english/complete-sentence";
import { type PointParts, withCoreArticle } from "../english/take-apart-point";
import { capitalize, endSentence, withoutEndMark, withThe } from "./grammar";
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
export function readShortPoint(point: string, parts: PointParts | null): ShortPoint {
  const bargain = readBargain(withoutEndMark(point));
  if (bargain) return tellBargain(bargain);
  const head = parts ? tellHead(parts) : null;
  const made = parts ? null : completeSentence(point);
  const sentences = parts && head ? [head, parts.priceNote, ...parts.rest] : made ? [made.text] : [];
  const whole = sentences.flatMap((text) => (text ? endSentence(text) : []));
  return {
    noun: parts && withCoreArticle(parts),
    isMany: parts?.core?.number === "plural",
    when: parts?.when ?? null,
    price: parts?.price ?? null,
    action: made?.rule === "a request" ? made.text : null,
    news: whole[0] ? withoutEndMark(whole[0]) : null,
    sentences: whole,
  };
}

function tellBargain({ action, gain, gainBehind, isNews, noun }: Bargain): ShortPoint {
  return {
    noun,
    isMany: false,
    when: null,
    price: null,
    action: isNews ? null : action,
    news: gain,
    sentences: [
      isNews ? `You can now ${action.charAt(0).toLowerCase()}${action.slice(1)}.` : `${action}.`,
      endSentence(gainBehind),
    ],
  };
}

/** What a point names, with the verb that its time asks for: "The open morning is on Saturday 16 January, 10am to 1pm". */
function tellHead(parts: PointParts): string | null {
  const { core, clause, when, where, forWhom, more, isDeal } = parts;
  if (clause) return capitalize(completeSentence(clause)?.text ?? clause);
  if (!core) return null;
  const rest = [forWhom && ` for ${forWhom}`, where && ` ${where}`, when && ` ${when}`, more].filter(Boolean).join("");
  if (isDeal) return /^(?:\d|half|two|buy any)/i.test(core.text) ? `You get ${core.text}${rest}` : null;
  if (/^free /i.test(core.text)) return core.number === "singular" ? `There is a ${core.text}${rest}` : null;
  const be = core.number === "plural" ? "are" : "is";
  return when && /^(?:on|every|in|at)\b/.test(when) ? `${capitalize(withThe(core))} ${be}${rest}` : null;
}
