import type { Brief } from "../brief";
import { splitSentences } from "../checks/sentences";
import { type EnglishToken, readEnglish } from "../language/english";
import { findMeaning, findPictogramSet, isProperNoun, isSetting, isUnfitting, type Meaning } from "./pictogram-index";

/** Words in the longest phrase of the index. */
const longestPhrase = 4;
/** Below this the words only brush against the thing. */
const leastScore = 3;
/** How much further ahead than the second the first choice is. */
const margin = 1.3;
/** What a word counts for by where it stands. A project's name is often a figure of speech: of it only trades count. */
const weights = {
  idea: { thing: 6, trade: 4 },
  later: { thing: 2, trade: 2 },
  description: { thing: 3, trade: 3 },
  name: { thing: 0, trade: 3 },
};
/** Sentences of an idea that say what it is about. */
const leading = 2;
type Place = keyof typeof weights;
/** A description tells first what the project is, and then what else there is about it. */
const whatItIs = 1.4;

/** After these a noun tells where, when or for whom, and seldom what is offered. */
const circumstances = new Set(
  "for at in near by after before from to on over under around outside inside during like as into through via beside behind about above below beneath opposite along across between upstairs against towards".split(
    " ",
  ),
);
const negations = new Set("no not n't without never instead than ditch skip forget unlike nor beyond".split(" "));
/** "dog-friendly", "car-free", "plant-based": about the thing, not the thing. */
const turns = new Set(
  "free friendly based style shaped coloured colored themed inspired like less proof sized".split(" "),
);

interface Mention {
  meaning: Meaning;
  weight: number;
  /** It stands in the first noun phrase: "A hotel with twelve rooms" is a hotel. */
  opens: boolean;
}

/**
 * Finds the pictogram that is the thing a campaign is about, by the nouns of idea, description and name. Null when no noun names a
 * thing for sure, or two things are named alike: no picture is better than a near one. The same words give the same pictogram.
 */
export function findPictogram(brief: Pick<Brief, "idea" | "project">): string | null {
  const [first, second] = rankPictograms(brief);
  if (!first || first.score < leastScore) return null;
  return second && first.score < second.score * margin ? null : first.pictogram;
}

/** The pictograms that the brief's words name, the surest first, up to `most`: what a model may choose among. */
export function findPictogramCandidates(brief: Pick<Brief, "idea" | "project">, most = 8): string[] {
  return rankPictograms(brief)
    .slice(0, most)
    .map(({ pictogram }) => pictogram);
}

/** The pictogram of the one thing that a few words name outright ("Bring your bicycle"), for a film's scene. Null otherwise. */
export function findPictogramInWords(words: string): string | null {
  const named = readMentions(words, "").filter(({ meaning, weight }) => meaning?.kind === "thing" && weight >= 1);
  const found = new Set(named.map(({ meaning }) => meaning?.pictogram));
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The pictogram of this name where there is one: for names that come from a model. */
export function checkPictogram(name: string | null | undefined): string | null {
  const known = name?.trim().toLowerCase().replaceAll(" ", "-") ?? "";
  return findPictogramSet(known) ? known : null;
}

function rankPictograms({ idea, project }: Pick<Brief, "idea" | "project">): { pictogram: string; score: number }[] {
  const scores = new Map<string, number>();
  let ofIdea = new Map<string, number>();
  // why: what comes with it is told later: "we're now sending a photo after each visit"
  const sentences = splitSentences(idea.replace(/(?<=\d ?)pcs?\b/gi, " pieces"));
  const places: [Place, string][] = [
    ["idea", sentences.slice(0, leading).join(" ")],
    ["later", sentences.slice(leading).join(" ")],
    ["description", project.description],
    ["name", project.name],
  ];
  for (const [place, text] of places) {
    // why: a second mention in one text says little more than the first
    const best = new Map<string, number>();
    for (const { meaning, weight, opens } of readMentions(text, place === "name" ? "" : project.name)) {
      if (!meaning) continue;
      const says = place === "description" && opens ? Math.max(1, weight) * whatItIs : weight;
      const score = weights[place][meaning.kind] * says;
      const known = best.get(meaning.pictogram);
      best.set(meaning.pictogram, known === undefined ? score : Math.max(known, score) + 0.5);
    }
    if (place === "idea") ofIdea = best;
    for (const [pictogram, score] of best) scores.set(pictogram, (scores.get(pictogram) ?? 0) + score);
  }
  // why: two-for-one pasta shows pasta, though the trattoria is named twice
  if (Math.max(0, ...ofIdea.values()) >= weights.idea.thing)
    for (const [pictogram, score] of scores) if (!ofIdea.has(pictogram)) scores.set(pictogram, score / 2);
  const words = `${idea} ${project.name} ${project.description}`.toLowerCase();
  return [...scores]
    .map(([pictogram, score]) => ({ pictogram, score }))
    .filter(({ pictogram, score }) => score > 0 && !isUnfitting(pictogram, words))
    .sort((one, other) => other.score - one.score || (one.pictogram < other.pictogram ? -1 : 1));
}

/** Everything of the index that a text names, the longest phrases first taken, each with its weight (1 and more is outright). */
function readMentions(text: string, nameToLeaveOut: string): Mention[] {
  const own = nameToLeaveOut.trim();
  const { tokens } = readEnglish(own.length > 1 ? text.replaceAll(own, " ").trim() : text);
  const words = tokens.filter(({ type }) => type === "word");
  const isTitle = words.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length > words.length * 0.55;
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readPhraseAt(tokens, at, isTitle);
    if (found) {
      const weight = weigh(tokens, at, found.length);
      mentions.push({ meaning: found.meaning, weight, opens: opensText(tokens, at) });
    }
    at += found?.length ?? 1;
  }
  return mentions.filter(({ meaning, weight }) => meaning && weight > 0);
}

function readPhraseAt(
  tokens: readonly EnglishToken[],
  at: number,
  isTitle: boolean,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(longestPhrase * 2 - 1, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const meaning = findMeaningOf(phrase);
    if (meaning === undefined) continue;
    if (length > 1 || meaning === null || canStandAlone(tokens, at, isTitle)) return { meaning, length };
  }
  return null;
}

/** Looks a phrase up as it is written, with its last word in the singular, and with all words in their dictionary forms. */
function findMeaningOf(phrase: readonly EnglishToken[]): Meaning | undefined {
  const join = (pick: (token: EnglishToken, isLast: boolean) => string) =>
    phrase
      .map((token, index) => (index > 0 && token.spaced ? " " : "") + pick(token, index === phrase.length - 1))
      .join("");
  const asWritten = join(({ text }) => text.toLowerCase());
  const singular = join((token, isLast) => (isLast ? token.lemma : token.text.toLowerCase()));
  const plainSingular = asWritten.replace(/(?:(?<=[xs]|[cs]h)es|(?<!s)s)$/, "");
  for (const form of [asWritten, singular, plainSingular, join(({ lemma }) => lemma)])
    for (const spelling of [form, form.replaceAll("-", " ")]) {
      const meaning = findMeaning(spelling);
      if (meaning !== undefined) return meaning;
    }
  return undefined;
}

/** One word alone is a noun, in lower case unless it begins the sentence: "Rose", "Apple" and "Bath" are names. */
function canStandAlone(tokens: readonly EnglishToken[], at: number, isTitle: boolean): boolean {
  const token = tokens[at];
  if (!token) return false;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  const starts = !before || /[.!?:"“(]$/.test(before.text);
  const isCapitalised = /^\p{Lu}/u.test(token.text) && !/^\p{Lu}{3,}$/u.test(token.text);
  if (isCapitalised && !starts && !isTitle && !isProperNoun(token.text.toLowerCase())) return false;
  if (token.pos === "NOUN" || token.pos === "PROPN") return true;
  if (token.pos === "ADJ") return next?.pos === "NOUN" || next?.pos === "PROPN";
  return token.pos === "VERB" && token.text.toLowerCase().endsWith("ing") && before?.pos !== "AUX";
}

/** How much a mention counts: 1 outright, more for a longer phrase, less as a circumstance, nothing when it is denied or turned. */
function weigh(tokens: readonly EnglishToken[], at: number, length: number): number {
  const after = tokens.slice(at + length, at + length + 2).map(({ text }) => text.toLowerCase());
  // why: "day-boat" is no boat
  if (tokens[at - 1]?.text === "-" && !tokens[at]?.spaced) return 0;
  if (after[0] === "-" && turns.has(after[1] ?? "")) return 0;
  if (after[0]?.startsWith("-") && turns.has(after[0].slice(1))) return 0;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text.toLowerCase());
  if (before.some((word) => negations.has(word))) return 0;
  const more = Math.min(2, length - 1) * 0.12;
  if (isCircumstance(tokens, at)) return 0.45 + more;
  return (length === 1 && isSetting(tokens[at]?.lemma ?? "") ? 0.45 : 1) + more;
}

function isCircumstance(tokens: readonly EnglishToken[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!token) return false;
    // "two-for-one pasta" is an offer of pasta.
    if (!token.spaced && tokens[index - 1]?.text === "-") continue;
    if (token.pos === "ADP" || circumstances.has(token.lemma)) return circumstances.has(token.lemma);
    if (token.pos === "VERB" || token.pos === "AUX" || token.pos === "PUNCT" || token.pos === "CCONJ") return false;
  }
  return false;
}

function opensText(tokens: readonly EnglishToken[], at: number): boolean {
  return tokens.slice(0, at).every(({ pos }) => ["DET", "ADJ", "NOUN", "PROPN", "NUM", "PRON", "ADV"].includes(pos));
}
