import type { ContentType } from "~/engine/brief";
import type { Project } from "~/features/projects/project";
import type { Proposal } from "./recommendation";

/** A spark of the past, as far as the next one depends on it. */
export interface PastSpark {
  prompt: string;
  createdAt: Date;
  /** It is not waiting or being made. */
  hasEnded: boolean;
  asked: readonly ContentType[];
  delivered: readonly ContentType[];
  /** The first question that its campaign left open. */
  openQuestion: string | null;
}

export interface Material {
  project: Pick<
    Project,
    | "name"
    | "description"
    | "targetAudience"
    | "defaultCallToAction"
    | "defaultSeoKeywords"
    | "problemBeingSolved"
    | "facts"
  >;
  /** The newest first. */
  sparks: readonly PastSpark[];
  /** What was asked for, if anything. */
  keywords: string;
  today: Date;
}

/** Looks at one thing, and proposes something or nothing. */
export type Rule = (material: Material) => Proposal | null;
