import { messageKinds } from "../../app/engine/message/message";
import {
  chooseKind,
  findPrivateWords,
  findRuns,
  type RankerWeights,
  runNames,
} from "../../app/engine/ranker/read-idea";
import { overlap } from "../../app/engine/ranker/runs";
import type { MarkedIdea } from "./read-marked-idea";
import { isSameRun } from "./same-run";

/** How well ideas are read that nothing was learnt from; shares from 0 to 1. */
export interface RankerFigures {
  /** Of the words that were taken for private: how many are; of those that are: how many were taken for it. */
  privatePrecision: number;
  privateRecall: number;
  kind: number;
  /** The right run, or rightly none; and one that shares words with it. */
  runs: Record<string, { right: number; near: number }>;
}

/** Runs are looked for in what is public by the marks, so that each choice is measured alone. */
export function measureRanker(ideas: readonly MarkedIdea[], weights: RankerWeights): RankerFigures {
  let [hits, misses, alarms, kinds] = [0, 0, 0, 0];
  const runs = Object.fromEntries(runNames.map((name) => [name, { right: 0, near: 0 }]));
  for (const { words, isPrivate, kind, runs: wanted } of ideas) {
    const found = findPrivateWords(words, weights.private);
    isPrivate.forEach((is, at) => {
      if (is && found[at]) hits += 1;
      else if (is) misses += 1;
      else if (found[at]) alarms += 1;
    });
    const chosen = chooseKind(words, found, messageKinds, weights.kind);
    if (chosen === kind) kinds += 1;
    const open = words.filter((_, at) => !isPrivate[at]);
    const read = findRuns(open, chosen, weights);
    for (const name of runNames) {
      const figures = runs[name];
      const [one, other] = [read[name].run, wanted[name]];
      if (figures && isSameRun(one, other)) figures.right += 1 / ideas.length;
      else if (figures && overlap(one, other)) figures.near += 1 / ideas.length;
    }
  }
  return {
    privatePrecision: hits / (hits + alarms),
    privateRecall: hits / (hits + misses),
    kind: kinds / ideas.length,
    runs,
  };
}
