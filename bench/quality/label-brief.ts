import type { Brief, ProjectProfile } from "../../app/engine/brief";
import { aBrief, type Extras } from "../../tests/factories/a-brief";

/** A brief with what a reader of it knows, written down by hand, so that no check has to believe the reader that it measures. */
export interface LabelledBrief {
  brief: Brief;
  /**
   * What the campaign has to say: the thing first, then each figure, date and place that belongs to it. Of words with a bar between them
   * either will do ("three|3 paperbacks"). Empty where the idea has no point ("asdf").
   */
  point: string[];
  /** An instruction to the writer as it is typed, verb first ("Get 20 sign-ups"): a goal that may not reach the copy. */
  instruction: string | null;
}

interface Typed {
  name: string;
  description: string;
  audience: string;
  idea: string;
  point: string[];
  instruction?: string;
  voice?: ProjectProfile["brandVoice"];
  call?: ProjectProfile["defaultCallToAction"];
  keywords?: ProjectProfile["defaultSeoKeywords"];
  problem?: ProjectProfile["problemBeingSolved"];
  facts?: string[];
  more?: Omit<Extras, "project">;
}

/** A brief as a small business types it, and its labels. */
export function labelBrief(typed: Typed): LabelledBrief {
  const { name, description, audience, idea, point, instruction = null, more } = typed;
  const project = {
    brandVoice: typed.voice ?? null,
    defaultCallToAction: typed.call ?? null,
    defaultSeoKeywords: typed.keywords ?? null,
    problemBeingSolved: typed.problem ?? null,
    facts: typed.facts ?? null,
  };
  const own = { seed: `quality-${name}-${idea}`, requestedAt: "2026-11-02T09:00:00.000Z" };
  return { brief: aBrief(name, description, audience, idea, { ...own, ...more, project }), point, instruction };
}
