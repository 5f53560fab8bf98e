import type { Word } from "../english/words";
import { describeWords } from "./describe-words";
import { isClauseEnd, isSentenceEnd, type Run, splitWords } from "./split-words";
import { type TaggerWeights, tagWords } from "./tag-words";

/**
 * The runs of words that are said to the writer, as the tagger takes them, each opening a clause and ending where a phrase does: a sentence behind the
 * first that is private for the most part is so whole, and a word alone inside a clause is not.
 */
export function findPrivateRuns(words: readonly Word[], weights: TaggerWeights): Run[] {
  const isPrivate = tagWords(describeWords(words), weights);
  for (const { first, last } of splitWords(words, isSentenceEnd).slice(1)) {
    const own = words.slice(first, last + 1);
    const share = isPrivate.slice(first, last + 1).filter(Boolean).length / own.length;
    const isStated = own.some(({ text }, at) => /\d/.test(text) && !isPrivate[first + at]);
    const opens = isPrivate[first] && isPrivate[first + 1] && isPrivate[first + 2] && tellsOfOwner(own);
    if ((share >= mostlyPrivate || opens) && !isStated && own.length > 2) isPrivate.fill(true, first, last + 1);
  }
  for (const { first, last } of splitWords(words, isClauseEnd).slice(1)) {
    const own = words.slice(first, last + 1);
    const opens = isPrivate[first] && isPrivate[first + 1] && tellsOfOwner(own.slice(0, 2));
    if (opens && last > first && !own.some(({ text }) => /\d/.test(text))) isPrivate.fill(true, first, last + 1);
  }
  joinOver(words, isPrivate);
  const isQuoted = findQuoted(words);
  return listRuns(words, isPrivate)
    .map((run) => endAtPhrase(words, run))
    .filter(
      (run) =>
        !isQuoted.slice(run.first, run.last + 1).includes(true) &&
        !cutsBracket(words, run) &&
        mayBeTakenOut(words, run),
    );
}

/** Whether a run begins or ends inside brackets that it does not hold whole. */
function cutsBracket(words: readonly Word[], { first, last }: Run): boolean {
  const count = (from: number, to: number, mark: RegExp) =>
    words.slice(from, to).reduce((sum, { before, after }) => sum + (`${before}${after}`.match(mark)?.length ?? 0), 0);
  return count(first, last + 1, /\(/g) !== count(first, last + 1, /\)/g);
}

/** "I want the vans full", "she said yes to her name": what somebody wants or allowed, to its end. */
const tellsOfOwner = (words: readonly Word[]): boolean =>
  words
    .slice(0, 5)
    .some(({ lower }) =>
      /^(?:i|i'd|i'm|we'd|would|want|wants|hope|hoping|goal|aim|main|she|he|lovely|said)$/.test(lower),
    );

/** Share of a later sentence's words from which on it is private whole. */
const mostlyPrivate = 0.6;

/** One public word between two private runs, which is no figure, is taken for private. */
function joinOver(words: readonly Word[], isPrivate: boolean[]): void {
  words.forEach(({ text }, at) => {
    if (isPrivate[at - 1] && isPrivate[at + 1] && !/\d/.test(text)) isPrivate[at] = true;
  });
}

/** Which words stand in a quotation: what somebody said is for readers. */
function findQuoted(words: readonly Word[]): boolean[] {
  let isOpen = false;
  return words.map(({ before, after }) => {
    if (/["“]/.test(before)) isOpen = true;
    const own = isOpen;
    if (/["”]/.test(after)) isOpen = false;
    return own;
  });
}

/** Runs of private words, none of which goes on past the end of a sentence. */
function listRuns(words: readonly Word[], isPrivate: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  isPrivate.forEach((own, at) => {
    if (!own) return;
    const open = runs[runs.length - 1];
    const before = words[at - 1];
    if (open && before && open.last === at - 1 && !isSentenceEnd(before)) open.last = at;
    else runs.push({ first: at, last: at });
  });
  return runs;
}

/** "Reminder to get kennel | cough shots": what a noun phrase holds stays together, on the public side. */
function endAtPhrase(words: readonly Word[], { first, last }: Run): Run {
  const isInside = (word: Word | undefined) =>
    word !== undefined &&
    !isClauseEnd(word) &&
    /^(?:noun|adjective|determiner|number)$/.test(word.part) &&
    !isPiece.test(word.lower) &&
    !/^(?:that|this|us|me|it|people|please)$/.test(word.lower);
  let end = last;
  if (last < words.length - 1) while (end >= first && isInside(words[end])) end -= 1;
  return { first, last: end };
}

/** What is asked for, and nothing that is told of. */
const isPiece = /^(?:posts?|campaign|ads?|advert|blog|article|story|reminder|something|piece|video|captions?|idea)$/;

/** A run opens a clause, and ends with it or with a word that leads on to what is told: "Could you do a post about", "and mention that". */
function mayBeTakenOut(words: readonly Word[], { first, last }: Run): boolean {
  const [before, begin, end] = [words[first - 1], words[first], words[last]];
  if (!begin || !end || last < first) return false;
  if (first === last && isManners.test(end.lower)) return true;
  // why: readers are thanked and asked as well
  if (first === 0 && (/^thank/.test(begin.lower) || (begin.lower === "can" && words[1]?.lower === "we"))) return false;
  if (first === last && last > 0 && !isOrder.test(end.lower)) return false;
  if (before && !isClauseEnd(before) && begin.before === "") return false;
  // why: "Chip repairs for £15" opens with what looks like an order
  if (first === 0 && last < words.length - 1 && !isClauseEnd(end) && !asks(words.slice(first, last + 1))) return false;
  if (isClauseEnd(end) || last === words.length - 1 || leadsOn.test(end.lower)) return true;
  return end.part === "verb" && (first < last || isOrder.test(end.lower));
}

/** Whether somebody is asked: by a pronoun, by what is asked for, or by an order that is known. */
const asks = (words: readonly Word[]): boolean =>
  (words[0]?.part === "verb" && words[words.length - 1]?.lower === "about") ||
  words.some(
    ({ lower, part }) =>
      (part === "pronoun" && !/^(?:that|which|who|it|this)$/.test(lower)) ||
      isOrder.test(lower) ||
      isPiece.test(lower) ||
      isParticle.test(lower),
  );

/** The little word behind many an order: "drum up", "shout out". */
const isParticle = /^(?:out|up|over|across)$/;

const isManners = /^(?:please|pls|thanks|cheers|hi|hello|sorry)$/;
const leadsOn =
  /^(?:about|on|for|of|that|to|with|is|re|regarding|around|how|why|by|into|behind|towards|across|over|out)$/;
const isOrder =
  /^(?:add|include|note|put|clear|emphasi[sz]e|point|let|announce|announcing|promote|promoting|advertise|push|plug|hype|celebrate|introduce|introducing|launch|mention|explain|highlight|feature|share|sell|fill|raise|congratulate|welcome|thank|remind|stress|say|show|tell)$/;
