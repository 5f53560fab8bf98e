import type { StatedFacts } from "./message/message";

/** The four things a spark can buy, in the order in which forms show them. */
export const contentTypes = ["blog", "image", "caption", "video"] as const;
export type ContentType = (typeof contentTypes)[number];

/** What a written part becomes in place of its usual form: the blog part an e-mail, the captions ads. */
export const textFormats = ["email", "ad"] as const;
export type TextFormat = (typeof textFormats)[number];

/** What the project's owner wrote about the brand or product. Empty optional fields are null. */
export interface ProjectProfile {
  name: string;
  websiteUrl: string;
  description: string;
  targetAudience: string;
  brandVoice: string | null;
  defaultCallToAction: string | null;
  defaultSeoKeywords: string | null;
  problemBeingSolved: string | null;
  /** "Facts we may state", one a line of the form; absent in briefs that were stored before there were any. */
  facts?: string[] | null;
}

/** How a brand sounds, measured on samples of its own writing, and the rules that follow from it. Plain data, kept with a project. */
export interface VoiceProfile {
  /** Words of all samples together. */
  sampleWords: number;
  tone: string;
  /** Words in a sentence: the mean, and the standard deviation. */
  sentenceLength: { mean: number; spread: number };
  /** Flesch reading ease, about 0 (hard) to 100 (easy). */
  readingEase: number;
  /** Shares of all words or sentences, 0 to 1. */
  contractions: number;
  questions: number;
  exclamations: number;
  secondPerson: number;
  firstPerson: number;
  /** Share of words that press on a statement ("very", "really"); absent where nobody measured it. */
  boosters?: number;
  /** Share of formal words less that of casual ones, -1 to 1; absent where nobody measured it. */
  formality?: number;
  /** Words that this brand uses often and general English does not, the most frequent first. */
  terms: string[];
  /** Plain rules, as many of those that follow from the figures as the owner kept: "Keep sentences to about 12 words." */
  rules: string[];
}

export interface MainCharacter {
  name: string | null;
  role: string | null;
  pronouns: { object: string | null; possessive: string | null };
}

/** What one scene of a film shows in words. */
export interface SceneLine {
  kind: "character" | "problem" | "promise" | "point" | "action";
  /** A small line above: where we are, whose film it is. */
  kicker: string;
  line: string;
  /** A second, smaller line; of the last scene the address. May be empty. */
  detail: string;
}

/** Everything the engine may know. It never reads the database, the network's users or the clock for its choices. */
export interface Brief {
  /** The spark's document id. The same brief with the same seed gives the same campaign. */
  seed: string;
  project: ProjectProfile;
  /** How the project's brand sounds; null until samples were analysed and the result saved to the project. */
  voice: VoiceProfile | null;
  /** One sentence or more, as the user typed it: data, never instructions. */
  idea: string;
  /** What the user stated about this campaign: wins over what is read from the idea. Absent in older briefs. */
  facts?: StatedFacts | null;
  contentTypes: ContentType[];
  /** Null for the usual forms; absent in briefs from before there were others. */
  format?: TextFormat | null;
  sceneSetting: string | null;
  mainCharacter: MainCharacter | null;
  visualStyle: string | null;
  audioMood: string | null;
  /** Also make the film 16:9, beside the vertical one. */
  wantsHorizontalVideo: boolean;
  /** Read the film's words aloud, where a voice is at hand. */
  wantsVoiceover: boolean;
  /** Wins over the project's default when set. */
  specificCallToAction: string | null;
  /** The line on the poster, up to 60 characters: chosen by the user, or that of the campaign of which a part is made again. Absent where it is to be found. */
  headline?: string | null;
  /** The film's scenes as its owner wants them, in their order. Absent or null where they are to be written. */
  script?: SceneLine[] | null;
  /** Comma-separated; wins over the project's default when set. */
  specificSeoKeywords: string | null;
  /** A picture that was sniffed and re-encoded on upload. */
  referenceImagePath: string | null;
  /** When the campaign was asked for, ISO 8601: the only clock the engine knows (seasons, provenance). */
  requestedAt: string;
}

/** What a brief holds where nothing beside the idea was asked for. */
export const noWishes = {
  voice: null,
  sceneSetting: null,
  mainCharacter: null,
  visualStyle: null,
  audioMood: null,
  wantsHorizontalVideo: false,
  wantsVoiceover: false,
  specificCallToAction: null,
  specificSeoKeywords: null,
  referenceImagePath: null,
} as const satisfies Partial<Brief>;
