import type { Brief } from "../../../app/engine/brief";
import type { MessageKind } from "../../../app/engine/message/message";
import { aBrief } from "../../../tests/factories/a-brief";
import { heldOutIdeas } from "./held-out";
import { projects } from "./projects";
import { tuningIdeas } from "./tuning";

/**
 * An idea as somebody types it, and what a careful reader takes from it. What is left out was not said: it has to be read as nothing.
 * `for` and `where` fall back to the project's own.
 */
export interface ReadIdea {
  by: keyof typeof projects;
  idea: string;
  /** One, or several where readers would differ. */
  kind: MessageKind | MessageKind[];
  /** One wording, or several that are as good. Compared without marks and capitals. */
  point: string | string[];
  what?: string | string[];
  offer?: string;
  when?: string;
  where?: string;
  for?: string;
  /** "6 places", "6 places remaining". */
  quantity?: string;
  /** What the reader is known to read wrongly here: it has to be mended before a name may leave this list. */
  misread?: readonly string[];
}

/** The brief in which the idea arrives. */
export function briefOf({ by, idea }: ReadIdea): Brief {
  const { name, description, audience, ...project } = projects[by];
  return aBrief(name, description, audience, idea, { project, requestedAt: "2026-11-21T09:00:00.000Z" });
}

export const corpus = { tuning: tuningIdeas, heldOut: heldOutIdeas } as const;
