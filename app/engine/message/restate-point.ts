import { type Facts, factNames, type StatedFacts } from "./message";

/** Words that lead to a fact and say nothing without it. */
const leadIns = new Set("on at in from for until till by before after with every to and".split(" "));

function withoutLeadIn(head: string): string {
  const words = head.split(" ");
  const isLeadIn = (word: string) => /^[,;:–—-]?$/.test(word) || leadIns.has(word.toLowerCase());
  while (words.length > 0 && isLeadIn(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/[,;:]$/, "");
}

/**
 * The point with what its owner corrected: a fact that was read of it gives way to what was stated, or goes where there is to be none.
 * A point that would hold nothing else stays as it is.
 */
export function restatePoint(point: string, read: Facts, stated: StatedFacts): string {
  let line = point;
  for (const name of factNames) {
    const [before, now] = [read[name], stated[name]];
    if (now === undefined || typeof before !== "string" || before === "" || Array.isArray(now)) continue;
    const at = findWhole(line, before);
    if (at < 0 || before === now) continue;
    const [head, tail] = [line.slice(0, at), line.slice(at + before.length)];
    const restated = now ? head + now + tail : withoutLeadIn(head) + tail;
    if (/\p{L}{3}/u.test(restated)) line = restated.replace(/^[\s,;:–—-]+/, "");
  }
  return line === point ? point : line.charAt(0).toUpperCase() + line.slice(1);
}

/** Where a text stands in another, letter case aside, with no letter or figure of the same word beside it; -1 for nowhere. */
function findWhole(line: string, text: string): number {
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  const isPart = /[\p{L}\p{N}]/u;
  const beside = [line.charAt(at - 1), line.charAt(at + text.length)];
  return at >= 0 && !beside.some((mark) => isPart.test(mark)) ? at : -1;
}
