const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text in what its reader takes for one character each: a letter with its marks, a family, a flag. */
export const splitCharacters = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The index behind the last whole character with which a text has at most `most` code points. */
export function findCharacterEnd(text: string, most: number): number {
  // why first: most texts are short, and parting them takes time
  if (text.length <= most) return text.length;
  let points = 0;
  let end = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    points += [...segment].length;
    if (points > most) return end;
    end = index + segment.length;
  }
  return end;
}
