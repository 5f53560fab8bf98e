import { capitalize } from "./grammar";
import { type SlotName, slots } from "./slots";
import type { Source } from "./source";

const slotMark = /\{(\w+)\}/g;

/** The slots that a pattern names, known or not. */
export const findSlotNames = (pattern: string): string[] =>
  [...pattern.matchAll(slotMark)].map(([, name = ""]) => name);

/** Names keep their first letter, however they are written. */
const keepCase: readonly string[] = ["name", "site", "url"];

const contractions: readonly [RegExp, string][] = [
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Cc]ould|[Ss]hould|[Ww]ould|[Nn]eed) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [/(?<=^|[.!?:] )(It|That|There|Here|What) is (?=[a-z{])/g, "$1's "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) are (?=[a-z{])/g, "$1're "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) will (?=[a-z{])/g, "$1'll "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) have (?=(?:been|had|got|six|seen)\b)/g, "$1've "],
];

/**
 * The pattern with its slots filled; null where one has nothing to say. Only the pattern's own words are contracted, and a slot that
 * begins a sentence gets its capital.
 */
export function renderPattern(pattern: string, source: Source): string | null {
  const spoken = source.voice.contractions
    ? contractions.reduce((text, [long, short]) => text.replace(long, short), pattern)
    : pattern;
  let isWhole = true;
  const text = spoken.replace(slotMark, (_, name: string, at: number) => {
    const filled = slots[name as SlotName]?.fill(source)?.trim();
    if (!filled) isWhole = false;
    const opensSentence = at === 0 || /(?:[.!?]["”)]? |\n|^["“])$/.test(spoken.slice(0, at));
    return opensSentence && !keepCase.includes(name) ? capitalize(filled ?? "") : (filled ?? "");
  });
  // why: an owner's words may bring the mark that the pattern sets too ("No. 5." or "Really?.")
  return isWhole ? text.replace(/([.!?])[.?:](?![.\w])/g, "$1").replace(/\s{1,3}([,.!?;:])/g, "$1") : null;
}
