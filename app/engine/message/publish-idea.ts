import { readWords } from "../english/words";
import { findPrivateRuns } from "../tagger/find-private-runs";
import { publishWords } from "../tagger/publish-words";
import weights from "../tagger/weights.json";
import { readInstruction } from "./read-instruction";
import { restateIdea } from "./restating-rules";
import { takeOffTail } from "./tail-rules";

/**
 * An idea without what its owner says to the writer in it. An opening that a rule knows how to restate is left to that rule; so is an idea of which nothing
 * would be left.
 */
export function publishIdea(idea: string): string {
  const words = readWords(idea);
  const runs = findPrivateRuns(words, weights).filter(({ first }) => first > 0 || !opensByRule(idea));
  if (runs.length === 0) return idea;
  const isPrivate = words.map((_, at) => runs.some(({ first, last }) => at >= first && at <= last));
  return publishWords(idea, words, isPrivate) || idea;
}

/** Whether a rule says the opening in other words. Manners alone are none: what is asked for stands behind them. */
const opensByRule = (idea: string): boolean =>
  restateIdea(idea) !== null ||
  readInstruction(idea).rules.filter((name) => name !== "manners").length > takeOffTail(idea).rules.length;
