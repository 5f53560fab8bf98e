import { capitalize, removeEndMark } from "./grammar";

/** What a fact lists behind its colon: "The five signs: slow drains, gurgling pipes, a smell outside, soggy grass, toilets that flush slowly". */
export interface Row {
  label: string;
  items: readonly string[];
}

/** Items from which on a row is read better one by one. */
const fewestItems = 4;

/** The label and the items of a fact that lists four things or more; null for any other. */
export function splitRow(fact: string): Row | null {
  const [, label = "", listed = ""] = /^([^:]{4,60}): (.+)$/.exec(removeEndMark(fact)) ?? [];
  const items = listed
    .split(/[,;] (?!\d{3}\b)(?:and |or )?/)
    .map((item) => capitalize(item.trim()))
    .filter(Boolean);
  return items.length >= fewestItems && items.every((item) => item.length <= longestItem) ? { label, items } : null;
}

/** Characters of one item. */
const longestItem = 80;
