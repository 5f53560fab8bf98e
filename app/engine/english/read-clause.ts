import { lowerFirst } from "./capitals";
import { toInfinitive } from "./conjugate";
import { isPlural, readNounPhrase } from "./noun-phrases";
import { readWords, type Word } from "./words";

/** A statement of one clause in its parts. */
export interface Clause {
  /** Without the word for now between it and the verb: "our bookkeeping software". */
  subject: string;
  number: "singular" | "plural";
  /** "now", "still", "also" between subject and verb; empty without one. */
  adverb: string;
  verb: string;
  rest: string;
}

const helpers = /^(?:is|are|can|could|will|would|should|must|may)$/;
const betweenVerb = /^(?:now|still|also|always|never|only|already|finally|really)$/;
const mostOfSubject = 6;

/** Reads "our bookkeeping software now reads handwritten receipts"; null where subject and verb are not sure to agree, or more than one clause stands there. */
export function readClause(line: string): Clause | null {
  if (/[?!:;“”"]/.test(line)) return null;
  const words = readWords(line);
  for (let at = 1; at <= Math.min(mostOfSubject, words.length - 2); at += 1) {
    const word = words[at];
    if (!word || !(helpers.test(word.lower) || isVerb(word, words[at + 1]))) continue;
    const hasAdverb = at > 1 && betweenVerb.test(words[at - 1]?.lower ?? "");
    const isBehind = helpers.test(word.lower) && betweenVerb.test(words[at + 1]?.lower ?? "");
    const subject = line.slice(0, words[hasAdverb ? at - 2 : at - 1]?.end ?? 0);
    const number = readNumber(subject);
    const adverb = hasAdverb ? words[at - 1] : isBehind ? words[at + 1] : undefined;
    const verbEnd = isBehind ? (adverb?.end ?? word.end) : word.end;
    if (
      number &&
      (helpers.test(word.lower) ? agrees(word.lower, number) : isPresent(word.lower, number, line, word.end))
    )
      return { subject, number, adverb: adverb?.lower ?? "", verb: word.lower, rest: line.slice(verbEnd).trim() };
    // why not behind an article: "a repaired machine" was repaired by somebody else
    if (word.tags.has("PastTense") && !/^(?:determiner|adverb)$/.test(words[at - 1]?.part ?? "")) return null;
  }
  return null;
}

/** A tagger takes "outlives" for many things: what stands before "two sets" is done. */
const isVerb = ({ part, lower, after }: Word, next: Word | undefined): boolean =>
  part === "verb" || (/[^s]s$/.test(lower) && after === "" && /^(?:determiner|number)$/.test(next?.part ?? ""));

/** How many a subject names; null of what is no noun phrase that is known. */
function readNumber(subject: string): Clause["number"] | null {
  if (/^(?:we|you|they)$/i.test(subject)) return "plural";
  if (/^(?:version|part|volume|phase) \d/i.test(subject)) return "singular";
  if (
    /,| (?:that|who|which|and|or)\b|^(?:it|i|he|she|this|that|there)$|^(?:why|how|what|when|where|if)\b/i.test(subject)
  )
    return null;
  // why: the matinees of "pay-what-you-can matinees" do nothing
  const isJoined = (subject.split(" ").at(-1) ?? "").split("-").length > 2;
  const phrase = isJoined ? null : readNounPhrase(subject);
  if (!phrase) return null;
  // why: "exhibition opens" is a line of a poster
  const isBare = phrase.number === "singular" && !phrase.isName && phrase.text === subject;
  if (isBare && !/^(?:registration|enrolment|enrollment|admission|booking|sign-up|version)\b/i.test(subject))
    return null;
  return phrase.number === "plural" ? "plural" : "singular";
}

/** "Does", "reads": whether a verb in its present agrees with how many do it. */
function isPresent(verb: string, number: Clause["number"], line: string, end: number): boolean {
  const isThird = /s$/.test(verb) && !/ss$/.test(verb) && toInfinitive(verb) !== verb;
  if (number === "singular") return isThird && line.length > end;
  return !isThird && toInfinitive(verb) === verb && !isPlural(verb) && !/(?:ed|ing)$/.test(verb);
}

const agrees = (helper: string, number: Clause["number"]): boolean =>
  helper === "is" ? number === "singular" : helper === "are" ? number === "plural" : true;

/** The clause as what is asked about it: "does our bookkeeping software read handwritten receipts". Without an adverb of time. */
export function turnToQuestion({ subject: typed, number, adverb, verb, rest }: Clause): string {
  const subject = lowerFirst(typed);
  const kept = /^(?:now|already|finally)$/.test(adverb) || adverb === "" ? "" : ` ${adverb}`;
  if (helpers.test(verb)) return `${verb} ${subject}${kept} ${rest}`;
  return `${number === "plural" ? "do" : "does"} ${subject}${kept} ${toInfinitive(verb)} ${rest}`;
}
