import type { CampaignBrief } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { removeEndMark } from "../../words/clean-text";
import type { ThoughtPlan } from "./make-plan-by-model";

/** The plan of an earlier try, laid over what rules make of the same brief, so that a resumed campaign tells the story it began. */
export function carryPlan(plan: CampaignPlan, made: CampaignBrief): ThoughtPlan {
  const { audience, problem, promise, headline, supportingLine, points, fullCallToAction, keywords, facts } = made;
  const call =
    fullCallToAction === plan.fullCallToAction
      ? {}
      : { fullCallToAction, callToAction: removeEndMark(fullCallToAction) };
  const pick = made.pictogram === undefined ? {} : { pictogram: made.pictogram };
  return {
    // why no story: the built-in one would tell the built-in headline.
    plan: {
      ...plan,
      audience,
      problem,
      promise,
      headline,
      supportingLine,
      points,
      keywords,
      facts,
      story: [],
      ...call,
      ...pick,
    },
    shot: made.photograph ?? null,
    claimsToCheck: made.claimsToCheck ?? [],
  };
}

/** What is shown and kept of a plan that a model thought up. The tone is the brand voice in its owner's words, as the model was told it. */
export function describeThoughtPlan(brief: CampaignBrief, { plan, shot, claimsToCheck }: ThoughtPlan): CampaignBrief {
  return {
    ...brief,
    tone: plan.brief.project.brandVoice?.trim() || brief.tone,
    ...(claimsToCheck.length > 0 ? { claimsToCheck } : {}),
    ...(shot ? { photograph: shot } : {}),
    ...(plan.pictogram === undefined ? {} : { pictogram: plan.pictogram }),
  };
}
