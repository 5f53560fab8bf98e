import { capitalize } from "../english/grammar";

/** What can go from a line without a loss to its reader, the least first. */
const cuts: readonly [RegExp, string][] = [
  [/ (?:really|actually|finally|currently|already|simply|just|still)(?= )/gi, ""],
  [/(?<=\b\d{1,2} \p{Lu}\p{Ll}{2,8}|\b\p{Lu}\p{Ll}{2,8} \d{1,2}),? 20\d\d\b/gu, ""],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?=\d{1,2} \p{Lu}|\p{Lu}\p{Ll}{2,8} \d)/gu, ""],
  [/ without an? (?=(?:appointment|reservation|booking)\b)/gi, " without "],
  [/ the end of (?=\p{Lu})/gu, " end of "],
  [/^(?:The|Our) /u, ""],
  [
    / (?:the|our) (?=\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:camp|course|class|club|shop|school|festival|exhibition|programme|program)\b)/gu,
    " ",
  ],
];

/** A sentence in up to `most` characters, without what its reader does not miss; null where it stays longer. */
export function shortenSentence(sentence: string, most: number): string | null {
  let text = sentence;
  for (const [cut, told] of cuts) {
    if (text.length <= most) break;
    text = text.replace(cut, told);
  }
  return text.length <= most ? capitalize(text) : null;
}
