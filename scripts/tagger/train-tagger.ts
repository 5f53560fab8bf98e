import { describeWords } from "../../app/engine/tagger/describe-words";
import { type TaggerWeights, tagWords } from "../../app/engine/tagger/tag-words";
import type { MarkedIdea } from "./read-marked-idea";

/**
 * Learns to tag from ideas that were marked by hand: an averaged structured perceptron (Collins, 2002), which tags each idea and moves its
 * figures towards what should have come out. The same ideas in the same order give the same weights.
 */
export function trainTagger(ideas: readonly MarkedIdea[], { rounds = 10 } = {}): TaggerWeights {
  const now: Record<string, number> = {};
  /** What each figure's average is taken from: its changes, each times the step at which it came. */
  const sums: Record<string, number> = {};
  const lessons = ideas.map(({ words, isPrivate }) => ({ described: describeWords(words), wanted: isPrivate }));
  const random = makeRandom();
  let step = 0;
  const move = (name: string, by: number) => {
    now[name] = (now[name] ?? 0) + by;
    sums[name] = (sums[name] ?? 0) + by * step;
  };
  for (let round = 0; round < rounds; round += 1) {
    shuffle(lessons, random);
    for (const { described, wanted } of lessons) {
      step += 1;
      const found = tagWords(described, readWeights(now, now));
      found.forEach((tag, at) => {
        const right = wanted[at] ?? false;
        if (tag !== right) for (const feature of described[at] ?? []) move(feature, right ? 1 : -1);
        if (right) move(nameTransition(wanted, at), 1);
        if (tag) move(nameTransition(found, at), -1);
      });
    }
  }
  const average = Object.fromEntries(
    Object.entries(now).map(([name, figure]) => [name, figure - (sums[name] ?? 0) / (step + 1)]),
  );
  const features = Object.fromEntries(Object.entries(average).filter(([name]) => !name.startsWith(transition)));
  return readWeights(average, features);
}

const transition = "transition ";

const nameTransition = (tags: readonly boolean[], at: number): string =>
  transition + (at === 0 ? "at start" : tags[at - 1] ? "behind private" : "behind public");

const readWeights = (figures: Record<string, number>, features: Record<string, number>): TaggerWeights => ({
  features,
  atStart: figures[`${transition}at start`] ?? 0,
  behindPublic: figures[`${transition}behind public`] ?? 0,
  behindPrivate: figures[`${transition}behind private`] ?? 0,
});

/** A linear congruential generator, so that every training shuffles alike. */
function makeRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}
