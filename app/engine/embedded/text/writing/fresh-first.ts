import type { CampaignPlan } from "../../../plan";
import { hasSaidBefore, type SaidBefore } from "../../../said-before";
import type { Card } from "../topics/topic";
import { contracted } from "./contractions";

/** The cards that no earlier campaign drew on before those that one did, each group in its order. */
export function freshFirst(cards: readonly Card[], plan: CampaignPlan, said: SaidBefore): Card[] {
  if (said.size === 0) return [...cards];
  const isSaid = ({ point, body }: Card) =>
    [point, ...body.flat()].some((text) =>
      hasSaidBefore(contracted(text, plan.tone, plan.projectName), plan.projectName, said),
    );
  const known = new Set(cards.filter(isSaid));
  return [...cards.filter((card) => !known.has(card)), ...known];
}
