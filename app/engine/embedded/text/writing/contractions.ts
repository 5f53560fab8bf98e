import type { Tone } from "../../../plan";

const contractions: [RegExp, string][] = [
  [/\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Cc]ould|[Ss]hould|[Ww]ould) not\b/g, "$1n’t"],
  [/\b([Cc])annot\b/g, "$1an’t"],
  [/\b([Ww])ill not\b/g, "$1on’t"],
  [
    /(?<!\b(?:as|what|where|how|than|who|to|with|of|for|by|from|near) )\b([Yy]ou|[Ww]e|[Tt]hey) are (?=\p{L})(?!and\b|or\b|but\b)/gu,
    "$1’re ",
  ],
  [
    /(?<!\b(?:as|what|where|how|than|which|who|of|with|to|for|from|about|in|knowing|Knowing) )\b([Ii]t|[Tt]hat|[Tt]here) is (?=\p{L})(?!is\b|and\b|or\b|but\b|because\b)/gu,
    "$1’s ",
  ],
  [/(?<!\b(?:to|with|of|for|by|from|near|than|like|and) )\b([Yy]ou|[Ww]e|[Tt]hey|[Ii]t) will (?=\p{L})/gu, "$1’ll "],
  [
    /(?<!\b(?:to|with|of|for|by|from|near|than|like|and) )\b([Yy]ou|[Ww]e|[Tt]hey) have (?=(?:been|had|already|found|tried|read|seen|kept|asked)\b)/g,
    "$1’ve ",
  ],
  [
    /(?<!\b(?:to|with|of|for|by|from|near|than|like|and) )\b([Yy]ou|[Ww]e|[Tt]hey) would (?=(?:like|love|rather|sooner|be|draw|write|tell)\b)/g,
    "$1’d ",
  ],
  [/\b([Ll])et us (?=(?:talk|get|start|take)\b)/g, "$1et’s "],
];

/** The tones in which people write as they speak. */
export const contracting: readonly Tone[] = ["casual", "friendly", "conversational", "playful", "bold"];

/** Contractions for casual voices; quoted words stay as they are, and so does the project's name. */
export function contracted(text: string, tone: Tone, projectName: string): string {
  if (!contracting.includes(tone) || text.includes("“")) return text;
  // why: a name such as "Bean There" must not be contracted with the verb that follows it
  return text
    .split(projectName)
    .map((part) => contractions.reduce((changed, [pattern, short]) => changed.replace(pattern, short), part))
    .join(projectName);
}
