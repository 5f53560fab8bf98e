import type { Brief, SceneLine } from "./brief";
import type { Material } from "./message/message";
import type { VoiceTone } from "./voice/tones";

export type Tone = VoiceTone;

/** The thinking behind a campaign, made once from the brief. All four content types draw on it, so that they tell one story. */
export interface CampaignPlan {
  brief: Brief;
  /** What was read from the brief, typed. */
  material: Material;
  projectName: string;
  /** Who it is for, as a noun phrase in lower case: "commuters who drink two coffees a day". */
  audience: string;
  /** What bothers them; empty where the brief does not say, or where it is the owner's own trouble. */
  problem: string;
  /** What changes for them, as a clause. */
  promise: string;
  /** The one line that everything repeats in other words. Up to 60 characters, without a full stop: a poster's headline. */
  headline: string;
  /** A line under the headline, up to 110 characters. */
  supportingLine: string;
  /** Three to five distinct points, each with a short label (up to 24 characters) and one sentence (up to 120). None repeats another. */
  points: { label: string; sentence: string }[];
  /** The film's scenes in words; empty where they are to be told from headline and points. */
  story: SceneLine[];
  /** An imperative, up to 40 characters: "Order the autumn box". Empty where the brief gives none. */
  callToAction: string;
  /** The call to action as the user wrote it, for running text. */
  fullCallToAction: string;
  /** The address without protocol, for print: "beanthere.example". */
  displayUrl: string;
  keywords: string[];
  tone: Tone;
  /** A pictogram's name that a model picked, null for none; absent where the words are left to find it. */
  pictogram?: string | null;
  season: "spring" | "summer" | "autumn" | "winter" | null;
  /** What the project says about itself, as whole sentences; only these may be stated as facts. */
  facts: string[];
  /** False when the idea is in a language that the built-in engine does not write. */
  inEnglish: boolean;
  /** Words that the brand voice forbids, in lower case. */
  avoidedWords: string[];
}
