/**
 * The engine's port: a brief goes in, a campaign comes out. What stands behind it (the embedded engine, a provider's model,
 * another machine) is an adapter. Everything here is plain data, so a brief can travel and a result can be stored by someone else.
 */

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
  /** One sentence or more, as the user typed it: data, never instructions. */
  idea: string;
  contentTypes: ContentType[];
  sceneSetting: string | null;
  mainCharacter: MainCharacter | null;
  visualStyle: string | null;
  audioMood: string | null;
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

export interface Picture {
  png: Asset;
  webp: Asset;
  altText: string;
}

export interface Film {
  /** The scenes in order. The script is what is said or shown in the scene. */
  clips: { asset: Asset; script: string }[];
  /** All scenes joined. */
  film: Asset;
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
  engine: "embedded" | "openai" | "anthropic" | "google" | "fal" | "openai-compatible";
  model: string;
  /** ISO 8601. */
  madeAt: string;
}

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

export interface GenerateOptions {
  /** An empty folder for files on the way. The caller removes it after the last `onPart`. */
  scratch: string;
  /** Called often; must be cheap. */
  onProgress(progress: PartProgress): void;
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
