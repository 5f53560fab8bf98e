/**
 * The engine's port: a brief goes in, a campaign comes out. What stands behind it (the embedded engine, a provider's model,
 * another machine) is an adapter. Everything here is plain data, so a brief can travel and a result can be stored by someone else.
 */

import type { Brief, ContentType, SceneLine } from "./brief";
import type { OpenQuestion } from "./message/message";
import type { CampaignPlan } from "./plan";
import type { SaidBefore } from "./said-before";

export {
  type Brief,
  type ContentType,
  contentTypes,
  type MainCharacter,
  type ProjectProfile,
  type SceneLine,
  type TextFormat,
  textFormats,
  type VoiceProfile,
} from "./brief";

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
  /** The article with its H1, its sections (H2) and its FAQs. A model's has usually 500 to 1,200 words, the built-in writer's as many as the facts give. */
  markdown: string;
  faqs: { question: string; answer: string }[];
  /** Sentences with numbers, names or superlatives that the author should verify before publishing. */
  claimsToCheck: string[];
  /** For the author, in whole sentences: what is not as it should be and could not be mended. Absent when there is nothing. */
  remarks?: string[];
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
  /** As in an article; absent when there are none. */
  claimsToCheck?: string[];
  /** As in an article; absent when there are none. */
  remarks?: string[];
}

/** What an e-mail may have of each of its parts: characters in a list of mails, words in its body. */
export const emailLimits = { subject: 60, preheader: 90, words: { usual: 120, most: 250 } } as const;

export interface Email {
  format: "email";
  /** Up to 60 characters. */
  subject: string;
  /** What stands beside the subject in a list of mails; up to 90 characters. */
  preheader: string;
  /** Plain text, its paragraphs apart by an empty line, with the one call to action as a line of its own; at most 250 words. */
  text: string;
  /** The same as HTML without styles of its own, its call to action as the only link. */
  html: string;
  callToAction: { label: string; url: string };
  /** As in an article. */
  claimsToCheck: string[];
  /** As in an article; absent when there are none. */
  remarks?: string[];
}

/** How many of each there are, and how many characters each may have. Source: Google Ads' help on responsive search ads, and Meta's on feeds. */
export const adLimits = {
  headlines: { count: 15, most: 30 },
  descriptions: { count: 4, most: 90 },
  social: { count: 3, text: 125, headline: 40 },
} as const;

/** Search ads, of whose lines the network takes some in turn, and ads for social feeds. No line says what another one says. */
export interface Ads {
  format: "ad";
  headlines: string[];
  descriptions: string[];
  social: { text: string; headline: string }[];
  /** Where they lead. */
  url: string;
  /** As in an article. */
  claimsToCheck: string[];
  /** As in an article; absent when there are none. */
  remarks?: string[];
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
  /** The scenes in order. The script is what is said or shown in the scene, in sentences; the still is a picture of it. */
  clips: { asset: Asset; script: string; scene: SceneLine; still: Asset }[];
  /** All scenes joined. */
  film: Asset;
  /** The same film 16:9, when the brief wants it. */
  horizontal: Asset | null;
  poster: Asset;
  srt: Asset;
  vtt: Asset;
}

export interface ContentByType {
  blog: BlogPost | Email;
  image: Picture;
  caption: Caption[] | Ads;
  video: Film;
}

/** Who made an asset, with what and when; stored beside it and shown to the user. */
export interface Provenance {
  engine: EngineName;
  model: string;
  /** ISO 8601. */
  madeAt: string;
  /** Who was asked first and could not, in the order of asking. Absent when the first one made it. */
  fallbackFrom?: { engine: EngineName; reason: FailureReason }[];
  /** Who brought the text closer to the brand's voice afterwards, and when (ISO 8601). Absent while it is as it was made. */
  revised?: { engine: EngineName; model: string; at: string };
  /** When its owner last edited it by hand (ISO 8601). Absent while nobody has. */
  edited?: { at: string };
}

const engineNames = ["embedded", "openai", "anthropic", "google", "fal", "openai-compatible"] as const;
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
  | "facts"
> & {
  /** What the owner could add to sharpen this campaign, the most useful first. */
  questions: OpenQuestion[];
  /** One of the known tones, or the brand voice in its owner's words where a model was given those. */
  tone: string;
  /** Lines that say what the brief does not; absent when there are none. */
  claimsToCheck?: string[];
  /** What a model wants seen on a photograph of the campaign. Not shown; a resumed campaign goes on with it. */
  photograph?: string;
  /** The pictogram that a model picked, null for none. Not shown either; absent where the words choose. */
  pictogram?: string | null;
};

export interface GenerateOptions {
  /** An empty folder for files on the way. The caller removes it after the last `onPart`. */
  scratch: string;
  /** What an earlier try gave to `onPlan`: this one goes on with it, and no model is asked to plan again. */
  madePlan?: CampaignBrief | null;
  /** What earlier campaigns of this account said; the built-in writer avoids it while it has other words. */
  saidBefore?: SaidBefore;
  /** Called often; must be cheap. */
  onProgress(progress: PartProgress): void;
  /** Called once, before the first part, with the thinking that all parts share. */
  onPlan(plan: CampaignBrief): Promise<void>;
  /** Called once for each part that succeeded. The engine waits for it before it goes on. */
  onPart(part: FinishedPart): Promise<void>;
  /** Where it is given, a film whose script the brief does not carry is not made: its script is handed over, to be approved first. */
  onScript?(script: SceneLine[]): Promise<void>;
  /** Called once for each part that failed for good; the others go on. */
  onFailure(type: ContentType, failure: PartFailure): Promise<void>;
  /** Aborting ends the work within two seconds and rejects with the signal's reason. */
  signal: AbortSignal;
}

export interface Engine {
  /**
   * Makes every part that the brief's `contentTypes` names and reports each the moment it is ready.
   * Resolves when each part was reported as made or failed, or as a script; rejects only when the signal aborts.
   */
  generate(brief: Brief, options: GenerateOptions): Promise<void>;
}
