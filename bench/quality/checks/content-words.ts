/** Words that hold sentences together and say nothing of their own. */
const functionWords = new Set(
  `a an the this that these those some any each every all both either neither no none such same other another more most much many few
several own i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself
they them their theirs themselves who whom whose which what where when why how be am is are was were been being have has had having do
does did doing done can could will would shall should may might must ought of in on at by for from with without to into onto off out up
down over under about above below after before behind between through during against among around across along within until till since
as than like and or but nor so yet if because while though although unless whether then there here now just only even also too very
quite rather still again once ever never always often not yes don't doesn't didn't isn't aren't won't can't it's that's we're you're
they're there's here's what's let's let get gets got getting go goes going gone come comes came make makes made take takes took say says
said one ones anyone someone everyone nobody anything something everything nothing`.split(/\s+/),
);

/** "Hasn't" is two words that say nothing, and "you'd" too. */
const contraction =
  /^(?:i|you|he|she|it|we|they|who|there|that)'(?:d|ll|re|ve|s|m)$|^(?:has|have|had|was|were|would|could|should|must|need)n't$/;

/** The words of a text that say something, in lower case: no figures, no function words, the parts of a hyphenated word apart. */
export function findContentWords(text: string): string[] {
  return findWords(text).filter((word) => word.length > 2 && !functionWords.has(word) && !contraction.test(word));
}

function findWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}][\p{L}\p{M}']{0,60}/gu) ?? [];
  return words.map((word) => word.replace(/'+$/, ""));
}

const endings: readonly [RegExp, string][] = [
  [/'s$/, ""],
  [/ies$/, "y"],
  [/ied$/, "y"],
  [/(?<=[sxz]|ch|sh)es$/, ""],
  [/(?<=[^su])s$/, ""],
  [/(?<=..[^e])ed$/, ""],
  [/(?<=...)ing$/, ""],
  [/(?<=.[^aeiouls])er$/, ""],
];

/** What the forms of a word have in common: "bakes", "baked" and "baking" are "bak". Rough, and the same for both sides of a comparison. */
export function stemWord(word: string): string {
  let stem = word.toLowerCase();
  for (const [ending, replacement] of endings) if (stem.length > 3) stem = stem.replace(ending, replacement);
  return stem
    .replace(/([^aeiou])\1$/, "$1")
    .replace(/(?<=..)e$/, "")
    .replace(/(?<=..)y$/, "i");
}

/** Whether the text says what a label names: each of its words in any form, or the other word behind a bar, and its figures as they are. */
export function holdsLabel(text: string, label: string): boolean {
  const stems = new Set(findWords(text).map(stemWord));
  const figures = new Set(findFigures(text));
  const holds = (word: string) =>
    findFigures(word).every((figure) => figures.has(figure)) &&
    findContentWords(word).every((part) => stems.has(stemWord(part)));
  return label.split(" ").every((word) => word.split("|").some(holds));
}

const findFigures = (text: string): string[] =>
  (text.match(/(?:[£$€₹] ?)?\d(?:[\d.,:]{0,12}\d)?%?/g) ?? []).map((figure) => figure.replace(" ", ""));
