import { splitSentences } from "../checks/sentences";
import { hasFiniteVerb, readWords } from "../english/words";
import { findPrivateRuns } from "../tagger/find-private-runs";
import { publishWords } from "../tagger/publish-words";
import weights from "../tagger/weights.json";
import { leaveOutOwnerTalk } from "./owner-talk";
import { readInstruction } from "./read-instruction";
import { restateIdea } from "./restating-rules";
import { takeOffTail } from "./tail-rules";

/**
 * An idea without what its owner says to the writer in it. A later sentence of which a part is said to the writer is left out whole, unless it
 * states a figure or what is to be mentioned: what is left of it was said to them too.
 */
export function publishIdea(idea: string): string {
  const [first = "", ...others] = splitSentences(idea);
  const told = publishText(idea);
  const published = splitSentences(told);
  const whole = others.filter((sentence) => !isPartlyPrivate(sentence, published));
  return whole.length < others.length ? publishText([first, ...whole].join(" ")) : told;
}

function publishText(typed: string): string {
  const idea = leaveOutOwnerTalk(typed);
  const words = readWords(idea);
  const runs = findPrivateRuns(words, weights).filter(({ first }) => first > 0 || !opensByRule(idea));
  if (runs.length === 0) return idea;
  const isPrivate = words.map((_, at) => runs.some(({ first, last }) => at >= first && at <= last));
  const told = publishWords(idea, words, isPrivate);
  // why: "Not when the first storm is on the news" has lost what it is about
  return told === "" || opensCut.test(told) ? idea : told;
}

/** How a line opens of which the beginning was cut off by mistake. */
const opensCut = /^(?:not|because|only|which|but|than|nor) /i;

/** Whether a part of a sentence, and not the whole, is said to the writer. */
function isPartlyPrivate(sentence: string, published: readonly string[]): boolean {
  if (/\d|: \S/.test(sentence)) return false;
  const told = new Set(readWords(published.join(" ")).map(({ lower }) => lower));
  const own = readWords(sentence).map(({ lower }) => lower);
  if (own.every((word) => word.length <= 3 || told.has(word))) return false;
  // why: "the reopening date early on" of "say the reopening date early on" tells nothing
  const left = published.find((line) => readWords(line).every(({ lower }) => own.includes(lower)));
  return !asksToTell.test(sentence) || (left !== undefined && !hasFiniteVerb(readWords(left)));
}

/** "Mention that dogs are welcome" holds what is to be told. */
const asksToTell =
  /\b(?:mention|say|tell|show|add|include|remember|note|stress|point out|highlight|emphasi[sz]e|don['’]t forget|make sure|let)\b(?! so\b)/i;

/** Whether a rule says the opening in other words. Manners alone are none: what is asked for stands behind them. */
const opensByRule = (idea: string): boolean =>
  restateIdea(idea) !== null ||
  readInstruction(idea).rules.filter((name) => name !== "manners").length > takeOffTail(idea).rules.length;
