import { endsSentence, type Word } from "../english/words";
import { describeIdea, describeKind } from "./kinds";
import { describePrivateRuns, listPrivateRuns, nameCut, type PrivateRuns, type Surroundings } from "./private-parts";
import { chooseBest, measureScore, type Weights } from "./rank";
import { describeRelations, describeRun, listRuns, overlap, type Run, setUp } from "./runs";

/** The runs of an idea, in the order in which they are chosen: each knows those before it. */
export const runNames = ["when", "where", "offer", "for", "headline", "what"] as const;
export type RunName = (typeof runNames)[number];

/** What is learnt for each choice. */
export interface RankerWeights extends Readonly<Record<"private" | "kind" | RunName, Weights>> {}

/** A run that was chosen, and by how much it is better than none. */
export interface Found {
  run: Run | null;
  margin: number;
}

/** The sentences of an idea as runs of its words. */
function splitSentenceRuns(words: readonly Word[]): Run[] {
  const sentences: Run[] = [];
  words.forEach((_, at) => {
    const [open, before] = [sentences.at(-1), words[at - 1]];
    if (!open || (before && endsSentence(before))) sentences.push({ first: at, last: at });
    else open.last = at;
  });
  return sentences;
}

/** Cuts an idea's sentences in their order, each with what is known of those before it. */
export function cutSentences(
  words: readonly Word[],
  cut: (own: readonly Word[], around: Surroundings, sentence: Run) => PrivateRuns,
): void {
  const sentences = splitSentenceRuns(words);
  let around: Surroundings = { index: 0, count: sentences.length, before: "none", hasPublic: false };
  for (const [index, sentence] of sentences.entries()) {
    const own = words.slice(sentence.first, sentence.last + 1);
    around = { ...around, index };
    const before = nameCut(cut(own, around, sentence), own.length - 1);
    around = { ...around, before, hasPublic: around.hasPublic || before !== "private" };
  }
}

/** By how much a cut through a sentence has to be better than to leave out all of it, once something was said to readers: what is left of half a request is read by nobody with pleasure. */
const doubt = 1;

/** Whether each word of an idea is said to the writer alone. */
export function findPrivateWords(words: readonly Word[], weights: Weights): boolean[] {
  const isPrivate = words.map(() => false);
  cutSentences(words, (own, around, { first }) => {
    const describe = (runs: PrivateRuns) => describePrivateRuns(own, runs, around);
    const { candidate, score } = chooseBest(listPrivateRuns(own), describe, weights);
    const whole = [{ first: 0, last: own.length - 1 }];
    const isDoubtful =
      around.hasPublic && candidate.length > 0 && measureScore(describe(whole), weights) + doubt > score;
    const cut = isDoubtful ? whole : candidate;
    for (const run of cut) isPrivate.fill(true, first + run.first, first + run.last + 1);
    return cut;
  });
  return isPrivate;
}

/** Kinds whose readers are spoken to in a way of their own: asked to come, to give, to apply. To ask for that where nobody meant it harms more than to tell it plainly. */
const addressed = /^(?:event|fundraiser|hiring)$/;
const sureEnough = 0.5;

/** What kind of message an idea is: the likeliest, of those that ask something of readers only one that is likelier than not. */
export function chooseKind<K extends string>(
  words: readonly Word[],
  isPrivate: readonly boolean[],
  kinds: readonly K[],
  weights: Weights,
): K {
  const idea = describeIdea(words, isPrivate);
  const describe = (kind: K) => describeKind(kind, idea);
  const { candidate, probability } = chooseBest(kinds, describe, weights);
  if (probability >= sureEnough || !addressed.test(candidate)) return candidate;
  return chooseBest(
    kinds.filter((kind) => !addressed.test(kind)),
    describe,
    weights,
  ).candidate;
}

/** The runs of words that say what, when, where, for whom, for how much, and what it comes to. */
export function findRuns(words: readonly Word[], kind: string, weights: RankerWeights): Record<RunName, Found> {
  const setting = setUp(words, kind);
  const candidates = listRuns(words).map((run) => ({ run, own: describeRun(run, setting) }));
  const known: Record<string, Run | null> = {};
  const found = runNames.map((name): [RunName, Found] => {
    const before = { ...known };
    const describe = ({ run, own }: (typeof candidates)[number]) => [...own, ...describeRelations(run, before, kind)];
    // why: a day is no place, and neither is what it is about
    const taken = isApart.test(name) ? [before.when, before.where] : [];
    const free = candidates.filter(({ run }) => !taken.some((other) => overlap(run, other ?? null)));
    const { candidate, score } = chooseBest(free, describe, weights[name]);
    known[name] = candidate.run;
    const none = describe({ run: null, own: describeRun(null, setting) });
    return [name, { run: candidate.run, margin: score - measureScore(none, weights[name]) }];
  });
  return Object.fromEntries(found) as Record<RunName, Found>;
}

const isApart = /^(?:where|for|what)$/;
