import type { RankerWeights } from "./read-idea";
import data from "./weights.json?raw";

interface Learnt extends RankerWeights {
  /** The digest of the ideas that they were learnt from. */
  learntFrom: string;
}

let learnt: Learnt | undefined;

/** What was learnt from the marked ideas (`scripts/train-ranker.ts`). Read with the first idea: a page that shows what was made needs none of it. */
export function getRankerWeights(): Learnt {
  learnt ??= JSON.parse(data) as Learnt;
  return learnt;
}
