import { sortContentTypes } from "../content-types/content-types";
import { countEquivalents } from "./plans";

const grouped = new Intl.NumberFormat("en-US");

/** What an amount of sparks is enough for, each type alone, the dearest first: "3 video packages", "33 images" ... */
export function listEnoughFor(sparks: number): string[] {
  const counts = countEquivalents(sparks);
  return sortContentTypes(({ cost }) => -cost).map(
    ({ type, counted }) => `${grouped.format(counts[type])} ${counts[type] === 1 ? counted.one : counted.many}`,
  );
}
