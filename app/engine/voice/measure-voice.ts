import { countSyllables } from "../checks/readability";
import { type EnglishSentence, readEnglish } from "../language/english";
import { isEmoji, splitCharacters } from "../words/characters";
import * as lexicons from "./lexicons";
import { readProse, readWords } from "./running-text";

/** How a text is written, in figures. Shares are 0 to 1; those of words say so, the others are of sentences. */
export interface VoiceMeasures {
  words: number;
  sentences: number;
  /** Words in a sentence: the mean, and the standard deviation. */
  sentenceLength: { mean: number; spread: number };
  /** 206.835 - 1.015 words per sentence - 84.6 syllables per word (Flesch 1948): 60 to 70 is plain English. */
  readingEase: number;
  /** 0.39 words per sentence + 11.8 syllables per word - 15.59 (Kincaid 1975): years of school. */
  grade: number;
  /** Words of three syllables and more, endings such as -ing and -ed not counted. Of words. */
  complexWords: number;
  /** Of words, as are the three persons. */
  contractions: number;
  firstPerson: number;
  secondPerson: number;
  thirdPerson: number;
  questions: number;
  exclamations: number;
  passive: number;
  /** Sentences that begin with an order: "Try it". */
  imperatives: number;
  /** The rest are shares of words. */
  hedges: number;
  boosters: number;
  formal: number;
  business: number;
  casual: number;
  warm: number;
  /** Playful words and emoji. */
  playful: number;
  bold: number;
}

/** Contractions as people write them; "'s" after a noun is mostly somebody's, so only pronouns count. */
export const contraction =
  /\b(?:i'm|(?:i|you|we|they|who)'(?:ve|re|ll|d)|(?:he|she|it|that|there|here|what|who|where|how|let)'s|(?:he|she|it|that|there|this)'(?:ll|d)|[a-z]{2,9}n't|gonna|wanna|gotta|y'all)\b/gi;

const participles =
  "been|made|done|given|taken|seen|known|kept|held|sold|sent|built|brought|bought|caught|found|felt|left|lost|paid|put|read|run|said|set|shown|spent|told|thought|understood|won|written|driven|chosen|broken|spoken|drawn|grown|worn|begun|led|met|cut|laid|cast|hidden|proven|required";
/** Participles that say how somebody is, not what was done to them. */
const states =
  "excited|interested|tired|pleased|delighted|thrilled|dedicated|committed|located|worried|scared|bored|married|supposed|used|based|relaxed|relieved|inspired|amazed|honoured|honored|hundred|need|feed|seed|speed|indeed|red|bed";
/** What is done to something: "is roasted". */
export const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)\\s+(?:(?:not|also|always|often|now|all|then|only|just|being|\\p{L}{1,20}ly)\\s+){0,2}(?!(?:${states})\\b)(?:\\p{L}{2,20}ed|${participles})\\b`,
  "iu",
);

/**
 * Measures texts as one body of writing. Headings, hashtags, links and the marks of Markdown do not count. Never throws; texts
 * without a word give zeros and a reading ease of 100.
 */
export function measureVoice(texts: readonly string[]): VoiceMeasures {
  const paragraphs = texts.flatMap(readProse);
  const sentences = paragraphs
    .flatMap((paragraph) => readEnglish(paragraph).sentences)
    .filter(({ text }) => readWords(text).length > 0);
  const lengths = sentences.map(({ text }) => readWords(text).length);
  const prose = paragraphs.join("\n");
  const words = sentences.flatMap(({ text }) => readWords(text));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, countSyllables(word)), 0);
  const perSentence = words.length / Math.max(1, sentences.length);
  const perWord = syllables / Math.max(1, words.length);
  const ofWords = (count: number) => Math.min(1, count / Math.max(1, words.length));
  const ofSentences = (holds: (sentence: EnglishSentence) => boolean) =>
    sentences.filter(holds).length / Math.max(1, sentences.length);
  const countIn = (pattern: RegExp) => ofWords(lexicons.countWordsIn(pattern, prose));
  const emoji = splitCharacters(texts.join("\n")).filter(isEmoji).length;
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength: { mean: perSentence, spread: deviation(lengths, perSentence) },
    readingEase: words.length === 0 ? 100 : 206.835 - 1.015 * perSentence - 84.6 * perWord,
    grade: words.length === 0 ? 0 : 0.39 * perSentence + 11.8 * perWord - 15.59,
    complexWords: ofWords(words.filter(isComplex).length),
    contractions: countIn(contraction),
    firstPerson: personShare(words, lexicons.firstPerson),
    secondPerson: personShare(words, lexicons.secondPerson),
    thirdPerson: personShare(words, lexicons.thirdPerson),
    questions: ofSentences(({ text }) => /\?["')\]]*$/.test(text)),
    exclamations: ofSentences(({ text }) => /!["')\]]*$/.test(text)),
    passive: ofSentences(({ text }) => passive.test(text)),
    imperatives: ofSentences(isImperative),
    hedges: countIn(lexicons.hedges),
    boosters: countIn(lexicons.boosters),
    formal: countIn(lexicons.formalWords),
    business: countIn(lexicons.businessWords),
    casual: countIn(lexicons.casualWords),
    warm: countIn(lexicons.warmWords),
    playful: ofWords(lexicons.countWordsIn(lexicons.playfulWords, prose) + emoji),
    bold: countIn(lexicons.boldWords),
  };
}

function deviation(values: readonly number[], mean: number): number {
  if (values.length === 0) return 0;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function personShare(words: readonly string[], person: ReadonlySet<string>): number {
  return words.filter((word) => person.has(word.split("'")[0] ?? word)).length / Math.max(1, words.length);
}

function isComplex(word: string): boolean {
  const stem = word.replace(/(?:es|ed|ing|ly)$/, "");
  return countSyllables(stem) >= 3;
}

/** Begins with a verb in its plain form, without a subject before it. */
export function isImperative({ tokens, text }: EnglishSentence): boolean {
  if (text.endsWith("?")) return false;
  if (/^(?:please\s+)?(?:don't|do not|never)\s+\p{L}+/iu.test(text)) return true;
  const first = tokens.find(({ type }) => type === "word");
  if (!first) return false;
  const word = first.text.toLowerCase();
  return orders.has(word) || (first.pos === "VERB" && first.lemma === word);
}

/** Verbs that open an order and that a tagger takes for names at the start of a sentence. */
const orders = new Set(
  "add ask book bring browse build buy call check choose click come compare contact discover drop email enjoy explore find follow forget get give go grab have help hit join keep learn leave let look love make meet move open order pick place play plan pop pull push put read ring save say see send share shop sign sit start stay step stop subscribe swing switch take taste tell think train treat trust try turn use visit wait wake watch write".split(
    " ",
  ),
);
