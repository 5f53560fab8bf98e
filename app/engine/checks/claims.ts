import type { Brief } from "../brief";
import { type Figure, isKnownFigure, readFigures } from "./figures";
import { findBodySentences } from "./sentences";

const superlative =
  /\b(?:best|finest|leading|fastest|cheapest|lowest|highest|largest|biggest|safest|greatest|strongest|number one|no\. ?1|award[- ]winning|world[- ]class|first[- ]ever|unique|guarantee[ds]?|proven|certified|never fails?|the only|the most|clinically|scientifically)\b/i;
const calendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Winter|Christmas|Easter|Ramadan|Eid|Diwali|Hanukkah|Halloween|Thanksgiving)$/;
/** Capitals that name no one: short forms of everyday things, and languages. */
const everyday =
  /^(?:CVs?|IT|HR|TV|PDF|FAQ|DIY|GP|GPS|SEO|VAT|LED|OK|AM|PM|English|French|Italian|Spanish|German|Latin|Russian|Greek|Japanese|Chinese|Arabic)$/;
const superlativeIdiom =
  /\b(?:all the best|at (?:its |their |your )?best|(?:not|(?:is|are|was|were)n['’]t|hardly|rarely) the only|best of all|half of (?:it|the work|the gift)|(?:do|does|did|done|doing|try|tries|tried|trying|look|looks|looking|feel|feels|give|gives|gave) (?:my|your|his|her|its|our|their) (?:very )?best|(?:works?|suits?|fits?|likes?|loves?|knows?|tastes?|goes) (?:(?:you|it|them|us|me) )?best|best (?:when|if|with|before|enjoyed|served|kept|known|wishes|friends?|of luck)|the best (?:time|place|way|part|thing|bit|question|moment|one|hour|day)|the most (?:useful|important|of)|not always|almost always|as always)\b/gi;

/** Words that begin with a capital inside a sentence, that is, names. What begins a clause, a quotation or a list has one anyway. */
function namesIn(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  // why: a line that is set like a title names nobody by its capitals.
  if (words.length > 2 && capitals / words.length > 0.6) return [];
  return sentence
    .split(/[:;“”"‘(—–\n•|]\s*|[.!?…]\s+|(?<=\s)'/u)
    .flatMap((clause) => (clause.match(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu) ?? []).slice(1))
    .map((word) => word.replace(/['’]s?$|(?<![.'’])[.'’]+$/, ""))
    .filter((word) => /^\p{Lu}[\p{Ll}\p{Lu}]+/u.test(word) && !calendar.test(word) && !everyday.test(word));
}

/** Whether a name, or the word that it is made of, stands in the known words. */
function isKnownName(name: string, known: ReadonlySet<string>): boolean {
  const parts = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.every(
    (part) =>
      known.has(part) ||
      (part.length > 4 &&
        [...known].some((word) => word.length > 4 && (word.startsWith(part) || part.startsWith(word)))),
  );
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** What a number counts that the text itself brings: "3 tips". */
const countedHere = /^(?:reasons?|tips?|ways?|steps?|things?|questions?|ideas?|signs?|facts?|answers?|points?)$/i;

/** Figures in a text that the brief does not state, by their values: neither as digits nor in words. */
export function findInventedFigures(text: string, briefText: string): Figure[] {
  const known = readFigures(briefText);
  const listed = text.replace(/^[ \t]{0,12}\d{1,3}[.)]\s/gm, "");
  return readFigures(listed).filter((figure) => {
    if (figure.isWritten && isMannerOfSpeaking(figure)) return false;
    return !isKnownFigure(figure, known) && !isCountedHere(figure, listed);
  });
}

const day = 1_440;

/** "Two of them", "one day" and "five minutes" in words; what is measured or paid is none, nor is a stretch of days. */
const isMannerOfSpeaking = ({ number, measure }: Figure) =>
  !measure || number === 1 || (measure.kind === "time" && measure.value < day);

function isCountedHere({ text, number, measure }: Figure, whole: string): boolean {
  if (measure || number > 10) return false;
  const next = whole.slice(whole.indexOf(text) + text.length).match(/^\s+(\p{L}+)/u)?.[1];
  return countedHere.test(next ?? "");
}

/** What somebody told us, as one text: profile, idea, stated facts, and what else of theirs a text may hold. */
export const writeTold = ({ project, idea, facts }: Brief, more: readonly unknown[] = []): string =>
  JSON.stringify([project, idea, facts, ...more]);

/**
 * Sentences with a figure, a superlative or a name that the brief does not hold: what a text may not say on its own account, and what its
 * owner is asked to check. Figures are compared by their values. Only in English are superlatives and names looked for. A sentence is
 * listed once, in the text's order.
 */
export function findInventions(markdown: string, briefText: string, { inEnglish = true } = {}): string[] {
  const brief = briefText.toLowerCase();
  const known = wordsOf(briefText);
  const inventions = findBodySentences(markdown).filter((sentence) => {
    if (findInventedFigures(sentence, briefText).length > 0) return true;
    if (!inEnglish) return false;
    const praise = sentence.replace(superlativeIdiom, "").match(superlative)?.[0].toLowerCase();
    if (praise !== undefined && !brief.includes(praise)) return true;
    return namesIn(sentence).some((name) => !isKnownName(name, known));
  });
  return [...new Set(inventions)];
}
