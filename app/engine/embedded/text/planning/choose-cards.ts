import type { Brief } from "../../../engine";
import type { Card, Topic } from "../topics/topic";
import { cleanWords } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";

const empty = new Set(
  "about above after again also been before being between could does doing down each every from have having here into just like made make making many more most much need needs only other over people same should some such than that their them then there these they this those through under until very want wants were what when where which while will with within without would your yours ours launch offer idea explain show today small good best great thing things know come get take".split(
    " ",
  ),
);

/** The word's stem, near enough for finding "cleaning" beside "cleans": at most six letters, without the usual endings. */
const stem = (word: string) => {
  const short = word.replace(/(?:ing|ings|ed|es|s|er|ers|ly|['’]s)$/, "");
  return (short.length >= 3 ? short : word).slice(0, 6);
};

export const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => word.length > 3 && !empty.has(word)).map(stem),
  );

interface Indexed {
  head: Set<string>;
  body: Set<string>;
}
const indexes = new WeakMap<Topic, { cards: Map<Card, Indexed>; spread: Map<string, number> }>();

function indexOf(topic: Topic) {
  const known = indexes.get(topic);
  if (known) return known;
  const cards = new Map<Card, Indexed>();
  const spread = new Map<string, number>();
  for (const one of topic.cards) {
    const head = stems(`${one.label} ${one.point} ${one.headings.join(" ")}`);
    const body = stems(one.body.flat().join(" "));
    cards.set(one, { head, body });
    for (const word of new Set([...head, ...body])) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const index = { cards, spread };
  indexes.set(topic, index);
  return index;
}

/**
 * The topic's cards that fit the brief, the nearest to the idea first. Shared words count: the idea's three times, the project's once;
 * twice in a card's heading, label or point; rare ones more than those that most cards hold. Near-equals change places by the seed.
 */
export function chooseCards(brief: Brief, topic: Topic, random: SeededRandom): Card[] {
  const { project } = brief;
  const everything = `${brief.idea} ${project.description} ${project.name} ${project.targetAudience}`;
  const { cards, spread } = indexOf(topic);
  const asked = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of stems(cleanWords(text, 800))) asked.set(word, Math.max(weight, asked.get(word) ?? 0));
  };
  add(`${project.description} ${project.problemBeingSolved ?? ""}`, 1);
  add(`${brief.specificSeoKeywords ?? project.defaultSeoKeywords ?? ""}`, 1);
  add(project.targetAudience, 0.5);
  add(brief.idea, 3);
  const nearness = (one: Card) => {
    const { head, body } = cards.get(one) ?? { head: new Set(), body: new Set() };
    let score = 0;
    for (const [word, weight] of asked) {
      const rarity = Math.log((cards.size + 1) / (spread.get(word) ?? cards.size));
      if (head.has(word)) score += 2 * weight * rarity;
      else if (body.has(word)) score += weight * rarity;
    }
    return score;
  };
  const scored = topic.cards
    .filter(({ needs }) => needs === null || needs.test(everything))
    .map((one) => ({ one, score: nearness(one) }));
  const highest = Math.max(1, ...scored.map(({ score }) => score));
  return scored
    .map(({ one, score }) => ({ one, score: score + random.next() * 0.2 * highest }))
    .sort((first, second) => second.score - first.score)
    .map(({ one }) => one);
}
