import names from "./pictogram-names.json";
import trades from "./pictogram-trades.json";
import meanings from "./word-meanings.json";

/** The kept sets that pictograms come from; each is an npm package `@iconify-json/<set>`. */
export type PictogramSet = keyof typeof names;

/** What a word stands for: the thing itself, or a trade that everybody knows by that thing. `null` is a word that hides a thing. */
export type Meaning = { pictogram: string; kind: "thing" | "trade" } | null;

const sets = new Map<string, PictogramSet>();
const meaningsByWord = new Map<string, Meaning>();
for (const [set, words] of Object.entries(names) as [PictogramSet, Record<string, string[]>][])
  for (const [pictogram, things] of Object.entries(words)) {
    sets.set(pictogram, set);
    for (const thing of things) meaningsByWord.set(thing, { pictogram, kind: "thing" });
  }
for (const [pictogram, words] of Object.entries(trades))
  for (const word of words) meaningsByWord.set(word, { pictogram, kind: "trade" });
for (const phrase of meanings.otherThings) meaningsByWord.set(phrase, null);

const properNouns = new Set(meanings.properNouns);
const settings = new Set(meanings.settings);

/** The names of all pictograms that can be found or picked, in order. */
export function listPictogramNames(): string[] {
  return [...sets.keys()].sort();
}

/** The set that a pictogram belongs to; undefined when there is none of this name. */
export function findPictogramSet(name: string): PictogramSet | undefined {
  return sets.get(name);
}

/** What a word or phrase in lower case and the singular stands for; undefined when it stands for nothing that can be shown. */
export function findMeaning(phrase: string): Meaning | undefined {
  return meaningsByWord.get(phrase);
}

/** Whether a word of the index is written with a capital within a sentence too ("Christmas"). */
export function isProperNoun(word: string): boolean {
  return properNouns.has(word);
}

/** Whether a word tells more often where or when something is than what it is ("house", "lunch"). */
export function isSetting(word: string): boolean {
  return settings.has(word);
}

/** Whether a pictogram would offend beside these words, or say the opposite: a wine glass for Ramadan, bacon for a vegan kitchen. */
export function isUnfitting(pictogram: string, wordsInLowerCase: string): boolean {
  return meanings.unfitting.some(
    ({ words, pictograms }) =>
      pictograms.includes(pictogram) && words.some((word) => new RegExp(`\\b${word}\\b`).test(wordsInLowerCase)),
  );
}
