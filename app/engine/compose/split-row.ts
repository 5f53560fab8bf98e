import { readWords } from "../english/words";
import { opensImperative } from "../message/own-clause";
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
  const isRow = countsOrNames.test(label) || items.every(isOrder);
  return isRow && items.length >= fewestItems && items.every((item) => item.length <= longestItem)
    ? { label, items }
    : null;
}

const isOrder = (item: string): boolean => {
  const words = readWords(item);
  return /^(?:do not|don['’]t|never|always) /i.test(item) || opensImperative(words, 0, words.length);
};

/** "The five signs", "What you get": not "New shop", behind which stands its address. */
const countsOrNames =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b|^\d{1,2} |(?:signs|steps|rules|tips|reasons|things|questions|mistakes|prices|topics|extras|services|courses|ways|checks|colou?rs|flavou?rs|includes|included)$|^(?:what|how) /i;

/** Characters of one item. */
const longestItem = 80;
