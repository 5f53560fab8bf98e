const turned: Readonly<Record<string, string>> = {
  they: "you",
  their: "your",
  theirs: "yours",
  them: "you",
  themselves: "yourself",
  "they're": "you're",
};

/** What somebody is told about themselves: "their child" becomes "your child", "they need an office" "you need an office". */
export const turnToReader = (text: string): string =>
  text.replace(/\b(?:they're|they|theirs?|them|themselves)\b/gi, (word) => turned[word.toLowerCase()] ?? word);
