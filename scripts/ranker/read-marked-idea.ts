import { readWords, type Word } from "../../app/engine/english/words";
import type { Run } from "../../app/engine/ranker/runs";

/** What the marks of an idea are called in it, and what they stand for. */
export const markNames = { w: "what", o: "offer", t: "when", p: "where", f: "for", h: "headline" } as const;
export type MarkName = (typeof markNames)[keyof typeof markNames];

/** An idea in which somebody has marked by hand what is private and what its parts are. */
export interface MarkedIdea {
  kind: string;
  text: string;
  words: readonly Word[];
  /** One a word. */
  isPrivate: boolean[];
  /** The first run of each mark, in words of the public part; null where there is none. */
  runs: Record<MarkName, Run | null>;
}

/**
 * Reads a line of the marked ideas: its kind, a tab, and the idea, in which what is private stands in brackets, its facts in braces and its headline in
 * quotation marks: "offer [Announce] «{o:20% off boots} {t:until Friday}»".
 */
export function readMarkedIdea(line: string): MarkedIdea {
  const [kind = "", typed = ""] = line.split("\t");
  const spans: { start: number; end: number; name: string }[] = [];
  const open: { start: number; name: string }[] = [];
  let text = "";
  for (let at = 0; at < typed.length; at += 1) {
    const mark = typed.charAt(at);
    const name = /^\{([wotpf]):/.exec(typed.slice(at, at + 3))?.[1];
    if (name) at += 2;
    if (name || mark === "[" || mark === "«")
      open.push({ start: text.length, name: name ?? (mark === "[" ? "private" : "h") });
    else if (mark === "]" || mark === "»" || mark === "}") {
      const closes = mark === "]" ? "private" : mark === "»" ? "h" : null;
      const index = open.findLastIndex((span) => (closes ? span.name === closes : /^[wotpf]$/.test(span.name)));
      const [span] = index < 0 ? [] : open.splice(index, 1);
      if (span) spans.push({ ...span, end: text.length });
      else text += mark;
    } else text += mark;
  }
  const words = readWords(text);
  const isIn = (word: Word, span: { start: number; end: number }) => word.start < span.end && word.end > span.start;
  const isPrivate = words.map((word) => spans.some((span) => span.name === "private" && isIn(word, span)));
  const publicWords = words.filter((_, at) => !isPrivate[at]);
  const runs = Object.fromEntries(
    Object.entries(markNames).map(([mark, name]) => {
      const own = spans.filter((span) => span.name === mark);
      const inside = (span: (typeof own)[number]) => publicWords.flatMap((word, at) => (isIn(word, span) ? [at] : []));
      const [first, second] = own.map(inside).filter((each) => each.length > 0);
      if (!first) return [name, null];
      // why: "{t:Saturday 12 September}, {t:10 till 1}" is one time
      const last = second && mark === "t" && second[0] === (first.at(-1) as number) + 1 ? second : first;
      return [name, { first: first[0] as number, last: last.at(-1) as number }];
    }),
  ) as MarkedIdea["runs"];
  return { kind, text, words, isPrivate, runs };
}
