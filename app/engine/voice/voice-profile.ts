import type { VoiceProfile } from "../engine";
import { requireMeasures } from "./analyse-voice";
import { findKeyTerms } from "./key-terms";
import { readTone } from "./tones";
import { deriveRules } from "./voice-rules";

/**
 * The voice of the samples, taken as one body of writing: its figures, and the eight to ten rules that follow from them.
 * @throws UnreadableSample when they hold no words, or are not in English.
 */
export function makeVoiceProfile(samples: readonly string[]): VoiceProfile {
  const measures = requireMeasures(samples);
  const { terms, contractions } = findKeyTerms(samples);
  const figures = {
    sentenceLength: { mean: rounded(measures.sentenceLength.mean), spread: rounded(measures.sentenceLength.spread) },
    readingEase: rounded(measures.readingEase),
    contractions: rounded(measures.contractions),
    questions: rounded(measures.questions),
    exclamations: rounded(measures.exclamations),
    secondPerson: rounded(measures.secondPerson),
    firstPerson: rounded(measures.firstPerson),
    boosters: rounded(measures.boosters),
    formality: rounded(measures.formal - measures.casual),
    terms,
  };
  const rules = deriveRules(figures, contractions).map(({ rule }) => rule);
  return { sampleWords: measures.words, tone: readTone(measures).primary, ...figures, rules };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
