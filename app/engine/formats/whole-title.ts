import { hasClearVerb } from "../english/clear-verb";
import { breaksQuotation } from "../english/quotation";
import { shortenLine } from "../english/shorten-line";
import { hasFiniteVerb, readWords } from "../english/words";
import { opensImperative, opensOwnClause } from "../message/own-clause";
import { shortestTitle } from "./drop-parts";

/** Words that a title does not end in: what they wait for was cut off. */
const waits =
  /(?:^|[\s,])(?:\p{L}+ing|an?|the|our|your|my|and|or|of|to|for|in|on|at|by|with|from|than|as|that|who|which|is|are|was|were|has|have|had|been|be|will|can|ends?|starts?|begins?|opens?|closes?|runs?|takes?|gone|due|made|valid|only|just|not|no|so|if|when|why|how|what|where|even|because|back|up|out|first time)$/iu;

/** "Between a mat class" waits for what it is compared with. */
const isHalf = (title: string) =>
  / and /.test(title.slice(title.search(/\bbetween /i))) === false && /\bbetween /i.test(title);

export const waitsForMain = (title: string) =>
  /^(?:if|when|once|while|until|unless|because|since|whether|before|after) [^,]{3,120}$/i.test(title) &&
  !hasTwoVerbs(title);

/** "Last September Greenfield Primary" says when and who, and not what they did. */
export const waitsForVerb = (title: string): boolean =>
  /^(?:last|this|next|since) (?:\p{L}+ )(?!\p{Ll}+ ?(?:only|long)\b)\p{Lu}/iu.test(title) &&
  !/[:,]/.test(title) &&
  !saysIt(title);

/** "When the clocks go back half our customers forget their timers" lacks a comma and no clause. */
const hasTwoVerbs = (text: string) =>
  readWords(text).filter(({ part, tags }) => part === "verb" && !tags.has("Gerund") && !tags.has("Infinitive")).length >
  1;

/** What is said from beginning to end: no condition without what it is for, no last word that waits for another. */
export function isWhole(title: string): boolean {
  // why: a quotation that does not end was cut
  const isQuoted = !breaksQuotation(title);
  // why: of "four dates left and if you book before May it is £300 off" the condition waits for what it is for
  const isHeld = !/ (?:and|but) (?:if|when|once|unless) [^,]{1,60}$/i.test(title);
  return (
    isHeld &&
    isQuoted &&
    !waitsForMain(title) &&
    !isHalf(title) &&
    !waits.test(title) &&
    !/, (?![£$€₹])\S+$/.test(title)
  );
}

export const saysIt = (clause: string) => {
  const words = readWords(clause);
  return hasClearVerb(words) || opensOwnClause(words, 0, words.length) || happens.test(clause);
};
/** A tagger takes "tickets end on 30 April" for a tickets' end. */
const happens = / (?:ends?|starts?|opens?|begins?|closes?|runs?|returns?) (?:on|at|in|next|this|today|\d)/i;

/** Whether something is said or asked in it. */
function isSaid(title: string): boolean {
  const words = readWords(title);
  return hasClearVerb(words) || opensImperative(words, 0, words.length) || /^(?:get|make|help|be) /i.test(title);
}

/** What may be left out from its first word on. */
const mayOpen =
  /^(?:every|each|this|next|last|if|when|because|so|while|until|even|although|all|now|today|again|as|–|-)$/;

/** "Bank feeds, receipts by photo" waits for what "and" joins. */
export const breaksList = (title: string, rest: string): boolean =>
  /^, (?:[^,.]{3,40}, )?(?:and|or) (?!(?:we|you|it|they|the|our) )/i.test(rest) && /[,:] /.test(title);

/** Whether a title ends where the point goes on in the same breath: within a clause, before a figure, between two things. */
export function breaksOff(title: string, point: string): boolean {
  if (!point.toLowerCase().startsWith(title.toLowerCase()) || point.length === title.length) return false;
  const rest = point.slice(title.length);
  // why: what ends at a mark ends as its owner ended it
  if (!isWhole(title) && !(/^[,:;.–]/.test(rest) && !waits.test(title) && isWhole(title.replace(/, \S+$/, ""))))
    return true;
  if (breaksList(title, rest)) return true;
  // why: of "from one skein to 22 countries", "buy two before May and get one" half is another thing
  const isStretch = / from [^,.]{1,60}$/i.test(title) && !/ from .{0,60} to /i.test(title) && / to /i.test(rest);
  const isDeal = /^ .{0,60} and (?:get|save|pay|receive|win|we|you) /i.test(rest);
  if (isStretch || isDeal) return true;
  const isClause = hasFiniteVerb(readWords(title));
  // why: of "early bird tickets for the festival end on 30 April" a subject alone is no title
  const clause = point.slice(title.lastIndexOf(": ") + 1).split(/[,;–]/, 1)[0] ?? "";
  if (!isSaid(title.slice(title.lastIndexOf(": ") + 1).trim()) && /^ /.test(rest) && saysIt(clause.trim())) return true;
  const [next] = /^, /.test(rest) ? readWords(rest.slice(2)) : [];
  const [follows] = /^ /.test(rest) ? readWords(rest) : [];
  if (follows && !mayOpen.test(follows.lower) && !/^(?:preposition|conjunction)$/.test(follows.part)) return true;
  return (
    next?.tags.has("PastTense") ||
    /^ (?:and (?!why|how|what|when)|or|than|as|that|who|which|of|to|from|instead|rather|half|into|up)\b/i.test(rest) ||
    (isClause &&
      / (?:that|who|which)(?:['’]s)?\b/i.test(title) &&
      !/^[,:;.]/.test(rest) &&
      !/^ (?:for|in|on|at|since) /.test(rest)) ||
    (point.endsWith("?") &&
      !title.endsWith("?") &&
      /^(?:what|how|why|which|who|where|when|is|are|do|does|can) /i.test(title))
  );
}

/** Shorter and shorter beginnings of a line that end where a phrase does. */
export function listCuts(text: string, most: number): string[] {
  const cuts: string[] = [];
  for (let end = most; end >= shortestTitle; ) {
    const cut = shortenLine(text, end);
    if (!cut || cut.length < shortestTitle) break;
    cuts.push(cut);
    end = cut.length - 1;
  }
  return cuts;
}

/** "Tradies do their books on Sundays, miss deadlines and owe tax": what stands before the next thing that they do. */
const listHeads = (text: string, most: number): string[] =>
  [...text.matchAll(/, (?=\p{Ll})/gu)]
    .filter(({ index }) => index <= most && hasFiniteVerb(readWords(text.slice(index + 2))))
    .map(({ index }) => text.slice(0, index))
    .reverse();

/** The longest beginning of a line that says something whole; null where there is none. */
export const findBeginning = (text: string, most: number): string | null =>
  [...listHeads(text, most), ...listCuts(text, most)].find(
    (cut) => hasClearVerb(readWords(cut)) && !breaksOff(cut, text),
  ) ?? null;
