import { readNounPhrase } from "../english/noun-phrases";
import { toThirdPerson } from "../english/verbs";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import type { NounPhrase } from "../message/message";
import { isPeople } from "../message/people";
import { capitalize, removeEndMark } from "./grammar";

/** A clause with its subject taken out of it, so that the same thing can be said in another order. */
export interface TurnedClause {
  /** "Kids", "the first evening". */
  subject: string;
  phrase: NounPhrase;
  /** "Who goes free all half term? Kids" */
  asked: string;
  /** "Kids? They go free all half term" */
  turned: string;
}

/** Words that are no subject of their own, and such as open what stands before one. */
const noSubject =
  /^(?:we|you|it|they|i|he|she|this|that|these|those|there|here|how|why|what|when|where|who|which|if|all|from|on|in|at|every|each|until|by|before|after|since|for|with|our|my|your|no|most|many|some|half|please|now|new:)$/;

/** Verbs that are the same behind one and behind many. */
const auxiliaries = /^(?:can|could|will|would|should|may|might|must|did|had)$/;

/** Characters and words of a subject behind which the verb is still near. */
const longestSubject = 36;
const mostWords = 4;

/** Takes a clause apart at its verb; null where its subject is not sure, or where it holds more than one clause. */
export function turnClause(text: string): TurnedClause | null {
  const clause = removeEndMark(text);
  const words = readWords(clause);
  const at = words.findIndex((_, index) => index > 0 && hasFiniteVerb(words.slice(index - 1, index + 1)));
  const [first, verb, next] = [words[0], words[at], words[at + 1]];
  if (!first || !verb || !next || at > mostWords || noSubject.test(first.lower) || /[?!:;]/.test(clause)) return null;
  const subject = clause.slice(first.start, words[at - 1]?.end);
  const phrase = readNounPhrase(subject);
  const isPlain = words
    .slice(0, at)
    .every(({ after, part }) => after === "" && part !== "preposition" && part !== "verb");
  if (
    !phrase ||
    !isPlain ||
    subject.length > longestSubject ||
    /['’]|^(?:left|needed|wanted|required)$/.test(verb.lower)
  )
    return null;
  // why: "cracked screens fixed in an hour" are a thing and what is done with it
  if (verb.tags.has("PastTense") && next.part === "preposition") return null;
  const isMany = phrase.number === "plural";
  // why: "first visit free" has no verb, though "free" can be one: of one thing it would be "frees"
  if (!isMany && !isPeople(phrase.text) && !agreesWithOne(verb)) return null;
  const rest = clause.slice(verb.end);
  // why: behind a comma stands a clause of its own, or what goes with the whole
  if (/,/.test(rest)) return null;
  const isWho = isPeople(phrase.text);
  return {
    subject,
    phrase,
    asked: `${isWho ? "Who" : "What"} ${agree(verb, isMany)}${rest}? ${capitalize(subject)}`,
    turned: `${capitalize(subject)}? ${isMany || isWho ? "They" : "It"} ${isWho && !isMany ? plural(verb) : verb.text}${rest}`,
  };
}

const agreesWithOne = ({ lower, tags }: Word): boolean =>
  tags.has("PastTense") || auxiliaries.test(lower) || lower.endsWith("s");

const agree = ({ lower, tags }: Word, isMany: boolean): string =>
  !isMany || tags.has("PastTense") || auxiliaries.test(lower)
    ? lower === "were"
      ? "was"
      : lower
    : lower === "were"
      ? "was"
      : toThirdPerson(lower);

/** "Staff can", "the team are": people stand as many. */
const plural = ({ lower, text }: Word): string => ({ is: "are", was: "were", has: "have" })[lower] ?? text;
