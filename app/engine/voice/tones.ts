import type { VoiceMeasures } from "./measure-voice";

/** The tones that a voice is told by, and a campaign is planned in. */
export const tones = ["professional", "casual", "friendly", "formal", "conversational", "playful", "bold"] as const;
export type VoiceTone = (typeof tones)[number];

/** Figures that tell tones apart, each from 0 (none) to 1 (as much as anybody writes). */
interface Traits {
  contractions: number;
  reader: number;
  self: number;
  questions: number;
  exclamations: number;
  length: number;
  grade: number;
  passive: number;
  formal: number;
  business: number;
  casual: number;
  warm: number;
  playful: number;
  bold: number;
  orders: number;
}

const weights: Traits = {
  contractions: 1.3,
  reader: 0.8,
  self: 0.5,
  questions: 0.9,
  exclamations: 1,
  length: 1,
  grade: 1,
  passive: 0.8,
  formal: 1.8,
  business: 1.1,
  casual: 1.8,
  warm: 1.5,
  playful: 1.8,
  bold: 1,
  orders: 1,
};

/** Each tone's typical writing, by our reading of such texts. In the order of `Traits`. */
const typical: Record<VoiceTone, readonly number[]> = {
  professional: [0.1, 0.35, 0.45, 0.05, 0, 0.55, 0.65, 0.25, 0.35, 0.8, 0, 0.15, 0, 0.15, 0.15],
  formal: [0, 0.15, 0.15, 0, 0, 0.8, 0.9, 0.75, 1, 0.25, 0, 0.1, 0, 0.05, 0.05],
  casual: [0.85, 0.5, 0.5, 0.15, 0.25, 0.25, 0.1, 0.05, 0, 0.05, 0.95, 0.2, 0.15, 0.25, 0.25],
  friendly: [0.5, 0.6, 0.7, 0.15, 0.4, 0.35, 0.2, 0.05, 0.05, 0.1, 0.2, 0.95, 0.1, 0.2, 0.25],
  conversational: [0.9, 0.75, 0.45, 0.6, 0.03, 0.4, 0.25, 0.05, 0, 0.1, 0.3, 0.15, 0.05, 0.25, 0.2],
  playful: [0.5, 0.5, 0.4, 0.3, 0.7, 0.2, 0.15, 0.03, 0, 0.03, 0.5, 0.4, 1, 0.25, 0.4],
  bold: [0.2, 0.45, 0.2, 0.05, 0.1, 0.1, 0.2, 0.03, 0, 0.1, 0.05, 0.05, 0, 1, 0.75],
};

export interface ToneReading {
  primary: VoiceTone;
  /** 0 to 100: how far the nearest tone is ahead of the second, less for short samples. */
  confidence: number;
  /** Those that are nearly as near, the nearest first; up to two. */
  secondary: VoiceTone[];
}

/** Words from which on the length of a sample takes nothing from the confidence. */
export const enoughWords = 150;

/** The nearest of the known tones. */
export function readTone(measures: VoiceMeasures): ToneReading {
  const traits = Object.values(traitsOf(measures));
  const ranked = tones
    .map((tone) => ({ tone, distance: distance(traits, typical[tone]) }))
    .sort((one, other) => one.distance - other.distance);
  const [nearest, second] = ranked as [(typeof ranked)[number], (typeof ranked)[number]];
  const margin = (second.distance - nearest.distance) / Math.max(second.distance, 0.001);
  const sure = Math.min(1, measures.words / enoughWords);
  const confidence = (50 + 50 * Math.min(1, margin / 0.4)) * (0.15 + 0.85 * sure);
  return {
    primary: nearest.tone,
    confidence: Math.max(1, Math.min(99, Math.round(confidence))),
    secondary: ranked
      .slice(1, 3)
      .filter(({ distance: far }) => far <= nearest.distance * 1.9)
      .map(({ tone }) => tone),
  };
}

function traitsOf(measures: VoiceMeasures): Traits {
  const upTo = (value: number, most: number) => Math.max(0, Math.min(1, value / most));
  return {
    contractions: upTo(measures.contractions, 0.05),
    reader: upTo(measures.secondPerson, 0.07),
    self: upTo(measures.firstPerson, 0.07),
    questions: upTo(measures.questions, 0.25),
    exclamations: upTo(measures.exclamations, 0.4),
    length: upTo(measures.sentenceLength.mean - 4, 22),
    grade: upTo(measures.grade - 2, 13),
    passive: upTo(measures.passive, 0.35),
    formal: upTo(measures.formal, 0.05),
    business: upTo(measures.business, 0.1),
    casual: upTo(measures.casual, 0.06),
    warm: upTo(measures.warm, 0.05),
    playful: upTo(measures.playful, 0.035),
    bold: upTo(measures.bold, 0.07),
    orders: upTo(measures.imperatives, 0.45),
  };
}

function distance(traits: readonly number[], others: readonly number[]): number {
  const shares = Object.values(weights) as number[];
  const sum = shares.reduce(
    (total, weight, index) => total + weight * ((traits[index] ?? 0) - (others[index] ?? 0)) ** 2,
    0,
  );
  return Math.sqrt(sum / shares.reduce((total, weight) => total + weight, 0));
}
