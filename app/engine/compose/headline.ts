import { normalizeSentence } from "../checks/sentences";
import { hasClearVerb } from "../english/clear-verb";
import { capitalize, cutsQuotation, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { countShared, findUnits, measureShared } from "../english/units";
import { hasFiniteVerb, readWords } from "../english/words";
import { longestHeadline, seeks } from "../message/find-headline";
import type { Facts, MessageKind } from "../message/message";
import { splitClauses } from "./clauses";
import { measureLostConditions } from "./conditions";
import { listFactLines } from "./fact-lines";
import { listOpenings, mayStopAt } from "./openings";
import { saysAll } from "./repeats";
import { shortenSentence } from "./shorten";

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
  const first = removeEndMark(point.told.find((line) => !leansBack(line)) ?? point.told[0] ?? "");
  const isWhole = (line: string) =>
    line.length <= most &&
    / \S/.test(line) &&
    // why not of a whole sentence: what "one" is said of stands in it
    (!isUnfinished.test(line) || (line === capitalize(first) && / ones?$/.test(line))) &&
    !cutsQuotation(line) &&
    // why: half a question asks something else
    (!first.endsWith("?") ||
      !holds(first, line) ||
      line.length === first.length ||
      /^[,;:?]/.test(first.slice(line.length)));
  const whole = listCandidates(point, first, most)
    .map((line) => capitalize(line.trim()))
    .filter(isWhole);
  const isGain = point.facts.offer !== null || /[£$€₹%]|\bfree\b/i.test(first);
  const lost = (line: string) => (isGain ? measureLostConditions(line, first) : 0);
  const fewest = Math.min(...whole.map(lost));
  const chosen = whole.find((line) => lost(line) === fewest) ?? point.name.slice(0, most);
  // why: "Open day Saturday 30 January, 10am to 3pm" says all of "Open day on Saturday 30 January"
  const fuller = point.practical?.find(
    (line) => line.length <= most && line.length > chosen.length && saysAll(line, chosen) && lost(line) <= fewest,
  );
  const isAsked =
    first.endsWith("?") && chosen.length < most && first.toLowerCase().startsWith(`${chosen.toLowerCase()},`);
  return isAsked ? `${chosen}?` : (fuller ?? chosen);
}

/** Whatever may be the headline, the best first. */
function listCandidates(point: Point, first: string, most: number): string[] {
  const { kind, facts, told, name, stated = [] } = point;
  const own = findOwn(point, first, most);
  const openings = listOpenings(first);
  // why none: "The banner is free" leaves out what it is bound to
  // why: "for cafés that send their receipts | before 15 December" says when they send them
  const isOfSome = facts.when !== null && isRelative(first, facts.when);
  const made = listFactLines(kind, isOfSome ? { ...facts, when: null } : facts).filter(
    (line) => !isBound.test(first) || namesThing(line, facts.what),
  );
  const sought = kind === "hiring" ? openings.filter((opening) => seeks.test(opening)) : [];
  // why first: what is offered has a figure, and "breakfast included" comes with it
  const gains = isOffer.test(kind) && !hasFigure(own) ? openings.filter(hasFigure) : [];
  const isNoted = isChange.test(kind) && own !== "" && !hasClearVerb(readWords(own));
  const changes = isNoted ? openings.filter((opening) => hasClearVerb(readWords(opening))) : [];
  const saysIt = own === "" || saysThing(own, facts.what, kind) || isOtherGain(own, facts.offer);
  // why only of a clause: "beginners' course | on Friday" loses its day
  const shorter = /^(?:we|our|my|the)\b/i.test(own) ? listOpenings(own) : [];
  // why first: a whole sentence says more than its opening
  const isCut =
    first.length > most &&
    told.length === 1 &&
    holds(first, own) &&
    (own.length < first.length * mostOfWhole || own.length > most);
  const shortened = isCut ? [shortenSentence(first, most) ?? ""] : [];
  // why: "Every school bag bought" has lost what it does
  const isOpen = isCut && !/^(?:we|you|i|it)\b/i.test(own) && !tellsAlone(own);
  const clauses = isOpen && hasFiniteVerb(readWords(first)) ? openings.filter(tellsAlone) : [];
  return [
    ...shortened,
    ...changes,
    ...gains,
    ...clauses,
    ...(saysIt ? [own, ...shorter] : [...sought, ...made, own]),
    ...(isStated.test(kind) ? [first, ...made] : [...sought, ...made, first]),
    // why: what is asked is the title of what answers it
    /^ask us \p{L}/iu.test(first) ? (shortenSentence(capitalize(first.slice("ask us ".length)), most) ?? "") : "",
    ...openings.filter((line) => !isStated.test(kind) || tellsAlone(line)),
    // why: "Our mending afternoon is back | on the first Sunday of every month" is whole without its day
    facts.when && first.endsWith(facts.when) ? first.slice(0, -facts.when.length) : "",
    kind === "story" && /^\p{Lu}/u.test(facts.what ?? "") ? `${facts.what}’s story` : "",
    ...splitClauses(first).filter((clause) => !leansBack(clause)),
    findPredicate(first),
    // why: "Monsoon check Rs 399" says more of it than a name
    ...stated.filter((line) => countShared(findUnits(line), findUnits(first)) >= fewestOfFact),
    ...told.flatMap(splitClauses).filter((clause) => !leansBack(clause)),
    // why at last: the beginning of what is told says more than a thing's name
    ...openings,
    // why: "Fatima dyes every skein of our wool | with madder" says more than a name
    tellsAlone(first.split(" with ")[0] ?? "") ? (first.split(" with ")[0] ?? "") : "",
    facts.what ?? "",
    facts.what && !holds(name, facts.what) ? `${name}: ${facts.what}` : "",
  ].map(removeEndMark);
}

/** Whether a time is told in a part that says of whom or of what: behind "that" or "who". */
const isRelative = (first: string, when: string): boolean => {
  const at = first.toLowerCase().indexOf(when.toLowerCase());
  return at > 0 && / (?:that|who) [^,;]{3,80}$/i.test(first.slice(0, at));
};

/** The share of a sentence from which on a run of it is the sentence. */
const mostOfWhole = 0.85;

/** The idea's own run of words, or more of the sentence that it opens where more fits; empty where it has none. */
function findOwn({ kind, headline, name }: Point, first: string, most: number): string {
  const openings = listOpenings(first);
  // why of its beginning: who a story is about is named there
  const isTold = headline !== null && (kind !== "story" || holds(first, headline) || openings.length === 0);
  const run = isTold && !leansBack(headline) ? nameSubject(headline, name) : "";
  // why without its article: "One-day workshop | where you dye your own scarf" opens the sentence too
  const bare = first.replace(/^(?:an?|our|the|my) /i, "");
  if (
    run !== "" &&
    kind !== "hiring" &&
    bare !== first &&
    run.split(" ").length < fewestOfRun &&
    bare.toLowerCase().startsWith(`${run.toLowerCase()} where `)
  )
    return openings.find((line) => line.length <= most) ?? run;
  if (run === "" || !first.toLowerCase().startsWith(run.toLowerCase())) return run;
  // why: "We're walking to pay | for a nurse" is cut in two
  if (run.length < first.length && !mayStopAt(first, run.length)) return "";
  // why: a whole sentence says more than its opening
  if (first.length <= most) return first;
  // why: "Kemi's Fabrics opens" has its place and its day behind it
  const isCut = run.split(" ").length < fewestOfRun || asks.test(run);
  return (isCut && openings.find((line) => line.length <= most)) || run;
}

/** With a verb: "A fridge probe" says nothing of what it does. */
const tellsAlone = (line: string): boolean => /^(?:how|why)\b/i.test(line) || hasFiniteVerb(readWords(line));

/** "€150 off a new one" does not say of what, and "the morning collection will be" not when. */
export const isUnfinished =
  / (?:just|right|even|(?<!your old )ones?|from (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|will be|go|goes|is|are|in|on|at|and|or|to|of|for|with|from|by|the|an?|till|until)$|\b(?:an?|the|hand|new|used|(?<!your )old|good|other) ones?\b/i;

const asks = /^(?:what|when|where|which|who|is|are|do|does|can|should) /i;

/** What a long subject is said to be: "A contract you can sign without a bad feeling". */
function findPredicate(sentence: string): string {
  const at = sentence.lastIndexOf(" is ");
  const [subject, predicate] = [sentence.slice(0, Math.max(0, at)), sentence.slice(at + 4)];
  const isLong = / (?:who|that|which) /.test(subject) && predicate.split(" ").length >= fewestOfRun;
  return isLong && /^(?:an?|the|your) /.test(predicate) ? predicate : "";
}

/** Words that a fact shares with a sentence of which it says the point. */
const fewestOfFact = 3;
/** Words of a headline that is the beginning of a sentence, from which on it says enough. */
const fewestOfRun = 4;

/** Kinds of which somebody does something: a place and a day alone are not what is new. */
const isChange = /^(?:news|opening|ending)$/;
const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const isOffer = /^(?:offer|season)$/;
const namesThing = (line: string, what: string | null): boolean =>
  what !== null && measureShared(findUnits(what), findUnits(line)) === 1;
/** What readers do first to get what is offered. */
const isBound = /^(?:order|buy|book|spend|bring|refer|trade|join|sign up|pay|pre-?book|switch)\b/i;
const hasFigure = (text: string): boolean => [...findUnits(text).keys()].some((unit) => unit.startsWith("#"));

/** "Opens Tuesday 3 March" does not say who opens. */
const nameSubject = (headline: string, name: string): string =>
  /^(?:opens|reopens|closes|starts|launches|moves|goes|begins|arrives) /i.test(headline)
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

/** Kinds of which a thing with its place and day is a whole line. */
export const isDated = /^(?:event|opening)$/;

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
