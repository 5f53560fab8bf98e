import { hasClearVerb, stateAt } from "../english/clear-verb";
import { hasFiniteVerb, type Word } from "../english/words";
import type { Run } from "../ranker/runs";

/** Characters of a headline. */
export const longestHeadline = 60;

/** The run as a headline: to the end of its clause where that fits; null where it begins or ends inside of a phrase. */
export function findHeadline(words: readonly Word[], run: Run): Run | null {
  const whole = goOn(words, run);
  return opensInside(words, whole) || endsInside(words, whole) ? null : whole;
}

/** "How to get your cat ready | for boarding" goes on; and "our" opens it where somebody does something: "Our | choir is having an open rehearsal". */
function goOn(words: readonly Word[], { first, last }: Run): Run {
  let end = last;
  while (words[end]?.after === "" && words[end + 1]) end += 1;
  const before = findNeighbour(words, first, -1);
  const run = words.slice(first, last + 1);
  const acts =
    hasClearVerb(run) || (/^(?:our|my)$/.test(before?.lower ?? "") && run.some(({ part }) => part === "verb"));
  const isOpen = before && isDeterminer.test(before.lower) && acts;
  const start = isOpen ? first - 1 : first;
  const length = (words[end]?.end ?? 0) - (words[start]?.start ?? 0);
  return { first: start, last: length <= longestHeadline ? end : last };
}
const isDeterminer = /^(?:our|my|the|an?|this|these|all|every)$/;

/** The word beside another with no mark and nothing left out between them. */
function findNeighbour(words: readonly Word[], at: number, step: -1 | 1): Word | null {
  const [left, right] = step < 0 ? [words[at - 1], words[at]] : [words[at], words[at + 1]];
  const isBeside = left && right && left.after === "" && right.before === "" && right.start - left.end <= 1;
  return isBeside ? (step < 0 ? left : right) : null;
}

/** "| Do everything for a fixed fee", "so | people can see the dentist": what somebody does, without who or why. */
export function opensInside(words: readonly Word[], { first, last }: Run): boolean {
  const before = findNeighbour(words, first, -1);
  if (!before) return false;
  // why: "daffodils and | alliums want to go in" is said of both
  const isSecond = /^(?:and|or)$/.test(before.lower) && words[first - 2]?.part === "noun" && !words[first - 2]?.after;
  if (isSecond && words[first]?.part === "noun" && hasFiniteVerb(words.slice(first, last + 1))) return true;
  // why: of "I have room for | two PhD theses" the room is what is new
  if (/^(?:for|of|with)$/.test(before.lower) && hasFiniteVerb(words.slice(0, first))) return true;
  const isLed = before.part === "preposition" || leads.test(before.lower);
  return words[first]?.part === "verb" || (isLed && words.slice(first, last + 1).some(({ part }) => part === "verb"));
}
const leads = /^(?:so|to|that|which|who|when|if|because|while|than|as|where|with|for|in|on|at)$/;

/** "A whole year of plastic spray | bottles", "open day where kids | and": a phrase goes on behind it. */
export function endsInside(words: readonly Word[], { first, last }: Run): boolean {
  const end = words[last];
  // why: "brakes | , tyres and battery" is one list
  const isOrder = words[first]?.part === "verb";
  if (end?.after === "," && end.part !== "number" && isListed(words, last + 2, isOrder)) return true;
  const next = findNeighbour(words, last, 1);
  if (!end || !next) return false;
  const text = words.slice(first, last + 1).map(({ lower }) => lower);
  return (
    /^(?:determiner|preposition|conjunction)$/.test(end.part) ||
    (next.part === "noun" && /^(?:noun|adjective|number)$/.test(end.part)) ||
    (/^(?:adjective|verb)$/.test(next.part) && /^(?:number|verb)$/.test(end.part)) ||
    // why: "a new autumn | black tea"
    (next.part === "adjective" && end.part === "noun" && words[last + 2]?.part === "noun" && next.after === "") ||
    next.lower === "of" ||
    isListed(words, last + 1) ||
    // why: a thing without what it does: "a fridge probe that logs itself every ten minutes | beats a clipboard"
    (next.part === "verb" &&
      end.part === "noun" &&
      !/(?:ed|ing)$/.test(next.lower) &&
      !hasClearVerb(words.slice(first, last + 1))) ||
    (next.lower === "to" && (text.includes("from") || /^(?:back|down|up|due|used|next|close)$/.test(end.lower))) ||
    (end.part === "verb" && /^(?:out|up|off|down|away|back|from)$/.test(next.lower)) ||
    // why: what does something already does not do a second thing: "plastic spray | bottles" are bottles
    (/s$/.test(next.lower) && /^(?:noun|verb)$/.test(next.part) && hasClearVerb(words.slice(first, last + 1))) ||
    leftOpen.test(text.join(" ")) ||
    asksOn(words.slice(first, last + 1)) ||
    isInRelative(text.join(" "))
  );
}

/** "The gates | and burglar bars": one list, unless a clause follows. */
function isListed(words: readonly Word[], at: number, isOrder = false): boolean {
  const [joined, next, ...rest] = words.slice(at, at + 4);
  const isNoun = /^(?:noun|adjective)$/.test(next?.part ?? "");
  // why: "brooms and sliders supplied" is said of them
  const isSaid = !isOrder && rest.some(({ part, lower }) => part === "verb" || stateAt.test(lower));
  return /^(?:and|or)$/.test(joined?.lower ?? "") && isNoun && !isSaid;
}

/** "I can find out what your great grandad": what he did is still to come. */
export function asksOn(words: readonly Word[]): boolean {
  const at = words.findLastIndex(({ lower }, index) => index > 1 && /^(?:what|how|why|whether)$/.test(lower));
  const isHow = words[at + 1]?.lower === "to";
  return at > 0 && !isHow && !words.slice(at + 2).some(({ part }) => part === "verb");
}

/** A clause of which hardly more than its first word is there: "who came", "where kids". */
export const leftOpen =
  /[ ,](?:where|which|who|whatever|whoever|that|when|so|because|cause|cos|if|while|than)(?: \S+){0,2}$| (?:just|right|even|well|shortly)$/i;

/** "Guests who stay five nights" are somebody, and what they do is still to come. */
export function isInRelative(opening: string): boolean {
  const [before = "", ...rest] = opening.split(/,? (?:who|which|that) /i);
  return rest.length > 0 && !hasActed.test(before) && !/^(?:how|why)\b/i.test(before);
}

/** Somebody did something before the relative clause: "We need volunteers | who can fix things". */
const hasActed =
  /^(?:we|i|you|they|it|there)(?:['’]\p{L}+)? |\b(?:is|are|was|were|has|have|had|can|will|needs?|opens?|starts?)\b/iu;

/** Words by which people are looked for. */
export const seeks =
  /\b(?:hir|look|need|want|seek|join|recruit|require|job|role|vacanc|apprentice|volunteer|be (?:a|our)\b)/i;
