import type { ContentType } from "~/engine/engine";
import { contentTypeEntries, sparkCost } from "../content-types/content-types";

/** One way to tick the four boxes, and what it costs. */
export interface Combination {
  /** One digit a type in their order: "1010" is a blog post and captions. The style sheet shows `.for-1010` just then. */
  key: string;
  types: ContentType[];
  cost: number;
}

/** All sixteen, so that a page can say each total beforehand and CSS shows the one that is chosen. */
export const combinations: readonly Combination[] = Array.from({ length: 16 }, (_, index) => {
  const key = index.toString(2).padStart(4, "0");
  const types = contentTypeEntries.map(({ type }) => type).filter((_type, place) => key[place] === "1");
  return { key, types, cost: sparkCost(types) };
});

/** The class names with which an element is shown for these combinations and hidden for the others. */
export function shownFor(shown: readonly Combination[]): string {
  return ["for", ...shown.map(({ key }) => `for-${key}`)].join(" ");
}
