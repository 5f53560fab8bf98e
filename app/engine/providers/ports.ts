import type { EngineName } from "../engine";
import type { Speech } from "../speech";
import type { SparkBudget } from "./budget";

export type ProviderName = Exclude<EngineName, "embedded">;

/** What a provider says that a text took; undefined where it does not say. */
export interface TokenUsage {
  input: number | undefined;
  output: number | undefined;
}

/** What a call may cost and when it has to end. */
export interface CallOptions {
  signal: AbortSignal;
  budget: SparkBudget;
  /** Told how many characters of an answer have come, while it comes, by models whose answers are streams. */
  onReceived?(characters: number): void;
  /** Told what the provider counted, by models that count. */
  onUsage?(tokens: TokenUsage): void;
  /** Told how far a text is, 0 to 1; may fall when an answer is asked for again. */
  onShare?(share: number): void;
}

/** A question to a text model. The answer is one JSON object. */
export interface TextRequest {
  /** What to do. Holds no word of the user's. */
  instructions: string;
  /** The data, and after a faulty answer that answer and what is wrong with it. */
  messages: { role: "user" | "assistant"; text: string }[];
  /** The answer's shape as JSON Schema, in the keywords that every vendor takes. */
  schema: Record<string, unknown>;
  /** The most tokens that the answer may take. */
  outputTokens: number;
}

/** Every method of these ports throws a PartFailure, and rejects with the signal's reason once it aborts. */
export interface TextModel {
  engine: ProviderName;
  model: string;
  /** Answers the text as the model wrote it; it may be no JSON, or cut off. */
  answer(request: TextRequest, options: CallOptions): Promise<string>;
}

export interface PictureModel {
  engine: ProviderName;
  model: string;
  /** Answers the bytes of one upright picture, in whatever format the model writes. */
  paint(prompt: string, options: CallOptions): Promise<Uint8Array>;
}

export interface VideoModel {
  engine: ProviderName;
  model: string;
  /** Answers the bytes of one upright MP4 of at least so many seconds, where the model makes that long a one. */
  film(prompt: string, seconds: number, options: CallOptions): Promise<Uint8Array>;
}

export interface VoiceModel {
  engine: ProviderName;
  model: string;
  speak(text: string, options: CallOptions): ReturnType<Speech["speak"]>;
}

/** What one vendor can do with the key that is set. */
export interface Provider {
  text?: TextModel;
  picture?: PictureModel;
  video?: VideoModel;
  voice?: VoiceModel;
}
