import { isKindOfBusiness, isPluralOfPeople } from "../english/business-kinds";
import { toInfinitive, toPresent } from "../english/conjugate";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { hasFiniteVerb, readWords } from "../english/words";

/** An introduction in its parts. */
export interface SplitIntro {
  /** What the business is and what there is, in one sentence: "Vin Nu, a wine shop in Copenhagen, sells wine from forty growers." */
  whole: string;
  /** What it is: "Vin Nu is a wine shop in Copenhagen." */
  head: string;
  /** What there is, as a sentence and as a note: "Vin Nu sells wine from forty growers." and "Wine from forty growers." */
  sentence: string;
  note: string;
}

const goesOn =
  /^(?<subject>.{2,80}?) (?:is (?<kind>(?:an?|the) (?:[^,:;]|, (?=\p{Lu})){4,70}?)|are (?<kinds>[^,:;]{4,70}?))(?<comma>,?) (?<does>with|\p{Ll}{3,14}ing(?: and \p{Ll}{3,14}ing)?) (?<range>(?!(?:which|that|who|what|its?) )\S.{8,160})$/u;
/** Words of what there is. */
const fewestWords = 2;

/** Deeds whose objects are what there is. */
const isRange =
  /^(?:with|selling|offering|making|serving|growing|stocking|producing|providing|baking|brewing|weaving)$/;

/** Whether a name says all of a kind: "a theatre" of "The Tin Theatre". */
const isInName = (kind: string, name: string): boolean =>
  name.toLowerCase().endsWith(` ${kind.replace(/^(?:an?|the) /, "").toLowerCase()}`);

/** Whether a kind ends in what a business is, or in where: "a wine shop", "a wine shop in Copenhagen". */
function endsInKind(kind: string): boolean {
  const last = kind.split(" ").at(-1) ?? "";
  return (isKindOfBusiness(last) && last !== "family") || isPluralOfPeople(last) || /^\p{Lu}/u.test(last);
}

/** "Cutting keys, | repairing locks and fitting doors" as what is done; a list of things as it is. */
function tellDeeds(range: string, isMany: boolean): string {
  const parts = range.split(/(, | and |, and )/);
  const deeds = parts.filter((_, at) => at % 2 === 0 && at > 0);
  const tell = (gerund: string) => {
    const present = toPresent(gerund);
    return present && isMany ? toInfinitive(present) : present;
  };
  const isDone = (part: string) =>
    // why: "packaging makers" are makers
    /^\p{Ll}{3,14}ing \p{L}/u.test(part) &&
    !isPluralOfPeople(part.split(" ")[1] ?? "") &&
    tell(part.split(" ", 1)[0] ?? "") !== null;
  if (deeds.length === 0 || !deeds.every(isDone)) return range;
  return parts
    .map((part, at) => (at % 2 === 0 && at > 0 ? part.replace(/^\p{Ll}+/u, (verb) => tell(verb) ?? verb) : part))
    .join("");
}

/** "Parcelpath is a shipping API that gives online shops labels": what it does is a sentence of its own. */
const doesIt =
  /^(?<subject>.{2,80}?) (?:is (?<kind>[^,:;]{4,70}?) that (?<deed>\p{Ll}{2,12}s,? \S.{8,160})|are (?<kinds>[^,:;]{4,70}?) who (?<deeds>\p{Ll}{2,12},? \S.{8,160}))$/u;

/** "Lapp is a small maker of backpacks with screws": what it makes is a sentence and a note. */
const makesIt = /^(?<subject>.{2,80}?) is (?<kind>(?:an?|the) (?:[\p{L}-]+ ){0,3}maker of) (?<range>[^:;]{8,120})$/u;

/** "A charity whose volunteers carry blood", "a guesthouse where guests tend bees": what is done there is a sentence of its own. */
const happensThere =
  /^(?<subject>.{2,80}?) is (?<kind>(?:an?|the) [^,:;]{4,70}?) (?<joins>whose|where) (?<told>(?!(?:you|we|i|it|they) )\S[^:;]{12,140})$/u;

const offersIt = /^.{2,80}? offers (?<range>[^:;]{8,160})$/u;

/** "Writing and recording", "with" as what one business or several people do. */
function tellDoes(does: string, isMany: boolean): string | null {
  if (does === "with") return isMany ? "have" : "has";
  const verbs = does.split(" and ").map((verb) => toPresent(verb) && (isMany ? toInfinitive(verb) : toPresent(verb)));
  return verbs.includes(null) ? null : verbs.join(" and ");
}

/** Splits "Vin Nu is a wine shop in Copenhagen selling wine from forty growers."; null where an introduction is built in another way. */
export function splitIntro(intro: string): SplitIntro | null {
  const own = doesIt.exec(removeEndMark(intro))?.groups;
  const [ownKind = "", ownDeed = ""] = [own?.kind ?? own?.kinds, own?.deed ?? own?.deeds];
  // why as it is: "is an API that gives" says both already
  if (
    own &&
    !/ (?:is|was|has been|\p{Ll}{3,}ing (?:an?|the|our))\b/u.test(ownKind) &&
    /^(?!(?:is|are|was|were|has|have|does|do|can|will)\b)/.test(ownDeed)
  )
    return {
      whole: endSentence(removeEndMark(intro)),
      head: endSentence(`${own.subject} ${own.kinds ? "are" : "is"} ${ownKind}`),
      sentence: endSentence(`${own.subject} ${ownDeed}`),
      note: "",
    };
  const {
    subject: place = "",
    kind: where = "",
    told: deed = "",
    joins = "",
  } = happensThere.exec(removeEndMark(intro))?.groups ?? {};
  if (deed && hasFiniteVerb(readWords(deed)))
    return {
      whole: intro,
      head: endSentence(`${place} is ${where}`),
      sentence: endSentence(joins === "whose" ? capitalize(deed) : `At ${place}, ${deed}`),
      note: endSentence(capitalize(deed)),
    };
  const offered = offersIt.exec(removeEndMark(intro))?.groups?.range;
  if (offered) return { whole: intro, head: intro, sentence: intro, note: endSentence(capitalize(offered)) };
  const made = makesIt.exec(removeEndMark(intro))?.groups;
  if (made?.range)
    return {
      whole: endSentence(removeEndMark(intro)),
      head: endSentence(`${made.subject} is ${made.kind} ${made.range.split(/ with |,/)[0]}`),
      sentence: endSentence(`${made.subject} makes ${made.range}`),
      note: endSentence(capitalize(made.range)),
    };
  const {
    subject = "",
    kind: one = "",
    kinds,
    comma = "",
    does = "",
    range = "",
  } = goesOn.exec(removeEndMark(intro))?.groups ?? {};
  const kind = kinds ?? one;
  const verb = tellDoes(does, kinds !== undefined);
  const [next = "", after = ""] = range.split(" ");
  // why: "a maker of backpacks with screws": the backpacks have them
  const isOfThings = / (?:maker|seller|supplier|producer|manufacturer|importer|publisher)s? of /i;
  // why: "for firms with 5 to 50 staff" it is the firms that have them
  const hasItself =
    comma !== "" || (!isOfThings.test(kind) && !(/ (?:for|to) /.test(kind) && /^(?:\d|an?\b)/.test(range)));
  const isNamed =
    (does === "with" && hasItself && !/^(?:no|\d+[- ](?:year|month|day))\b/i.test(range)) ||
    (does !== "with" &&
      !/ since \d/.test(range) &&
      endsInKind(kind) &&
      !/^(?:and|or|&)$/.test(next) &&
      // why: "a gutter | clearing firm working from the ground" is one firm, and "running school routes" is done
      !(isKindOfBusiness(next) && /^(?:\p{Ll}+ing|for|in|of|that|with)?$/u.test(after)));
  if (
    !verb ||
    !isNamed ||
    range.split(" ").length < fewestWords ||
    / (?:and|or)$|\b(?:that|which|who|where)\b/.test(kind)
  )
    return null;
  const typed = tellDeeds(range, kinds !== undefined);
  // why none of a mixed list: "testing ears and | fitting and repairing aids" would be done and going on
  if (
    typed === range &&
    range.split(/, | and /).some((part) => /^\p{Ll}{3,14}ing$/u.test(part) && toPresent(part) !== null)
  )
    return null;
  const told = kinds ? typed : typed.replace(/\btheir own\b/, "its own");
  // why: "Helps trade firms choose" is no note of trade firms
  const isNote = isRange.test(does) && told === range && !/^(?:for|by|with|from|in|on) /.test(range);
  return {
    // why: "The Tin Theatre, a theatre, has" is said twice
    whole: endSentence(
      kinds
        ? removeEndMark(intro)
        : isInName(kind, subject)
          ? `${subject} ${verb} ${told}`
          : `${subject}, ${kind}, ${verb} ${told}`,
    ),
    head: endSentence(`${subject} ${kinds ? "are" : "is"} ${kind}`),
    sentence: endSentence(`${subject} ${verb} ${told}`),
    note: isNote ? endSentence(capitalize(range)) : "",
  };
}
