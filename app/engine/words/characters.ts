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

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u;
const lawMark = /^[©®™]/u;

/** Whether a character is an emoji: a pictograph with its skin tone and its family, a flag, a keycap. ©, ® and ™ are none. */
export const isEmoji = (character: string): boolean => picture.test(character) && !lawMark.test(character);

/** A text without its emoji, each gone as a whole with a space in its place, and without marks that nobody sees. */
export function removeEmoji(text: string): string {
  const plain = picture.test(text)
    ? splitCharacters(text)
        .map((character) => (isEmoji(character) ? " " : character))
        .join("")
    : text;
  return (
    plain
      // why: a soft hyphen is inside a word, and so are the joiners of Persian and Hindi
      .replace(/\u00ad|[\ufe00-\ufe0f]/gu, "")
      .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu, " ")
      .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cc}]/gu, " ")
  );
}
