import { introduce, longestSceneLine } from "../../formats/film";
import type { CampaignPlan } from "../../plan";
import { keepDrawableText } from "../fonts/fonts";
import type { Draft } from "./scene-scripts";
import { endSentence, shortenSentence } from "./short-sentences";

/**
 * One story of this idea: who or what the viewer knows, the answer, what speaks for it, and what to do. The plan's own story, or, where a
 * model thought the plan up, its words in the same order.
 */
export function tellStory(plan: CampaignPlan, name: string): Draft[] {
  const scenes: Draft[] = plan.story.length > 0 ? plan.story : tellPlan(plan, name);
  return scenes.map((scene) => ({ ...scene, kicker: keepDrawableText(scene.kicker ?? "") || name }));
}

function tellPlan(plan: CampaignPlan, name: string): Draft[] {
  const problem = shortenSentence(endSentence(plan.problem), longestSceneLine);
  const detail = endSentence(plan.supportingLine);
  const fits = plan.headline.length + detail.length + 2 <= longestSceneLine;
  const points = plan.points.flatMap(({ label, sentence }): Draft[] => {
    const line = shortenSentence(sentence, longestSceneLine);
    return line
      ? [{ kind: "point", kicker: label, line }]
      : [{ kind: "point", kicker: name, line: endSentence(label) }];
  });
  // why: a plan without points still tells what changes, and for whom
  const fillers = [plan.promise, `For ${plan.audience}`].flatMap((text): Draft[] => {
    const line = shortenSentence(endSentence(text), longestSceneLine);
    return line ? [{ kind: "point", kicker: name, line }] : [];
  });
  return [
    ...introduceCharacter(plan, name),
    ...(problem ? [{ kind: "problem" as const, kicker: name, line: problem }] : []),
    { kind: "promise", kicker: name, line: plan.headline, detail: fits ? detail : "" },
    ...points.slice(0, 3),
    ...fillers.slice(0, Math.max(0, 2 - points.length)),
    { kind: "action", kicker: name, line: plan.callToAction || name, detail: plan.displayUrl },
  ];
}

/** The character that the user asked for is in every film, whoever planned it. */
function introduceCharacter({ brief }: CampaignPlan, name: string): Draft[] {
  const line = introduce(brief.mainCharacter, longestSceneLine);
  return line ? [{ kind: "character", kicker: brief.sceneSetting ?? name, line: keepDrawableText(line) }] : [];
}
