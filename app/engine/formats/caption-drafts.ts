import { lowerFirst, removeEndMark } from "../compose/grammar";
import { isSentence } from "../compose/is-sentence";
import type { Line, LineTopic } from "../compose/lines";
import { findReaders } from "../compose/tell-reader";
import { hasFiniteVerb, readWords } from "../english/words";
import { answerAside, type Kit, mayLead } from "./caption-kit";
import { holdsAll } from "./fit-caption";
import { joinPairs } from "./lay-out-facts";

/** A caption before it is laid out: what leads, what follows while there is room, and what it comes to. The point is added to all that lack it. */
export interface Draft {
  /** Why it is told, as the results show it. */
  hook: string;
  lead: readonly string[];
  more?: readonly string[];
  end?: readonly string[];
  /** Rows under the lead, each a line. */
  list?: readonly string[];
  /** Whether it holds the call to action already. */
  saysCall?: boolean;
  /** Whether the point follows the lead, before what else is told. */
  isPointNext?: boolean;
  /** Whether it says the point in words that are not the idea's. */
  isPoint?: boolean;
}

/** The ways to tell a campaign. Each gives what it would say with what is not told yet, or null where the brief holds nothing for it. */
export type Way = (kit: Kit) => Draft | null;

/** What may be told, the least told first. */
export const listFresh = (kit: Kit, texts: readonly string[], most = 1): string[] =>
  texts
    .filter(kit.isFresh)
    .sort((one, other) => kit.count(one) - kit.count(other))
    .slice(0, most);

/** What closes a caption that has said all: a line of the voice. */
export const listClosing = (kit: Kit): string[] => (kit.canVoice() ? listFresh(kit, kit.voice.close) : []);

/** Facts of a thin brief, which says twice who tells it. */
export const fewFacts = 3;

/** Whether it may stand among sentences: what an owner states with a verb may; of a description what has its subject. */
export const isTold = ({ sentence, from }: Line): boolean =>
  (isSentence(sentence) || hasFiniteVerb(readWords(sentence))) && (from !== "business" || hasSubject.test(sentence));

const hasSubject = /^(?:we|our|i|my|the|all|every|each|most|you|your|an?|there|no|\d+|it) /i;

/** Facts that are not told yet, of these topics in that order, as they are told in sentences. */
export function findFacts(kit: Kit, topics: readonly LineTopic[], test: (line: Line) => boolean = () => true): Line[] {
  return topics
    .flatMap((topic) => kit.facts.filter((line) => line.topic === topic))
    .filter((line) => test(line) && kit.isFresh(line.sentence) && isTold(line))
    .sort((one, other) => kit.count(one.sentence) - kit.count(other.sentence));
}

/** What kind of fact is told first among these; null where none is: what it costs, when and where it is, what it is like. */
export function findKind({ facts }: Kit, texts: readonly string[]): "cost" | "visit" | "thing" | null {
  const topic = texts.flatMap(
    (text) => facts.find(({ sentence }) => text.includes(removeEndMark(sentence)))?.topic ?? [],
  )[0];
  if (!topic) return null;
  return topic === "price" ? "cost" : topic === "when" || topic === "where" ? "visit" : "thing";
}

/** Led by facts of one kind, with what the voice says to them. */
export function tellFacts(kit: Kit, hook: string, found: readonly Line[], most: number): Draft | null {
  const [first, ...others] = found.filter(({ sentence }, at) => at > 0 || mayLead(sentence));
  if (!first || !mayLead(first.sentence)) return null;
  // why of one source: a description tells again what a fact has told
  const chosen = [first, ...others.filter(({ from }) => from === first.from).slice(0, most - 1)];
  const [lead = "", ...more] = joinPairs(chosen);
  const [last = ""] = more.slice(-1);
  return { hook, lead: [lead], more: [...more, ...answerAside(kit, last || lead)] };
}

/** Characters of a note that may stand among sentences. */
export const longestNote = 64;

/** "Do you know any mechanics in or near York?" */
export const findKnown = ({ mentions }: Kit) => mentions.find((text) => text.startsWith("Do you know "));

/** Whom it is for, where that is more than everybody, and the point does not say it. */
export function nameReaders({ source, telling }: Kit): string | null {
  const readers = findReaders(source);
  const isAnybody = /^(?:people\b|(?:families|women|men|adults|locals|readers|couples|parents|children)$)/;
  return readers && !isAnybody.test(readers) && !holdsAll(telling.join(" "), readers) ? readers : null;
}

/** Whom a post is for, where the brief's readers are those whom it seeks: "experienced truck drivers" of "we need 3 artic drivers". */
export function findApplicants({ source: { brief, material } }: Kit): string | null {
  const readers = removeEndMark(brief.project.targetAudience.trim());
  const isSought = material.message.kind === "hiring" && material.what && readers.endsWith(` ${material.what.head}`);
  return isSought && readers.length < 50 ? lowerFirst(readers) : null;
}
