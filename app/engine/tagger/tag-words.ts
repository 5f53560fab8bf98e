/** What a tagger has learnt: above 0 speaks for private, below for public. */
export interface TaggerWeights {
  features: Readonly<Record<string, number>>;
  /** Of a private word behind a public one, behind a private one, and at the beginning. */
  behindPublic: number;
  behindPrivate: number;
  atStart: number;
}

/** Whether each word is private, by the likeliest sequence (Viterbi's algorithm over two tags). One list of features a word. */
export function tagWords(described: readonly (readonly string[])[], weights: TaggerWeights): boolean[] {
  /** The best scores of all sequences that end in a public word and in a private one. */
  let [asPublic, asPrivate] = [0, 0];
  /** For each word: whether the word before it is private, in the best sequence that takes this one for public, and for private. */
  const before: [boolean, boolean][] = described.map((features, at) => {
    const own = features.reduce((sum, feature) => sum + (weights.features[feature] ?? 0), 0);
    const fromPublic = asPublic + (at === 0 ? weights.atStart : weights.behindPublic);
    const fromPrivate = asPrivate + weights.behindPrivate;
    const isPublicAfterPrivate = at > 0 && asPrivate > asPublic;
    const isPrivateAfterPrivate = at > 0 && fromPrivate > fromPublic;
    asPublic = Math.max(asPublic, at === 0 ? asPublic : asPrivate);
    asPrivate = own + (isPrivateAfterPrivate ? fromPrivate : fromPublic);
    return [isPublicAfterPrivate, isPrivateAfterPrivate];
  });
  const tags: boolean[] = [];
  let tag = asPrivate > asPublic;
  for (let at = described.length - 1; at >= 0; at -= 1) {
    tags[at] = tag;
    tag = before[at]?.[tag ? 1 : 0] ?? false;
  }
  return tags;
}
