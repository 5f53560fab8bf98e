import { hasClearVerb } from "../english/clear-verb";
import { isPlural } from "../english/noun-phrases";
import { hasFiniteVerb, readWords } from "../english/words";
import { opensOwnClause } from "../message/own-clause";
import { capitalize, endSentence, removeEndMark } from "./grammar";
import { leansBack } from "./lean";

/** A line that goes on from the one before it: "before the gales", "so you need not wait", "which nobody reads". */
export const goesOn =
  /^(?:in|on|at|by|for|from|with|without|until|before|after|so|because|where|when|if|about|around|into|instead|rather|and|but|or|than|who|which|that|whose|whether|as|plus|to)\s/i;

/** Verbs that a tagger does not see in the past: they look the same. */
const sameInThePast = /\s(?:cut|put|set|hit|let|cost|shut|beat)\s/i;

/** Where a second clause may begin that is a sentence by itself. */
const joins = /,? (?:and|but|so(?: that)?) (?=\p{L})/giu;

/** "We open a second shop and the first hundred people get a bun" is two sentences. */
export function splitClauses(sentence: string): string[] {
  const text = removeEndMark(sentence);
  if (text.endsWith("?") || text.length < 50) return [sentence];
  for (const found of text.matchAll(joins)) {
    const [head, tail] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    // why: "in October and November it is free" is one time
    if (!opensClause(tail) || opensWithTime.test(tail)) continue;
    const isWhole = (part: string) =>
      part.length > 16 && (hasFiniteVerb(readWords(part)) || sameInThePast.test(part) || opensClause(part));
    // why: of "Buy two bottles and we deliver free" neither half is the offer
    const isDeal = /and/i.test(found[0]) && readWords(head)[0]?.part === "verb";
    if (
      !isDeal &&
      isWhole(head) &&
      isWhole(tail) &&
      // why: "the record, due date" is a row and no clause
      (!head.includes(", ") || hasClearVerb(readWords(head)) || opensClause(head)) &&
      !/\b(?:if|when|because|that|who|which|how|why|what|where|between|both|as soon as|as long as)\b/i.test(head)
    )
      return [endSentence(head), endSentence(tail)];
  }
  return [sentence];
}

const opensWithTime =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|\d)/;

const opensClause = (text: string): boolean => {
  // why not beyond: of "Thursdays so you need not wait" only the first word is joined
  const words = readWords(text.split(/,| (?:so|that|who|which|if|when|because|where) /, 1)[0] ?? "");
  return ownSubject.test(text) || opensOwnClause(words, 0, words.length);
};
const ownSubject =
  /^(?:(?:in|within|after|since) (?:\p{L}+|\d+) \p{L}+ (?=they |we |it |he |she ))?(?:he|she|it|we|we're|we've|we'll|you|you're|you'll|they|there|nobody|everyone|everybody|anyone|our|your|the|every|each|all|visitors|customers|people) /iu;

/**
 * "Members join a waiting list and get a text if a place comes free" in its two halves: the second gets the subject of the first as a pronoun.
 * The line alone where that is not sure: whether Dave is a he is not told.
 */
export function splitPredicates(line: string): string[] {
  const text = removeEndMark(line);
  for (const found of text.matchAll(/(?:,? and|,) (?=(?:(?:now|then|also|even) )?\p{Ll}+ )/gu)) {
    const [head, tail] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [verb] = readWords(tail);
    const main = head.replace(/^(?:when|if|after|before|once|since|while|until) [^,]{3,80}, /i, "");
    // why: of "folk who were sold wet logs and think" the folk think
    const subject = / (?:who|that|which) /i.test(main) ? null : findSubject(main);
    const isVerb =
      /^(?:did|had|has|was|were)$/.test(verb?.lower ?? "") ||
      // why behind "and" alone: ", baked overnight" is what the thing before it is
      (/and/.test(found[0]) &&
        verb?.part === "verb" &&
        (verb.tags.has("PresentTense") || verb.tags.has("PastTense") || verb.tags.has("Copula")));
    // why: what is "issued, signed and printed" prints nothing
    const isDone =
      /\b(?:is|are|was|were|been|being|gets?|got) (?:\p{L}{2,12} )?\p{L}{2,14}(?:ed|en|[wd]n|t)(?:, \p{L}{2,14}(?:ed|en))*$/iu.test(
        main,
      );
    if (isDone && verb?.tags.has("PastTense")) continue;
    if (subject && isVerb && !/ing$/.test(verb?.lower ?? "") && head.length > 20 && tail.length > 12)
      return [endSentence(head), ...splitPredicates(endSentence(capitalize(`${subject} ${tail}`)))];
  }
  return [line];
}

/** A comma that is in no figure and in no brackets: half of "(Monday, Wednesday, Friday)" is none. */
const betweenParts = /, (?!\d{3}\b)(?![^()]{0,200}\))/;

/** "At a factory we ran a trial, film use came down to 190 kg" in what commas strung together, as far as each part is a sentence. */
export function listWholeClauses(line: string): string[] {
  const parts = removeEndMark(line).split(betweenParts);
  // why: what holds until now, or if something else does, is half of it
  const isConditional = /^(?:until|if|when|before|after|once|while|although|because|since|even) /i.test(line);
  if (parts.length < 2 || isConditional || line.endsWith("?")) return [];
  // why: "window" is the first of "window, gutter and conservatory cleaning"
  const opensRow = (at: number) => {
    const next = parts[at + 1];
    return next !== undefined && !isWholeClause(next) && (/ and /.test(next) || next.split(" ").length < shortestPart);
  };
  return parts.filter((part, at) => isWholeClause(part) && !opensRow(at)).map((part) => endSentence(capitalize(part)));
}

/** Words of a part; fewer are one of a row. */
const shortestPart = 4;

const isWholeClause = (part: string): boolean => {
  const words = readWords(part);
  return (
    !leansBack(part) &&
    !/^\S+ or /.test(part) &&
    part.length > 20 &&
    opensOwnClause(words, 0, words.length) &&
    hasFiniteVerb(words) &&
    !goesOn.test(`${part} `)
  );
};

/** The pronoun of the one who does it: "members" are "they", "the app" is "it". Null for names and people whose pronoun is not told. */
function findSubject(clause: string): string | null {
  const bare = clause.replace(/^(?:\p{L}+ \p{L}+ later|today|now|since then),? (?=\p{L})/iu, "");
  const [, pronoun = ""] = /^(he|she|they|we|you|it|I) /i.exec(bare) ?? [];
  if (pronoun) return pronoun;
  const [, noun = ""] =
    /^(?:(?:the|our|your|all|every|most|some) )?(\p{Ll}+) (?:(?:automatically|now|also|always|often|still) )?\p{Ll}+ /iu.exec(
      bare,
    ) ?? [];
  const words = readWords(bare);
  if (!noun || !opensOwnClause(words, 0, words.length)) return null;
  if (isPlural(noun)) return "they";
  return /^(?:app|system|team|tool|feature|shop|software|service|machine|site|page|course|class|menu|kit|box|plan)$/i.test(
    noun,
  )
    ? "it"
    : null;
}

/**
 * The point and what it lists, each whole: "New course starts 11 January, six Mondays at 7.30pm, £96" are three lines, "Open day from 10 to 1, meet
 * the team and see the garden" two. A piece that leans on the one before stays with it.
 */
export function splitPieces(sentence: string): string[] {
  const [clause = sentence, ...others] = splitClauses(sentence);
  const text = removeEndMark(clause);
  if (text.endsWith("?")) return [clause, ...others];
  const [, label = "", listed = ""] = /^([^:]{8,60}): (.+)$/.exec(text) ?? [];
  const parts = (label ? listed : text).split(betweenParts);
  const pieces = label ? [label] : [];
  for (const part of parts) {
    const last = pieces[pieces.length - 1];
    if (
      last &&
      (opensCondition.test(last) ||
        goesOn.test(part) ||
        // why: "Jeanette, one of our pupils, passed at 58"
        (/, (?:one of|an?|the|our|who|which) [^,]+$/.test(last) && readWords(part)[0]?.tags.has("PastTense")) ||
        leans.test(part) ||
        (label && pieces.length === 1 && parts.length === 1 && part.length > 60))
    )
      pieces[pieces.length - 1] = `${last}${last === label ? ": " : ", "}${part}`;
    else pieces.push(part);
  }
  const [head = ""] = pieces;
  const isList =
    parts.slice(0, -1).every((part) => part.split(" ").length < 4) &&
    /(?:^| )(?:and|or) /.test(parts[parts.length - 1] ?? "");
  return head.length < shortestHead || isList ? [clause, ...others] : [...pieces.map(endSentence), ...others];
}

/** "If your car fails its MOT with us" waits for what follows. */
const opensCondition = /^(?:if|when|once|while|until|unless|because|since|before you|after you|whether) [^,]{3,120}$/i;

/** A piece that is said of the one before. */
const leans =
  /^(?:\p{L}+ing|made|run|built|grown|based|open|even|not|all of|each|both|one of|valid|just|only|usually|mostly|including|especially|once|then|now|plus|all (?:through|day|week|month|year|over)|day by day|step by step|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m|to \d|until|noon))(?:\s|$|[\d.:])/iu;

/** Characters of a head that says something alone. */
const shortestHead = 15;

/** Characters of a sentence that is read in one breath. */
const longestBreath = 150;

/** A sentence that goes on and on, in its clauses: each has its subject and its verb. */
export function splitLong(line: string): string[] {
  if (line.length <= longestBreath || line.endsWith("?")) return [line];
  for (const found of line.matchAll(
    /,? (?:and|so|but) (?=(?:if|we|it|it's|they|you|i|the|our|my|there|this|that's) )/gi,
  )) {
    const [head, tail] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
    const isWhole = (part: string) => part.length > 30 && hasFiniteVerb(readWords(part));
    if (isWhole(head) && isWhole(tail) && !/\b(?:it['’]s|is|are|was|were)$/i.test(head))
      return [head, ...splitLong(tail)];
  }
  return [line];
}

/** Whether something is done in it: a participle alone is no verb. */
export const holdsVerb = (text: string) =>
  readWords(text).some(({ part, tags }) => part === "verb" && !tags.has("Gerund"));
