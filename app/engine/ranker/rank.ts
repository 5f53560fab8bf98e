/** What a ranker has learnt: how much each feature speaks for a candidate. */
export type Weights = Readonly<Record<string, number>>;

/** The sum of what is known of a candidate's features; those that were never met count nothing. */
export const measureScore = (features: readonly string[], weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** A choice, with the sum of what speaks for it, and how likely it is: 1 where nothing else is. */
export interface Choice<T> {
  candidate: T;
  score: number;
  probability: number;
}

/** The candidate with the highest score; the first of those that are level. */
export function chooseBest<T>(
  candidates: readonly T[],
  describe: (candidate: T) => readonly string[],
  weights: Weights,
): Choice<T> {
  const scores = candidates.map((candidate) => measureScore(describe(candidate), weights));
  const score = scores.reduce((best, each) => Math.max(best, each), Number.NEGATIVE_INFINITY);
  const at = scores.indexOf(score);
  if (at < 0) throw new Error("There is nothing to choose from.");
  const all = scores.reduce((sum, each) => sum + Math.exp(each - score), 0);
  return { candidate: candidates[at] as T, score, probability: 1 / all };
}
