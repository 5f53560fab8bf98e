import { normalizeSentence } from "../checks/sentences";
import { removeEndMark } from "../compose/grammar";
import { isSentence } from "../compose/is-sentence";
import { leansBack } from "../compose/lean";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { findReader, tellProblem } from "../compose/tell-reader";
import { findUnits, measureShared } from "../compose/units";

/** What troubles the reader, the idea, and who says it: without what the title has just said in the same words. */
export function tellLead(source: Source, title: string): string[] {
  const { telling, intro } = source.lines;
  const problem = askProblem(source);
  const isNoted = source.material.problem?.form !== "clause";
  const [first = "", ...rest] = telling;
  // why not both: "Back pain from sitting all day. Sitting all day hurts your back." says it twice
  const trouble =
    problem && !(isNoted && measureShared(findUnits(problem), findUnits(first)) >= mostShared) ? [problem] : [];
  const isTitle = normalizeSentence(first) === normalizeSentence(title);
  // why in a section of its own behind two sentences: what it is about comes before who says it
  const isFull = trouble.length > 0 || rest.length > 0 || telling.join(" ").includes(source.name);
  const who = isFull || !intro ? [] : [introduceTo(source)];
  // why not over again: the title has just said it, and what the idea goes on with stands alone
  if (isTitle && rest.length > 1 && !leansBack(rest[0] ?? "") && isSentence(rest[0] ?? ""))
    return [...trouble, ...rest, ...who].filter(Boolean);
  // why who says it first: a sentence that is the title's does not follow it at once
  const body = trouble.length > 0 || !isTitle ? [...trouble, ...telling, ...who] : [...who, ...telling];
  return body.filter(Boolean);
}

/** The trouble where readers are asked about it; said as a sentence it is why a business is there, and is told of it. */
function askProblem(source: Source): string | null {
  const problem = tellProblem(source);
  return problem && (problem.endsWith("?") || /\byou\b/i.test(problem)) ? problem : null;
}

/** Why the business is there: the trouble of its customers, said of them. */
export function tellWhy(source: Source): string | null {
  const problem = tellProblem(source);
  return problem && askProblem(source) === null && source.material.problem?.form === "clause" ? problem : null;
}

/** The share of a trouble that the point may say too. */
const mostShared = 0.5;

/** "Pawfect Manors offers dog training in Maidstone for first time puppy owners": who it is for ends the sentence that we worded. */
function introduceTo(source: Source): string {
  const { intro } = source.lines;
  const reader = findReader(source);
  const rest = intro.startsWith(`${source.name} `) ? intro.slice(source.name.length) : "";
  // why only a kind and its town: behind "since 1996" or "above the chemist" it would be read of that
  const isOurs = intro.length <= longestIntro && kindInTown.test(rest) && !/ (?:and|from|by|for) |ing /.test(rest);
  return isOurs && reader && "readers" in reader && !/ (?:in|near) /.test(reader.readers)
    ? `${removeEndMark(intro)} for ${reader.readers}.`
    : intro;
}

/** "is a flower shop in Asheville". */
const kindInTown =
  /^ (?:is an?|offers) [\p{L}-]+(?: (?!in\b)[\p{Ll}-]+){0,4}(?: in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?\.$/u;

/** Characters of an introduction to which its readers are added. */
const longestIntro = 110;

/** What speaks of the business and not of the offer. */
export const isAbout = ({ topic, from }: Line): boolean => topic === "trust" || from === "business";
