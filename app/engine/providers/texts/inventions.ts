import type { Finding } from "../../checks/blog-rules";
import { findInventions } from "../../checks/claims";
import type { Brief } from "../../engine";

/** Amounts, percentages and large numbers: what a reader takes for a fact about the offer. "3 tips" is none. */
const figures =
  /(?:[$€£¥]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:%|percent|per cent|€|£|\$|USD|EUR|GBP)|\b\d{3,}\b|\b\d{1,3}(?:[.,]\d{3})+\b)/giu;

const digitsOf = (text: string) => text.replace(/[^\d]/g, "");

/** What the user told, without what we added. */
function toldBy(brief: Brief): string {
  const { seed: _, referenceImagePath: __, voice: ___, ...told } = brief;
  return JSON.stringify(told);
}

/** Figures in a text that the brief does not hold. A model that makes them up would have the user publish them. */
export function findInventedFigures(text: string, brief: Brief): Finding[] {
  const known = new Set(
    toldBy(brief)
      .match(/\d[\d.,]*/g)
      ?.map(digitsOf),
  );
  const invented = (text.match(figures) ?? [])
    .map((figure) => figure.trim())
    .filter((figure) => !known.has(digitsOf(figure)));
  return [...new Set(invented)].map((figure) => ({ rule: "invented figure", detail: `${figure} is not in the data` }));
}

/** Sentences that go back once, the most telling first. */
const mostUnsupported = 4;

/**
 * English sentences with a name, a superlative or a small figure that the brief does not hold. Worth one try to do without; what stays
 * is listed as a claim to check, since a figure of speech looks like one.
 */
export function findUnsupported(markdown: string, brief: Brief): Finding[] {
  return findInventions(markdown, toldBy(brief))
    .slice(0, mostUnsupported)
    .map((sentence) => ({ rule: "unsupported", detail: `the data does not say this: ${sentence}` }));
}
