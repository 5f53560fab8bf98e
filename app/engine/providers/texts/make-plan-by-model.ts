import { type Finding, findPlaceholder } from "../../checks/blog-rules";
import type { CampaignPlan } from "../../plan";
import { cutAtWord, withoutEndMark } from "../../words/clean-text";
import type { CallOptions, TextModel } from "../ports";
import { type PlanAnswer, planAnswer, planInstructions, writePlanMessage } from "../prompts/plan-prompt";
import { findInventedFigures } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: the plan itself has about 400; the rest is for models that think before they answer. */
const outputTokens = 3_000;

export interface ThoughtPlan {
  plan: CampaignPlan;
  /** What a photograph for the campaign shows, in English; for the models that paint and film. */
  shot: string;
}

/**
 * Has a model think through what rules made of the brief, in the idea's own language. What the user gave (call to action, keywords)
 * stays as it is.
 */
export function makePlanByModel(model: TextModel, plan: CampaignPlan, options: CallOptions): Promise<ThoughtPlan> {
  return writeStructured(
    model,
    {
      instructions: planInstructions,
      message: writePlanMessage(plan),
      schema: planAnswer,
      outputTokens,
      judge: (answer) => ({
        content: { plan: refined(plan, answer), shot: answer.photograph },
        findings: findingsOf(answer, plan),
      }),
      mend: () => null,
    },
    options,
  );
}

function refined(plan: CampaignPlan, answer: PlanAnswer): CampaignPlan {
  const { brief } = plan;
  const { audience, problem, promise, supportingLine } = answer;
  const ownCall = brief.specificCallToAction?.trim() || brief.project.defaultCallToAction?.trim();
  const ownKeywords = brief.specificSeoKeywords?.trim() || brief.project.defaultSeoKeywords?.trim();
  return {
    ...plan,
    audience: withoutEndMark(audience),
    problem: withoutEndMark(problem),
    promise: withoutEndMark(promise),
    headline: cutAtWord(withoutEndMark(answer.headline) || answer.headline, 60),
    supportingLine,
    points: answer.points,
    // why none: the built-in story would tell the built-in headline
    story: [],
    keywords: ownKeywords ? plan.keywords : answer.keywords,
    ...(ownCall ? {} : { fullCallToAction: answer.callToAction, callToAction: withoutEndMark(answer.callToAction) }),
  };
}

function findingsOf(answer: PlanAnswer, plan: CampaignPlan): Finding[] {
  const texts = [answer.audience, answer.problem, answer.promise, answer.headline, answer.supportingLine];
  const all = [...texts, ...answer.points.flatMap(({ label, sentence }) => [label, sentence])].join("\n");
  const findings = findInventedFigures(all, plan.brief);
  const left = findPlaceholder(all, JSON.stringify(plan.brief));
  if (left) findings.push({ rule: "placeholder", detail: left });
  for (const word of plan.avoidedWords)
    if (all.toLowerCase().includes(word)) findings.push({ rule: "brand voice", detail: `never say "${word}"` });
  const labels = answer.points.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size !== labels.length) findings.push({ rule: "points", detail: "two have one label" });
  return findings;
}
