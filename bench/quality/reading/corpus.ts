import type { Brief } from "../../../app/engine/brief";
import type { FactName, MessageKind } from "../../../app/engine/message/message";
import { aBrief } from "../../../tests/factories/a-brief";
import { describedProjects } from "./described-projects";
import { handReadIdeas } from "./hand-read";
import { conditionIdeas } from "./hand-read-conditions";
import { heldOutIdeas } from "./held-out";
import { projects } from "./projects";
import { tuningIdeas } from "./tuning";

/**
 * An idea as somebody types it, and what a careful reader takes from it. What is left out was not said: it has to be read as nothing.
 * `for` and `where` fall back to the project's own.
 */
export interface ReadIdea {
  by: keyof typeof projects | keyof typeof describedProjects;
  idea: string;
  /** One, or several where readers would differ. */
  kind: MessageKind | MessageKind[];
  /** One wording, or several that are as good. Compared without marks and capitals. */
  point: string | string[];
  what?: string | string[];
  offer?: string | string[];
  when?: string | string[];
  where?: string | string[];
  for?: string | string[];
  /** "6 places", "6 places remaining". */
  quantity?: string | string[];
  /** The whole of the idea, line by line; several readings where readers would cut differently. Scored where it is given. */
  statements?: readonly string[] | readonly (readonly string[])[];
  /** What has to happen by the time that was read: "order". Scored where it is given; null for nothing. */
  verb?: string | null;
  /** The first and the last day that may be relied on: "4 June to 5 June"; null for none. Scored where it is given. */
  days?: string | null;
  /** What must not be relied on. Scored where it is given. */
  unsure?: readonly FactName[];
  /** What the reader is known to read wrongly here: it has to be mended before a name may leave this list. */
  misread?: readonly string[];
}

/** The brief in which the idea arrives. */
export function makeBriefOfIdea({ by, idea }: ReadIdea): Brief {
  const { name, description, audience, ...project } = { ...projects, ...describedProjects }[by];
  return aBrief(name, description, audience, idea, { project, requestedAt: "2026-11-21T09:00:00.000Z" });
}

export const corpus = {
  tuning: tuningIdeas,
  heldOut: heldOutIdeas,
  handRead: handReadIdeas,
  conditions: conditionIdeas,
} as const;
