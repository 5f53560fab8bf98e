import type { Brief } from "../brief";
import type { Feature, Material } from "../message/message";
import type { Voice } from "./voices";

/** What a text of a campaign is written from: all that a slot, a need or a format may look at. */
export interface Source {
  brief: Brief;
  material: Material;
  /** The project's name as it is printed. */
  name: string;
  /** The address without protocol, for print, and as a link. */
  site: string;
  url: string;
  /** The owner's call to action, without a full stop. */
  call: string;
  /** What the project says of itself, one sentence each. */
  about: readonly string[];
  keywords: readonly string[];
  /** Words that the brand never uses, in lower case. */
  avoided: readonly string[];
  voice: Voice;
  seed: string;
  /** What the phrase is about where there are several: one feature, one proof, one step. */
  feature?: Feature;
  line?: string;
}
