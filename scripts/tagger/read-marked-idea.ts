import { readWords, type Word } from "../../app/engine/english/words";

/** An idea in which somebody has marked by hand what is private. */
export interface MarkedIdea {
  text: string;
  words: readonly Word[];
  /** One a word. */
  isPrivate: boolean[];
}

/** Reads a line of the marked ideas, in which what is private stands in brackets: "[Can you write about] our puppy classes, from 9 January". */
export function readMarkedIdea(line: string): MarkedIdea {
  const spans: { start: number; end: number }[] = [];
  let text = "";
  let last = 0;
  for (const { 0: whole, 1: inside = "", index } of line.matchAll(/\[([^\]]*)\]/g)) {
    text += line.slice(last, index);
    spans.push({ start: text.length, end: text.length + inside.length });
    text += inside;
    last = index + whole.length;
  }
  text += line.slice(last);
  const words = readWords(text);
  const isInside = ({ start, end }: Word) => spans.some((span) => start < span.end && end > span.start);
  return { text, words, isPrivate: words.map(isInside) };
}
