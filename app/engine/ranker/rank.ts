/** What a ranker has learnt: how much each feature speaks for a candidate. */
export type Weights = Readonly<Record<string, number>>;

/** The sum of what is known of a candidate's features; those that were never met count nothing. */
export const measureScore = (features: readonly string[], weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** A choice, with the sum of what speaks for it. */
export interface Choice<T> {
  candidate: T;
  score: number;
}

/** The candidate with the highest score; the first of those that are level. */
export function chooseBest<T>(
  candidates: readonly T[],
  describe: (candidate: T) => readonly string[],
  weights: Weights,
): Choice<T> {
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error("There is nothing to choose from.");
  let best: Choice<T> = { candidate: first, score: measureScore(describe(first), weights) };
  for (const candidate of others) {
    const score = measureScore(describe(candidate), weights);
    if (score > best.score) best = { candidate, score };
  }
  return best;
}
