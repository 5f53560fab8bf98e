import { isEnglish } from "../english/is-english";
import { findKeyTerms } from "./key-terms";
import { measureVoice, type VoiceMeasures } from "./measure-voice";
import { deriveRecommendations } from "./recommendations";
import { enoughWords, readTone, type VoiceTone } from "./tones";
import { UnreadableSample } from "./unreadable-sample";

/** The `analysis` that the call answers with and the page shows. */
export interface VoiceAnalysis {
  toneAnalysis: {
    primary: VoiceTone;
    /** 0 to 100. */
    confidence: number;
    secondary: VoiceTone[];
    /** Why the confidence is what it is, and what would raise it. */
    why: string;
  };
  sentenceStructure: {
    /** Words, to one decimal. */
    averageLength: number;
    /** By the Flesch-Kincaid grade: under 7, up to 11, above. */
    complexity: "simple" | "moderate" | "complex";
    preferredStyle: string;
  };
  vocabularyPatterns: { commonWords: string[] };
  industryTerms: string[];
  recommendations: string[];
}

/**
 * How the samples, taken as one body of writing, sound.
 * @throws UnreadableSample when they hold no words, or are not in English.
 */
export function analyseVoice(samples: readonly string[]): VoiceAnalysis {
  const measures = requireMeasures(samples);
  const tone = readTone(measures);
  const { commonWords, industryTerms } = findKeyTerms(samples);
  return {
    toneAnalysis: { ...tone, why: whySure(measures, tone.confidence, tone.secondary[0]) },
    sentenceStructure: {
      averageLength: Math.round(measures.sentenceLength.mean * 10) / 10,
      complexity: measures.grade < 7 ? "simple" : measures.grade <= 11 ? "moderate" : "complex",
      preferredStyle: styleOf(measures),
    },
    vocabularyPatterns: { commonWords },
    industryTerms,
    recommendations: deriveRecommendations(measures, tone.primary, samples),
  };
}

/** @throws UnreadableSample */
export function requireMeasures(samples: readonly string[]): VoiceMeasures {
  const text = samples.join("\n\n");
  const measures = measureVoice(samples);
  if (measures.words === 0 || !/\p{L}{2}/u.test(text)) {
    throw new UnreadableSample("There are no words to analyze here. Paste a few sentences of your own writing.");
  }
  // why the first part: what language it is shows early, and the check reads every word.
  if (!isEnglish(text.slice(0, 5000))) {
    throw new UnreadableSample("This sample does not look like English, the only language that this analysis reads.");
  }
  return measures;
}

function whySure({ words }: VoiceMeasures, confidence: number, second: VoiceTone | undefined): string {
  const count = `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"}`;
  if (words < enoughWords) return `Only ${count}: paste more for a surer answer.`;
  if (confidence < 70 && second) return `${capital(second)} is nearly as close, so this is a near thing in ${count}.`;
  return `Measured on ${count}, and ahead of every other tone.`;
}

function styleOf(measures: VoiceMeasures): string {
  const { mean, spread } = measures.sentenceLength;
  const length = mean < 11 ? "Short" : mean < 18 ? "Medium-length" : "Long";
  const rhythm = spread > Math.max(3, mean * 0.45) ? "varied" : "even";
  const voice =
    measures.passive > 0.25
      ? ", often in the passive"
      : measures.imperatives > 0.2
        ? " that tell the reader what to do"
        : measures.secondPerson > 0.02
          ? " that speak to the reader"
          : measures.firstPerson > 0.02
            ? " told as we or I"
            : " about the matter itself";
  return `${length}, ${rhythm} sentences${voice}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
