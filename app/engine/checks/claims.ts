import { countWords, findBodySentences } from "./sentences";

/** A digit, or a written number that measures something; "one of them" and "two minutes" as a manner of speaking are left out. */
const figure = /\p{N}|\b(?:hundreds?|thousands?|millions?|billions?|per cent|percent|twice as|double|triple)\b/iu;
const superlative =
  /\b(?:best|finest|leading|fastest|cheapest|lowest|highest|largest|biggest|safest|greatest|strongest|number one|no\. ?1|award[- ]winning|world[- ]class|first[- ]ever|unique|guarantee[ds]?|proven|certified|never fails?|the only|the most|clinically|scientifically)\b/i;
const calendar =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/;
/** Capitals that name no one: short forms of everyday things, and languages. */
const everyday =
  /^(?:CVs?|IT|HR|TV|PDF|FAQ|DIY|GP|GPS|SEO|VAT|LED|English|French|Italian|Spanish|German|Latin|Russian|Greek|Japanese|Chinese|Arabic)$/;
const superlativeIdiom =
  /\b(?:all the best|at (?:its |their )?best|(?:not|(?:is|are|was|were)n['’]t|hardly|rarely) the only|best of all|half of (?:it|the work|the gift)|do your best|the best (?:time|place|way|question|moment|one|hour|day)|the most (?:useful|important|of)|not always|almost always|as always)\b/gi;

/** Capitalised words inside a sentence, that is, names. What follows a colon or opens a quotation begins a sentence of its own. */
function namesIn(sentence: string): string[] {
  return sentence
    .split(/[:“"]\s*|[.!?]\s+/u)
    .flatMap((clause) => (clause.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []).slice(1))
    .map((word) => word.replace(/(?<![.'’-])[.'’-]+$/, ""))
    .filter((word) => /^\p{Lu}[\p{Ll}\p{Lu}]+/u.test(word));
}

/**
 * Sentences that the author should verify before publishing. What counts: figures (amounts, prices, years, percentages), superlatives
 * and absolutes about the offer ("the best", "award-winning", "guaranteed"), whether the brief states them or not, and names of
 * people, customers or awards that the brief does not hold. What does not: manners of speaking ("all the best", "the most useful
 * thing"), days, months and feasts. A sentence is listed once, in the text's order.
 */
export function findClaims(markdown: string, briefText: string): string[] {
  const known = new Set(briefText.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const claims = findBodySentences(markdown).filter((sentence) => {
    if (countWords(sentence) < 3) return false;
    if (figure.test(sentence)) return true;
    if (superlative.test(sentence.replace(superlativeIdiom, ""))) return true;
    return namesIn(sentence)
      .filter((name) => !calendar.test(name) && !everyday.test(name))
      .some((name) =>
        (
          name
            .toLowerCase()
            .replace(/['’]s$/, "")
            .match(/[\p{L}\p{N}]+/gu) ?? []
        ).some((part) => !known.has(part)),
      );
  });
  return [...new Set(claims)];
}

/** Sentences with a figure, a superlative or a name that the brief does not hold: what a text may not say on its own account. */
export function findInventions(markdown: string, briefText: string): string[] {
  const brief = briefText.toLowerCase();
  return findClaims(markdown, briefText).filter((sentence) => {
    const figures = sentence.match(/\p{N}+/gu) ?? [];
    const praise = sentence.replace(superlativeIdiom, "").match(superlative)?.[0].toLowerCase();
    const states = figures.length > 0 || praise !== undefined;
    return (
      !states || figures.some((number) => !brief.includes(number)) || (praise !== undefined && !brief.includes(praise))
    );
  });
}
