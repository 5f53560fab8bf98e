/** Numbers from 0 to below 1 that depend on the words alone: the same brief gives the same picture, film and music. */
export function createSeededRandom(...words: string[]): () => number {
  let state = 2166136261;
  for (const character of words.join("\u0000")) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickOne<T>(random: () => number, from: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new RangeError("Nothing to pick from");
  return chosen;
}
