const contractions: readonly [RegExp, string][] = [
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Cc]ould|[Ss]hould|[Ww]ould|[Nn]eed) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [/(?<=^|[.!?:] )(It|That|There|Here|What) is (?=[a-z{])/g, "$1's "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) are (?!now[.!?])(?=[a-z{])/g, "$1're "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) will (?=[a-z{])/g, "$1'll "],
  [/(?<=^|[.!?:,] (?:and |so |but )?)(You|We|They|you|we|they) have (?=(?:been|had|got|seen)\b)/g, "$1've "],
];

/** "It is not far" as people say it: "It isn't far". Names and an owner's words are not to be given to it. */
export const contract = (text: string): string =>
  contractions.reduce((spoken, [long, short]) => spoken.replace(long, short), text);
