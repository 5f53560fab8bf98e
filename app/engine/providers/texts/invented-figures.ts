import type { Finding } from "../../checks/blog-rules";
import type { Brief } from "../../engine";

/** Amounts, percentages and large numbers: what a reader takes for a fact about the offer. "3 tips" is none. */
const figures =
  /(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent|per cent|€|£|\$|USD|EUR|GBP)|\b\d{3,}\b|\b\d{1,3}(?:[.,]\d{3})+\b)/giu;

const digitsOf = (text: string) => text.replace(/[^\d]/g, "");

/** Figures in a text that the brief does not hold. A model that makes them up would have the user publish them. */
export function findInventedFigures(text: string, brief: Brief): Finding[] {
  const { seed: _, referenceImagePath: __, voice: ___, ...told } = brief;
  const known = new Set(
    JSON.stringify(told)
      .match(/\d[\d.,]*/g)
      ?.map(digitsOf),
  );
  const invented = (text.match(figures) ?? [])
    .map((figure) => figure.trim())
    .filter((figure) => !known.has(digitsOf(figure)));
  return [...new Set(invented)].map((figure) => ({ rule: "invented figure", detail: `${figure} is not in the data` }));
}
