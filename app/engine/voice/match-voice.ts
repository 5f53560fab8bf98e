import type { VoiceProfile } from "../engine";
import { measureVoice, type VoiceMeasures } from "./measure-voice";
import { findRuleTopics, type RuleTopic } from "./voice-rules";

export interface VoiceMatch {
  /** 0 to 100. */
  percent: number;
  /** Where the text departs most, the worst first, up to three: "sentences run longer than yours". */
  departures: string[];
}

/** One way in which a text may be near a voice or far from it. */
interface Likeness {
  topic: RuleTopic;
  weight: number;
  /** Text less voice, in its own unit; the sign says which way it departs. */
  difference: number;
  /** Up to here it is alike; `reach` further it has little in common. */
  tolerance: number;
  reach: number;
  more: string;
  less: string;
}

/** Below this closeness a departure is worth a word. */
const worthAWord = 0.75;

/**
 * How well a text keeps to a voice. Each figure of the voice gives a closeness of 1 (alike within what chance does in a text of this
 * length) and less the further the text is from it, and the percentage is their weighted mean. Headings, hashtags and links do not count.
 * A text without words matches nothing (0).
 */
export function matchVoice(text: string, profile: VoiceProfile): VoiceMatch {
  const measures = measureVoice([text]);
  if (measures.words === 0) return { percent: 0, departures: [] };
  const likenesses = likenessesOf(measures, profile);
  const departures = likenesses
    .filter((likeness) => closeness(likeness) < worthAWord)
    .sort((one, other) => (1 - closeness(other)) * other.weight - (1 - closeness(one)) * one.weight)
    .slice(0, 3)
    .map(({ difference, more, less }) => (difference > 0 ? more : less));
  return { percent: Math.round(100 * scoreOf(likenesses)), departures };
}

/** The same as a number from 0 to 1, not rounded: for choosing between two wordings. */
export function scoreVoice(text: string, profile: VoiceProfile): number {
  const measures = measureVoice([text]);
  return measures.words === 0 ? 0 : scoreOf(likenessesOf(measures, profile));
}

function scoreOf(likenesses: readonly Likeness[]): number {
  const whole = likenesses.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return 1;
  return likenesses.reduce((sum, likeness) => sum + likeness.weight * closeness(likeness), 0) / whole;
}

/** Falls in a straight line to 0.2, then ever more slowly: what is far may still come nearer, and counts for it. */
function closeness({ difference, tolerance, reach }: Likeness): number {
  const away = Math.max(0, (Math.abs(difference) - tolerance) / reach);
  return away <= 0.8 ? 1 - away : 0.16 / away;
}

function likenessesOf(text: VoiceMeasures, voice: VoiceProfile): Likeness[] {
  const topics = findRuleTopics(voice);
  const ratio = (one: number, other: number) => Math.log((one + 1) / (other + 1));
  const ofWords = (share: number) => chance(share, text.words);
  const ofSentences = (share: number) => chance(share, text.sentences);
  const likenesses: (Likeness | null)[] = [
    {
      topic: "length",
      weight: 3,
      difference: ratio(text.sentenceLength.mean, voice.sentenceLength.mean),
      tolerance: 0.1,
      reach: 0.75,
      more: "sentences run longer than yours",
      less: "sentences are shorter than yours",
    },
    {
      topic: "rhythm",
      weight: 0.8,
      difference: ratio(text.sentenceLength.spread, voice.sentenceLength.spread),
      tolerance: 0.35,
      reach: 1.2,
      more: "sentence lengths vary more than yours",
      less: "sentence lengths vary less than yours",
    },
    {
      topic: "words",
      weight: 1.5,
      difference: text.readingEase - voice.readingEase,
      tolerance: 8,
      reach: 45,
      more: "words are plainer than yours",
      less: "words are harder than yours",
    },
    {
      topic: "contractions",
      weight: 2,
      difference: text.contractions - voice.contractions,
      tolerance: ofWords(voice.contractions),
      reach: 0.035,
      more: "more contractions than you use",
      less: "fewer contractions than you use",
    },
    {
      topic: "reader",
      weight: 1.5,
      difference: text.secondPerson - voice.secondPerson,
      tolerance: ofWords(voice.secondPerson) + 0.006,
      reach: 0.055,
      more: "it says 'you' more often than you do",
      less: "it says 'you' less often than you do",
    },
    {
      topic: "self",
      weight: 1,
      difference: text.firstPerson - voice.firstPerson,
      tolerance: ofWords(voice.firstPerson) + 0.006,
      reach: 0.055,
      more: "it says 'we' or 'I' more often than you do",
      less: "it says 'we' or 'I' less often than you do",
    },
    {
      topic: "questions",
      weight: 1,
      difference: text.questions - voice.questions,
      tolerance: ofSentences(voice.questions) + 0.03,
      reach: 0.3,
      more: "it asks more questions than you do",
      less: "it asks fewer questions than you do",
    },
    {
      topic: "exclamations",
      weight: 1.5,
      difference: text.exclamations - voice.exclamations,
      tolerance: ofSentences(voice.exclamations),
      reach: 0.25,
      more: "more exclamation marks than you use",
      less: "fewer exclamation marks than you use",
    },
    voice.formality === undefined
      ? null
      : {
          topic: "words",
          weight: 2,
          difference: text.formal - text.casual - voice.formality,
          tolerance: ofWords(Math.abs(voice.formality)) + 0.006,
          reach: 0.04,
          more: "words are more formal than yours",
          less: "words are more casual than yours",
        },
    voice.boosters === undefined
      ? null
      : {
          topic: "boosters",
          weight: 0.7,
          difference: text.boosters - voice.boosters,
          tolerance: ofWords(voice.boosters) + 0.004,
          reach: 0.035,
          more: "it presses harder than you do (very, really, never)",
          less: "it presses less than you do (very, really, never)",
        },
  ];
  return likenesses.filter((likeness) => likeness !== null).filter(({ topic }) => topics.has(topic));
}

/** How far a share strays by chance alone in a text of `count` words or sentences: half its standard deviation. */
function chance(share: number, count: number): number {
  return 0.5 * Math.sqrt((share * (1 - share)) / Math.max(1, count));
}
