import type { Weights } from "../../app/engine/ranker/rank";

/** What there is to choose from, as features, and which of them is right. `costs` say how bad each choice would be; 0 for the right one. */
export interface Lesson {
  candidates: readonly (readonly string[])[];
  right: number;
  costs?: readonly number[];
}

/** How far a step goes, and how much a feature has to speak for itself in each lesson to count at all: so most of them do not. */
const stepLength = 0.2;
const threshold = 1e-4;
/** How often the lessons are gone through. */
const rounds = 12;
/** In fewer lessons a feature is no rule. */
const fewestLessons = 2;
/** Candidates that are less likely teach nothing. */
const leastLikely = 1e-4;
/** Figures that are smaller decide nothing; two decimals do. */
const smallest = 0.03;
const precision = 100;

/**
 * Learns to choose the right candidate: a log-linear model, trained by regularized dual averaging with AdaGrad's steps (Duchi et al., 2011), which leaves most
 * features out, and with a margin by cost (softmax-margin; Gimpel and Smith, 2010). The same lessons in the same order give the same weights.
 */
export function trainRanker(lessons: readonly Lesson[]): Weights {
  const { names, numbered } = numberFeatures(lessons);
  const weights = new Float64Array(names.length);
  /** Of each feature: all that spoke for it less all that spoke against it, and the squares of both. */
  const sums = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  let steps = 0;
  const weigh = (feature: number): number => {
    const sum = sums[feature] ?? 0;
    const rest = Math.abs(sum) - threshold * steps;
    return rest <= 0 ? 0 : (stepLength * Math.sign(sum) * rest) / Math.sqrt((squares[feature] ?? 0) + 1e-8);
  };
  const random = makeRandom();
  const gradient = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(numbered, random);
    for (const { candidates, right, costs } of numbered) {
      steps += 1;
      gradient.clear();
      for (const features of candidates) for (const feature of features) weights[feature] = weigh(feature);
      const chances = findChances(candidates, costs, weights);
      candidates.forEach((features, at) => {
        const push = (at === right ? 1 : 0) - (chances[at] ?? 0);
        if (Math.abs(push) < leastLikely) return;
        for (const feature of features) gradient.set(feature, (gradient.get(feature) ?? 0) + push);
      });
      for (const [feature, push] of gradient) {
        sums[feature] = (sums[feature] ?? 0) + push;
        squares[feature] = (squares[feature] ?? 0) + push * push;
      }
    }
  }
  const learnt = names
    .map((name, at): [string, number] => [name, Math.round(weigh(at) * precision) / precision])
    .filter(([, weight]) => Math.abs(weight) >= smallest);
  return Object.fromEntries(learnt);
}

interface NumberedLesson {
  candidates: Int32Array[];
  right: number;
  costs: readonly number[];
}

/** Features as numbers, those apart that too few lessons hold. */
function numberFeatures(lessons: readonly Lesson[]): { names: string[]; numbered: NumberedLesson[] } {
  const counts = new Map<string, number>();
  for (const { candidates } of lessons)
    for (const feature of new Set(candidates.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const names: string[] = [];
  for (const [feature, count] of counts)
    if (count >= fewestLessons) {
      numbers.set(feature, names.length);
      names.push(feature);
    }
  const numbered = lessons.map(({ candidates, right, costs = [] }) => ({
    candidates: candidates.map((features) =>
      Int32Array.from(features.flatMap((feature) => numbers.get(feature) ?? [])),
    ),
    right,
    costs,
  }));
  return { names, numbered };
}

/** How likely each candidate is, each made likelier by what it would cost. */
function findChances(candidates: readonly Int32Array[], costs: readonly number[], weights: Float64Array): Float64Array {
  const chances = new Float64Array(candidates.length);
  let top = Number.NEGATIVE_INFINITY;
  candidates.forEach((features, at) => {
    let score = costs[at] ?? 0;
    for (const feature of features) score += weights[feature] ?? 0;
    chances[at] = score;
    top = Math.max(top, score);
  });
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1) sum += chances[at] = Math.exp((chances[at] ?? 0) - top);
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / sum;
  return chances;
}

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
