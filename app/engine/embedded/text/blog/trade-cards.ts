import type { CampaignPlan } from "../../../plan";
import type { Card, Topic } from "../topics/topic";
import { cleanWords } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";
import type { Desk } from "./desk";
import { isAdvice } from "./idea-words";

const dull = new Set(
  "the and for you our are how why not can all get new who has his her its was but one two use way day out off any own too now let see say may than about after again also because been before every from have here into just like made make more most much need only other over people some such than that their them then there these they this those through under until very want what when where which while with within without would your yours ours launch offer week weekend today small good best great first introduce explain promote announce help show tell matters free".split(
    " ",
  ),
);

const stems = (text: string) =>
  new Set(
    (
      cleanWords(text, 1500)
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? []
    )
      .filter((word) => !dull.has(word))
      .map((word) => word.replace(/(?:ings?|ed|es|s)$/, "").slice(0, 6)),
  );

/** How near a text of the bank is to the idea (which counts double) and to the project's own words. */
function nearness(text: string, idea: Set<string>, project: Set<string>): number {
  let score = 0;
  for (const stem of stems(text)) score += idea.has(stem) ? 2 : project.has(stem) ? 0.2 : 0;
  return score;
}

const wordsOf = (plan: CampaignPlan) => {
  const { project } = plan.brief;
  return {
    idea: stems(plan.brief.idea),
    project: stems(`${project.description} ${project.targetAudience} ${project.problemBeingSolved ?? ""}`),
  };
};

/** Items in the seed's order with those nearest to the idea first; a little chance keeps near ones from coming up in the same order. */
export function nearestFirst<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  plan: CampaignPlan,
  random: SeededRandom,
): T[] {
  const { idea, project } = wordsOf(plan);
  // why: a question wants its own answer; beside news, any good advice of the trade has its place
  const chance = isAdvice(plan.idea) ? 1 : 3;
  return random
    .shuffled(items)
    .map((item) => ({ item, score: Math.min(8, nearness(textOf(item), idea, project)) + random.next() * chance }))
    .sort((first, second) => second.score - first.score)
    .map(({ item }) => item);
}

/** The cards that fit the brief, nearest first: the trade's, or those about the occasion. */
export function cardsFor(plan: CampaignPlan, { cards }: Pick<Topic, "cards">, random: SeededRandom): Card[] {
  const { project } = plan.brief;
  const everything = `${plan.brief.idea} ${project.description} ${project.name} ${project.targetAudience}`;
  const fitting = cards.filter(({ needs }) => needs === null || needs.test(everything));
  return nearestFirst(fitting, textOf, plan, random);
}

/** Whether the trade has enough to say on the very idea for a plan in steps. */
export function knowsTheIdea(cards: readonly Card[], plan: CampaignPlan): boolean {
  const { idea } = wordsOf(plan);
  return cards.slice(0, 6).filter((card) => nearness(textOf(card), idea, new Set()) >= 2).length >= 4;
}

const textOf = ({ label, point, headings, body }: Card) =>
  `${label} ${point} ${headings.join(" ")} ${body.map(([first]) => first).join(" ")}`;

/** A card's sentences; null when the brand's avoided words leave too little of it. */
export function cardSentences(card: Card, desk: Desk): string[] | null {
  const sentences = card.body.map((slot) => desk.say(slot)).filter((sentence) => sentence !== null);
  return sentences.length >= Math.min(3, card.body.length) ? sentences : null;
}
