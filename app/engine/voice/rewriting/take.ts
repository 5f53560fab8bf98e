/** Says of each place in turn whether to rewrite it: the dose of a rewriting. */
export type Take = () => boolean;

/** Takes this share of the places, evenly spread, the first one among them. */
export function takeShare(share: number): Take {
  let seen = 0;
  return () => Math.floor(seen * share) !== Math.floor(seen++ * share - share) && share > 0;
}

/** The new wording when the place is taken; words in capitals are somebody's emphasis and stay. */
export function replaceIfTaken(take: Take, from: string, to: string): string {
  return /\p{Lu}{2}/u.test(from) || !take() ? from : to;
}
