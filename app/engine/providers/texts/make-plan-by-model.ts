import { type Finding, findPlaceholder } from "../../checks/blog-rules";
import { isInEnglish } from "../../checks/is-english";
import { mendWording } from "../../checks/mend-wording";
import { checkPictogram } from "../../pictograms/find-pictogram";
import type { CampaignPlan } from "../../plan";
import { removeEndMark } from "../../words/clean-text";
import type { CallOptions, TextModel } from "../ports";
import { type PlanAnswer, planAnswer, planInstructions, planLimits, writePlanMessage } from "../prompts/plan-prompt";
import { fitLine, fitSentences } from "./fit-line";
import { findUnsupported, listInventions } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: the plan itself has about 400; the rest is for models that think before they answer. */
const outputTokens = 3_000;

export interface ThoughtPlan {
  plan: CampaignPlan;
  /** What a photograph for the campaign shows, in English; for the models that paint and film. */
  shot: string | null;
  /** Lines that say what the brief does not. */
  claimsToCheck: string[];
}

/**
 * Has a model think through what rules made of the brief, in the idea's own language. What the user gave (call to action, keywords)
 * stays as it is. Lines that are too long after a second try are cut at a clause or a word.
 */
export async function makePlanByModel(
  model: TextModel,
  plan: CampaignPlan,
  options: CallOptions,
): Promise<ThoughtPlan> {
  const answer = await writeStructured(
    model,
    {
      instructions: planInstructions,
      message: writePlanMessage(plan),
      schema: planAnswer,
      outputTokens,
      usualLength: 1_400,
      judge: (given) => ({
        content: given,
        findings: findingsOf(given, plan),
        unusable: plan.inEnglish && !isInEnglish(textOf(given)) ? "it is not in English, the language of `idea`" : null,
      }),
      finish: (given) => given,
    },
    options,
  );
  const fitted = fitAnswer(answer, plan);
  return {
    plan: refinePlan(plan, fitted),
    shot: answer.photograph.trim() || null,
    claimsToCheck: listInventions(textOf(fitted), plan),
  };
}

function refinePlan(plan: CampaignPlan, answer: PlanAnswer): CampaignPlan {
  const { brief } = plan;
  const { audience, problem, promise, headline, supportingLine, points, keywords } = answer;
  const ownCall = brief.specificCallToAction?.trim() || brief.project.defaultCallToAction?.trim();
  const ownKeywords = brief.specificSeoKeywords?.trim() || brief.project.defaultSeoKeywords?.trim();
  const call = answer.callToAction || plan.fullCallToAction;
  return {
    ...plan,
    audience,
    problem,
    promise,
    headline,
    supportingLine,
    points,
    // why none: the built-in story would tell the built-in headline.
    story: [],
    ...readPick(answer.pictogram),
    keywords: ownKeywords || keywords.length === 0 ? plan.keywords : keywords,
    ...(ownCall ? {} : { fullCallToAction: call, callToAction: removeEndMark(call) }),
  };
}

/** A pictogram of ours by its name, or none at all; whatever else a model writes leaves the choice to the words. */
function readPick(picked: string): Pick<CampaignPlan, "pictogram"> {
  const known = checkPictogram(picked);
  return known ? { pictogram: known } : picked.trim().toLowerCase() === "none" ? { pictogram: null } : {};
}

/** The answer with every line in its limit, no label twice, and the built-in engine's points where there are too few. */
function fitAnswer(answer: PlanAnswer, plan: CampaignPlan): PlanAnswer {
  const clause = (text: string, most: number) => fitLine(removeEndMark(mendWording(text)) || text, most);
  const points = [...answer.points, ...plan.points]
    .map(({ label, sentence }) => ({
      label: clause(label, planLimits.label),
      sentence: fitSentences(mendWording(sentence), planLimits.longestSentence),
    }))
    .filter(({ label }, index, all) => all.findIndex((other) => isSameLabel(other.label, label)) === index);
  // why: a sentence that no scene of the film holds gives way where there are enough others.
  const scenes = points
    .slice(0, answer.points.length)
    .filter(({ sentence }) => [...sentence].length <= planLimits.scene);
  const kept = scenes.length >= planLimits.fewestPoints ? scenes : points;
  const wanted = Math.max(planLimits.fewestPoints, Math.min(answer.points.length, planLimits.mostPoints));
  return {
    ...answer,
    audience: clause(answer.audience, planLimits.clause),
    problem: clause(answer.problem, planLimits.clause),
    promise: clause(answer.promise, planLimits.clause),
    headline: clause(answer.headline, planLimits.headline),
    supportingLine: fitSentences(mendWording(answer.supportingLine), planLimits.supportingLine),
    points: kept.slice(0, wanted),
    callToAction: fitLine(answer.callToAction, planLimits.callToAction),
    keywords: answer.keywords.map((keyword) => fitLine(keyword, planLimits.callToAction)),
  };
}

const isSameLabel = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const textOf = ({ audience, problem, promise, headline, supportingLine, points }: PlanAnswer) =>
  [
    audience,
    problem,
    promise,
    headline,
    supportingLine,
    ...points.flatMap(({ label, sentence }) => [label, sentence]),
  ].join("\n");

function findingsOf(answer: PlanAnswer, plan: CampaignPlan): Finding[] {
  const all = textOf(answer);
  const findings = findUnsupported(all, plan);
  const measure = (name: string, text: string, most: number) => {
    const length = [...text].length;
    if (length > most) findings.push({ rule: "limits", detail: `${name} has ${length} characters of ${most}` });
  };
  measure("headline", removeEndMark(answer.headline), planLimits.headline);
  measure("supportingLine", answer.supportingLine, planLimits.supportingLine);
  // why the scene's limit: the film says both as sentences of their own.
  measure("problem", answer.problem, planLimits.scene);
  measure("promise", answer.promise, planLimits.scene);
  for (const [index, { label, sentence }] of answer.points.entries()) {
    measure(`the label of point ${index + 1}`, label, planLimits.label);
    measure(`the sentence of point ${index + 1}`, sentence, planLimits.scene);
  }
  if (answer.points.length < planLimits.fewestPoints)
    findings.push({ rule: "points", detail: `three at least, and there are ${answer.points.length}` });
  const left = findPlaceholder(all, JSON.stringify(plan.brief));
  if (left) findings.push({ rule: "placeholder", detail: left });
  for (const word of plan.avoidedWords)
    if (all.toLowerCase().includes(word)) findings.push({ rule: "brand voice", detail: `never say "${word}"` });
  const labels = answer.points.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size !== labels.length) findings.push({ rule: "points", detail: "two have one label" });
  return findings;
}
