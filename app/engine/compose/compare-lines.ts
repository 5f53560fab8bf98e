import { findTellingWords } from "../words/telling-words";

/** Whether a line gives the figures of another once more, in other words: "SCOP across our last 40 installs is 3.8". */
export function measuresAgain(line: string, other: string): boolean {
  const figures = line.match(/\d[\d.,]*\d|\d/g) ?? [];
  const known = new Set(other.match(/\d[\d.,]*\d|\d/g) ?? []);
  const words = findTellingWords(line);
  const shared = words.filter((word) => findTellingWords(other).includes(word)).length;
  return figures.length > 1 && figures.every((figure) => known.has(figure)) && shared * 2 >= words.length;
}

/** Whether a line says nothing that another does not. */
export function repeats(line: string, other: string): boolean {
  const words = [...findTellingWords(line), ...(line.match(/\p{N}+/gu) ?? [])];
  const known = new Set([
    ...(other.toLowerCase().match(/\p{L}[\p{L}'’-]*|\p{N}+/gu) ?? []),
    ...findTellingWords(other),
  ]);
  return words.length > 0 && words.every((word) => known.has(word));
}
