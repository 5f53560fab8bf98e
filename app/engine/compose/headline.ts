import { normalizeSentence, splitSentences } from "../checks/sentences";
import { hasClearVerb } from "../english/clear-verb";
import { capitalize, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { countShared, findUnits, measureShared } from "../english/units";
import { hasFiniteVerb, readWords } from "../english/words";
import { isInRelative, leftOpen, longestHeadline, seeks } from "../message/find-headline";
import type { Facts, MessageKind } from "../message/message";
import { splitClauses } from "./clauses";
import { listFactLines } from "./fact-lines";
import { saysAll } from "./repeats";

/** What the point is said from. */
export interface Point {
  kind: MessageKind;
  facts: Facts;
  /** The idea's sentences. */
  told: readonly string[];
  /** The idea's own run of words that says it shortest; null where none does. */
  headline: string | null;
  /** The project's name, where nothing else can be said. */
  name: string;
  /** Price, day and place, each as a line of its own. */
  practical?: readonly string[];
  /** The facts that the owner states. */
  stated?: readonly string[];
}

/** Kinds whose point is a statement, and not a thing with its day. */
const isStated = /^(?:how-to|question|news|claim|story|about)$/;

/** The point in up to `most` characters, without an end mark: the idea's own words, else its facts put together, else the opening of its first sentence. */
export function writeHeadline(point: Point, most: number): string {
  const { kind, facts, told, headline, name } = point;
  const first = removeEndMark(told.find((line) => !leansBack(line)) ?? told[0] ?? "");
  const made = listFactLines(kind, facts);
  // why of its beginning: who a story is about is named there
  const isTold = headline !== null && (kind !== "story" || holds(first, headline) || listOpenings(first).length === 0);
  const run = isTold && !leansBack(headline) ? nameSubject(headline, name) : "";
  // why: a whole sentence says more than its opening
  const isOpening = run !== "" && first.toLowerCase().startsWith(run.toLowerCase());
  // why: "Kemi's Fabrics opens" has its place and its day behind it
  const fullerRun =
    isOpening && (run.split(" ").length < fewestOfRun || asks.test(run))
      ? findLongest(listOpenings(first), most)
      : undefined;
  const own = isOpening && first.length <= most ? first : (fullerRun ?? run);
  // why only of a clause: "beginners' course | on Friday" loses its day
  const openings = /^(?:we|our|my|the)\b/i.test(own) ? listOpenings(own) : [];
  const sought = kind === "hiring" ? listOpenings(first).filter((opening) => seeks.test(opening)) : [];
  // why first: what is offered has a figure, and "breakfast included" comes with it
  const gains = isOffer.test(kind) && !hasFigure(own) ? listOpenings(first).filter(hasFigure) : [];
  const isNoted = isChange.test(kind) && own !== "" && !hasClearVerb(readWords(own));
  const changes = isNoted ? listOpenings(first).filter((opening) => hasClearVerb(readWords(opening))) : [];
  const lines = [
    ...changes,
    ...gains,
    ...(own === "" || saysThing(own, facts.what, kind) || isOtherGain(own, facts.offer)
      ? [own, ...openings]
      : [...sought, ...made, own]),
    ...(isStated.test(kind) ? [first, ...made] : [...sought, ...made, first]),
    // why with a verb: "A fridge probe" says nothing of what it does
    ...listOpenings(first).filter(
      (line) => !isStated.test(kind) || /^(?:how|why)\b/i.test(line) || hasFiniteVerb(readWords(line)),
    ),
    ...told
      .flatMap(splitClauses)
      .map(removeEndMark)
      .filter((clause) => !leansBack(clause)),
    findPredicate(first),
    // why: "Monsoon check Rs 399" says more of it than a name
    ...(point.stated ?? []).map(removeEndMark).filter((line) => countShared(findUnits(line), findUnits(first)) > 0),
    kind === "story" && /^\p{Lu}/u.test(facts.what ?? "") ? `${facts.what}’s story` : (facts.what ?? ""),
    facts.what?.includes(" ") ? `${name}: ${facts.what}` : "",
  ];
  const headlines = lines
    .map((line) => capitalize(line.trim()))
    .filter((line) => line.length <= most && / \S/.test(line) && !isUnfinished.test(line));
  const chosen = headlines[0] ?? name.slice(0, most);
  // why: "Open day Saturday 30 January, 10am to 3pm" says all of "Open day on Saturday 30 January"
  const fuller = point.practical?.find(
    (line) => line.length <= most && line.length > chosen.length && saysAll(line, chosen),
  );
  return fuller ?? chosen;
}

/** "€150 off a new one" does not say of what, and "the morning collection will be" not when. */
const isUnfinished = / (?:ones?|will be|go|goes|is|are)$|\b(?:an?|the|hand|new|used|old|good|other) ones?\b/i;

const asks = /^(?:what|when|where|which|who|is|are|do|does|can|should) /i;

/** What a long subject is said to be: "A contract you can sign without a bad feeling". */
const findPredicate = (sentence: string): string =>
  / (?:who|that|which) .* is ((?:an?|the|your) (?:\S+ ){2,}\S+)$/.exec(sentence)?.[1] ?? "";

/** Words of a headline that is the beginning of a sentence, from which on it says enough. */
const fewestOfRun = 4;
const findLongest = (lines: readonly string[], most: number): string | undefined =>
  lines.find((line) => line.length <= most);

/** Kinds of which somebody does something: a place and a day alone are not what is new. */
const isChange = /^(?:news|opening|ending)$/;
const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const isOffer = /^(?:offer|season)$/;
const hasFigure = (text: string): boolean => [...findUnits(text).keys()].some((unit) => unit.startsWith("#"));

/** "Opens Tuesday 3 March" does not say who opens. */
const nameSubject = (headline: string, name: string): string =>
  /^(?:opens|reopens|closes|starts|launches|moves) /i.test(headline)
    ? `${name} ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`
    : headline;

/** Whether a headline says what it is about: "£35 instead of £50" does not, and "apply by 31 July" seeks nobody. */
const saysThing = (headline: string, what: string | null, kind: MessageKind): boolean =>
  kind === "hiring"
    ? seeks.test(headline)
    : what === null || isStated.test(kind) || measureShared(findUnits(what), findUnits(headline)) > 0;

/** Whether a headline says something else than what is offered: "four nights for the price of three" beside "breakfast included". */
const isOtherGain = (headline: string, offer: string | null): boolean =>
  offer !== null && measureShared(findUnits(offer), findUnits(headline)) === 0;

/** Where a clause goes on, and what stands before it may stand alone. */
const goesOn =
  /[,;:] | [–—-] | (?=(?:so that|so|because|where|which|who|that|when|while|before|after|if|as|without|for|from|until|by|in|at|on|to|and|but)\b)/g;
/** Words that an opening of a sentence cannot end in, and how many it has at least. */
const endsOpen =
  / (?:and|or|but|to book|the|an?|of|to|with|for|is|are|our|your|just|only|not|needs?|wants?|has|have|going|able|likes?|loves?|ready|how|what|used|due|about|trying|tries|up|back|here|close|next|according|thanks|two|three|four|five|six|seven|eight|nine|ten|someone|somebody|anyone|people|those|one|(?:and|to) \S+ (?:them|him|us|it|me)|\d+)$|, \S+$/i;
const fewestWords = 3;

/** "Our pool service goes | from $95 to $104": what it does is still to come. */
const endsInVerb = (opening: string): boolean => {
  const last = readWords(opening).at(-1);
  return last?.part === "verb" && /s$/.test(last.lower);
};

/** "Before NE monsoon starts" is when, and not what. */
const leansOn = /^(?:before|if|when|while|as|because|although|though|since|unless|after|whether)\b/i;

/** The openings of a sentence that may stand alone, the longest first. */
export function listOpenings(text: string): string[] {
  const [sentence = ""] = splitSentences(text);
  const words = readWords(sentence);
  // why: "weekends | and school holidays" is one list, and "and preorders open" goes on
  const isInList = (at: number) => {
    const [joined, next, ...rest] = words.filter(({ start }) => start > at);
    const isNoun =
      /^(?:noun|adjective)$/.test(next?.part ?? "") && !rest.slice(0, 2).some(({ part }) => part === "verb");
    return /^(?:and|or)$/.test(joined?.lower ?? "") && isNoun;
  };
  return [...sentence.matchAll(goesOn)]
    .filter(({ index }) => !isInList(index) && !isInSpan(sentence, index))
    .map(({ index }) => removeEndMark(sentence.slice(0, index)))
    .filter(
      (opening) =>
        opening.split(" ").length >= fewestWords &&
        !endsOpen.test(opening) &&
        !leansOn.test(opening) &&
        !endsInVerb(opening) &&
        !leftOpen.test(opening) &&
        !isInRelative(opening),
    )
    .reverse();
}

/** "From ten days | to five" is one span, within so many characters; "translated | by someone" is one too. */
const longestSpan = 30;
function isInSpan(sentence: string, at: number): boolean {
  const [before, after] = [sentence.slice(0, at).slice(-longestSpan), sentence.slice(at)];
  // why: "brakes | , tyres and battery" is one list
  if (/^, \S+ (?:and|or|&) /.test(after) && !/\d$/.test(before)) return true;
  if (/^ and\b/.test(after) && / between [^,]*$/.test(before)) return true;
  return (/^ to\b/.test(after) && / from /i.test(before)) || (/^ by (?!\d)/.test(after) && /(?:ed|en)$/.test(before));
}

/** Kinds of which a thing with its place and day is a whole line. */
const isDated = /^(?:event|opening)$/;

/** The point in whole lines that mean the same, without end marks, each once: the idea's first sentence, the headline, and of what people come to what is made of its facts. */
export function listWordings(point: Point): string[] {
  const known = new Set<string>();
  const made = isDated.test(point.kind) ? listFactLines(point.kind, point.facts).slice(0, 1) : [];
  return [point.told[0] ?? "", writeHeadline(point, longestHeadline), ...made].map(removeEndMark).filter((line) => {
    const key = normalizeSentence(line);
    if (key === "" || known.has(key)) return false;
    known.add(key);
    return true;
  });
}
