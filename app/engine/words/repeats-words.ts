const essence = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");

/** True when most of the longer words of `one` were already said in `other`. */
export function repeatsWords(one: string, other: string): boolean {
  const known = new Set(essence(other).split(" "));
  const telling = essence(one)
    .split(" ")
    .filter((word) => word.length > 3);
  return telling.length > 1 && telling.filter((word) => known.has(word)).length / telling.length > 0.6;
}
