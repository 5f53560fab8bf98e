import { isKindOfBusiness, isPluralOfPeople } from "../english/business-kinds";
import { toPresent } from "../english/conjugate";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";

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
  /^(?<subject>.{2,80}?) (?:is|are) (?<kind>(?:an?|the) [^,:;]{4,70}?)(?<comma>,?) (?<does>with|\p{Ll}{3,14}ing) (?<range>(?!(?:which|that|who|what|its?) )\S.{8,160})$/u;
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
function tellDeeds(range: string): string {
  const parts = range.split(/(, | and |, and )/);
  const deeds = parts.filter((_, at) => at % 2 === 0 && at > 0);
  const isDone = (part: string) =>
    // why: "packaging makers" are makers
    /^\p{Ll}{3,14}ing \p{L}/u.test(part) &&
    !isPluralOfPeople(part.split(" ")[1] ?? "") &&
    toPresent(part.split(" ", 1)[0] ?? "") !== null;
  if (deeds.length === 0 || !deeds.every(isDone)) return range;
  return parts
    .map((part, at) => (at % 2 === 0 && at > 0 ? part.replace(/^\p{Ll}+/u, (verb) => toPresent(verb) ?? verb) : part))
    .join("");
}

/** "Parcelpath is a shipping API that gives online shops labels": what it does is a sentence of its own. */
const doesIt = /^(?<subject>.{2,80}?) is (?<kind>(?:an?|the) [^,:;]{4,70}?) that (?<deed>\p{Ll}{2,12}s \S.{8,160})$/u;

/** Splits "Vin Nu is a wine shop in Copenhagen selling wine from forty growers."; null where an introduction is built in another way. */
export function splitIntro(intro: string): SplitIntro | null {
  const own = doesIt.exec(removeEndMark(intro))?.groups;
  // why as it is: "is an API that gives" says both already
  if (
    own &&
    !/ (?:is|was|has been|\p{Ll}{3,}ing (?:an?|the|our))\b/u.test(own.kind ?? "") &&
    /^(?!(?:is|was|has|does) )/.test(own.deed ?? "")
  )
    return {
      whole: endSentence(removeEndMark(intro)),
      head: endSentence(`${own.subject} is ${own.kind}`),
      sentence: endSentence(`${own.subject} ${own.deed}`),
      note: "",
    };
  const {
    subject = "",
    kind = "",
    comma = "",
    does = "",
    range = "",
  } = goesOn.exec(removeEndMark(intro))?.groups ?? {};
  const verb = does === "with" ? "has" : toPresent(does);
  // why of what it is: "an independent | running shop" is one thing
  const [next = ""] = range.split(" ");
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
      !isKindOfBusiness(next));
  if (
    !verb ||
    !isNamed ||
    range.split(" ").length < fewestWords ||
    / (?:and|or)$|\b(?:that|which|who|where)\b/.test(kind)
  )
    return null;
  const told = tellDeeds(range);
  // why: "Helps trade firms choose" is no note of trade firms
  const isNote = isRange.test(does) && told === range && !/^(?:for|by|with|from|in|on) /.test(range);
  return {
    // why: "The Tin Theatre, a theatre, has" is said twice
    whole: endSentence(isInName(kind, subject) ? `${subject} ${verb} ${told}` : `${subject}, ${kind}, ${verb} ${told}`),
    head: endSentence(`${subject} is ${kind}`),
    sentence: endSentence(`${subject} ${verb} ${told}`),
    note: isNote ? endSentence(capitalize(range)) : "",
  };
}
