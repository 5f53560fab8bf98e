import type { Brief } from "../brief";
import type { PointParts } from "../english/point-pieces";
import type { Material } from "../message/message";
import type { Detail } from "./details";
import type { Lines } from "./lines";
import type { ShortPoint } from "./point-short";
import type { Subject } from "./subject";
import type { ToldFact } from "./told-facts";
import type { Voice } from "./voices";
import type { Sum } from "./work-out";

/**
 * "Kids eat free on Sundays" is a clause, "Two-for-one pasta on Tuesday nights" a phrase, "Order your turkey by 10 December" a call, "Is a
 * heat pump worth it" a question; "Still no tax return? The deadline is 31 January" holds more than one of them.
 */
export type PointForm = "clause" | "phrase" | "call" | "question" | "sentences";

/** What a text of a campaign is written from: all that a slot, a need or a format may look at. */
export interface Source {
  brief: Brief;
  material: Material;
  /** The project's name as it is printed. */
  name: string;
  /** The address without protocol, for print, and as a link. */
  site: string;
  url: string;
  /** What the point is, as a piece of language: it decides where in a sentence it may stand. */
  pointForm: PointForm;
  /** The point in the pieces that a sentence can be made of anew; null where they cannot be told. */
  parts: PointParts | null;
  /** The point in short forms, for whatever has no room for the whole or said it before. */
  short: ShortPoint;
  /** The owner's call to action, without a full stop. */
  call: string;
  /** What the project says of itself, one sentence each; the first says what it is. */
  about: readonly string[];
  /** What the idea says beside its point, one sentence each. */
  more: readonly string[];
  /** What the owner noted down as facts of the project. */
  facts: readonly ToldFact[];
  /** The owner's lines, whole. */
  lines: Lines;
  /** What the texts speak of, by name. */
  subject: Subject;
  /** Everything that is said beside the subject, in short pieces of the owner's. */
  details: readonly Detail[];
  /** What follows from the figures by counting. */
  sums: readonly Sum[];
  /** The point in fewer words, where they are sure: each names the thing and one detail. */
  shorts: readonly string[];
  keywords: readonly string[];
  /** Words that the brand never uses, in lower case. */
  avoided: readonly string[];
  voice: Voice;
  seed: string;
  /** What the phrase is about where there are several: one proof, one of the owner's lines. */
  line?: string;
  /** What was chosen of the brief for this phrase, by the slots' names. */
  given?: Readonly<Partial<Record<string, string>>>;
}
