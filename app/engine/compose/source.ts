import type { Brief } from "../brief";
import type { Material } from "../message/message";
import type { Lines } from "./lines";
import type { Voice } from "./voices";
import type { Sum } from "./work-out";

/** What a text of a campaign is written from: all that a format may look at. */
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
  /** The owner's lines, whole. */
  lines: Lines;
  /** What follows from the figures by counting. */
  sums: readonly Sum[];
  keywords: readonly string[];
  /** Words that the brand never uses, in lower case. */
  avoided: readonly string[];
  voice: Voice;
  seed: string;
}
