const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Words of scripts without spaces too. */
export function countWordsOfAnyLanguage(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
