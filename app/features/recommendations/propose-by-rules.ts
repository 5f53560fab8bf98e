import type { Material, Rule } from "./material";
import { rulesFromPast } from "./propose-from-past";
import { rulesForEverybody, rulesFromProfile } from "./propose-from-profile";
import { mostShown, type Proposal } from "./recommendation";

/**
 * Three proposals, the surest first and of different content types as far as there are. The same material gives the same three. Their
 * prompts are ideas as people write them, which an engine says all of: never a task for a writer. What only the user knows stands in
 * brackets as a question, which the form asks before anything is made. What `canMake` denies is not among them.
 */
export function proposeByRules(material: Material, canMake: (proposal: Proposal) => boolean = () => true): Proposal[] {
  const own = rank([...rulesFromPast, ...rulesFromProfile], material, canMake);
  // why: what holds for everybody takes no place of what is theirs.
  return rank(rulesForEverybody, material, canMake, own).slice(0, mostShown).sort(bySureness);
}

const bySureness = (one: Proposal, other: Proposal) => other.confidence - one.confidence;

/** After those that are there, the first of each content type that is not among them, then the others. */
function rank(
  rules: readonly Rule[],
  material: Material,
  canMake: (proposal: Proposal) => boolean,
  before: readonly Proposal[] = [],
): Proposal[] {
  const all = rules
    .flatMap((propose) => propose(material) ?? [])
    .filter(canMake)
    .sort(bySureness);
  const ofOtherTypes = all.filter(
    ({ type }, place) => ![...before, ...all.slice(0, place)].some((other) => other.type === type),
  );
  const others = all.filter((proposal) => !ofOtherTypes.includes(proposal));
  return [...before, ...ofOtherTypes, ...others];
}
