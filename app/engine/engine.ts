/**
 * The engine's port: a brief goes in, a campaign comes out. What stands behind it (the embedded engine, a provider's model,
 * another machine) is an adapter. Everything here is plain data, so a brief can travel and a result can be stored by someone else.
 */

import type { CampaignPlan } from "./plan";

/** The four things a spark can buy, in the order in which they are made and shown. */
export const contentTypes = ["blog", "image", "caption", "video"] as const;
export type ContentType = (typeof contentTypes)[number];

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
  /** Six to ten plain rules: "Keep sentences to about 12 words." */
  rules: string[];
}

export interface MainCharacter {
  name: string | null;
  role: string | null;
  pronouns: { object: string | null; possessive: string | null };
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
  contentTypes: ContentType[];
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
  /** Comma-separated; wins over the project's default when set. */
  specificSeoKeywords: string | null;
  /** A picture that was sniffed and re-encoded on upload. */
  referenceImagePath: string | null;
  /** When the campaign was asked for, ISO 8601: the only clock the engine knows (seasons, provenance). */
  requestedAt: string;
}

/** A file the engine made, inside the scratch folder that the caller gave and will remove. */
export interface Asset {
  path: string;
  mimeType: "image/png" | "image/webp" | "image/jpeg" | "video/mp4" | "text/vtt" | "application/x-subrip";
  width?: number;
  height?: number;
  /** Seconds. */
  duration?: number;
}

export interface BlogPost {
  /** Up to 60 characters. */
  title: string;
  slug: string;
  /** Up to 160 characters. */
  metaDescription: string;
  /** Up to 300 characters. */
  excerpt: string;
  /** The article with its H1, its sections (H2) and its FAQs. 700 to 1,200 words. */
  markdown: string;
  faqs: { question: string; answer: string }[];
  /** Sentences with numbers, names or superlatives that the author should verify before publishing. */
  claimsToCheck: string[];
}

export interface Caption {
  /** A key of the platform table. */
  platform: string;
  /** The opening's kind: question, number, story, contrast, offer ... */
  hook: string;
  /** Ready to paste, hashtags included, within the platform's limit. */
  text: string;
  /** True when the text had to be cut to fit. */
  shortened: boolean;
}

/** The shapes that platforms ask for, as width to height: a square post, a portrait post, a story, a link preview. */
export const cropShapes = ["1:1", "4:5", "9:16", "1.91:1"] as const;
export type CropShape = (typeof cropShapes)[number];

export interface Picture {
  png: Asset;
  webp: Asset;
  altText: string;
  /** The same picture composed anew for each shape, as PNG. */
  crops: { shape: CropShape; asset: Asset }[];
}

export interface Film {
  /** The scenes in order. The script is what is said or shown in the scene; the still is a picture of it. */
  clips: { asset: Asset; script: string; still: Asset }[];
  /** All scenes joined. */
  film: Asset;
  /** The same film 16:9, when the brief wants it. */
  horizontal: Asset | null;
  poster: Asset;
  srt: Asset;
  vtt: Asset;
}

export interface ContentByType {
  blog: BlogPost;
  image: Picture;
  caption: Caption[];
  video: Film;
}

/** Who made an asset, with what and when; stored beside it and shown to the user. */
export interface Provenance {
  engine: EngineName;
  model: string;
  /** ISO 8601. */
  madeAt: string;
  /** Who was asked first and could not, in the order of asking. Absent when the first one made it. */
  instead?: { engine: EngineName; reason: FailureReason }[];
  /** Who brought the text closer to the brand's voice afterwards, and when (ISO 8601). Absent while it is as it was made. */
  revised?: { engine: EngineName; model: string; at: string };
}

export const engineNames = ["embedded", "openai", "anthropic", "google", "fal", "openai-compatible"] as const;
export type EngineName = (typeof engineNames)[number];

/** Why a part could not be made, told apart because each needs another answer from the user. */
export type FailureReason =
  | "refused"
  | "quota"
  | "wrong-key"
  | "timed-out"
  | "unreachable"
  | "disk-full"
  | "cancelled"
  | "unsupported-language"
  | "internal";

export class PartFailure extends Error {
  override name = "PartFailure";
  constructor(
    readonly reason: FailureReason,
    /** For the user: what happened and what to do, one or two plain sentences. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type FinishedPart = {
  [T in ContentType]: { type: T; content: ContentByType[T]; provenance: Provenance };
}[ContentType];

export interface PartProgress {
  type: ContentType;
  /** 0 to 1, never falling. */
  fraction: number;
}

/** What the user is shown of the plan as 'the brief behind this campaign'. Plain data. */
export type CampaignBrief = Pick<
  CampaignPlan,
  | "audience"
  | "problem"
  | "promise"
  | "headline"
  | "supportingLine"
  | "points"
  | "fullCallToAction"
  | "keywords"
  | "tone"
  | "facts"
>;

export interface GenerateOptions {
  /** An empty folder for files on the way. The caller removes it after the last `onPart`. */
  scratch: string;
  /** Called often; must be cheap. */
  onProgress(progress: PartProgress): void;
  /** Called once, before the first part, with the thinking that all parts share. */
  onPlan(plan: CampaignBrief): Promise<void>;
  /** Called once for each part that succeeded. The engine waits for it before it goes on. */
  onPart(part: FinishedPart): Promise<void>;
  /** Called once for each part that failed for good; the others go on. */
  onFailure(type: ContentType, failure: PartFailure): Promise<void>;
  /** Aborting ends the work within two seconds and rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface Engine {
  /**
   * Makes every part that the brief's `contentTypes` names and reports each the moment it is ready.
   * Resolves when each part was reported as made or failed; rejects only when the signal aborts.
   */
  generate(brief: Brief, options: GenerateOptions): Promise<void>;
}
