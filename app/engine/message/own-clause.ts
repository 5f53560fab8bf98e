import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd } from "../english/noun-phrases";
import type { Word } from "../english/words";

const subjects = /^(?:we|you|it|they|he|she|i|there|this|everyone|everybody|nobody|everything)$/;
const subjectsWithVerb =
  /^(?:(?:we|you|they)'(?:re|ve|ll|d)|(?:it|he|she|that|there|everything)'(?:s|ll)|i'(?:m|ve|ll|d))$/;
const finiteForms =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|may|might|must|won't|don't|can't|cannot|doesn't|isn't|aren't|didn't|wasn't|weren't|wouldn't|goes|go|gets|get|costs|cost|starts|start|begins|begin|ends|end|opens|open|closes|close|runs|run|comes|come|takes|take|makes|make|needs|need|wants|want|eat|eats|pay|pays|play|plays|travel|train|stay|stays|ask|asks|approve|approves|join|joins|lose|loses)$/;
/** Forms that a noun may have too, and that are a verb only behind a plural or "staff" or "team". */
const bareForms =
  /^(?:start|end|open|close|run|cost|need|play|stay|ask|travel|train|pay|go|get|come|take|make|want|eat|do|have|join|begin|approve|lose)$/;

/** Whether a clause with a subject and a finite verb begins at a word; an adverb or a time may open it: "from May we open at eight". */
export function opensOwnClause(words: readonly Word[], from: number, until: number): boolean {
  let at = from;
  const time = findTimeSpans(words).find((span) => span.first <= at && span.last >= at && !span.isAttributive);
  if (time && time.last + 1 < until) at = Math.max(at, time.last + 1);
  while (
    at < until &&
    /^(?:now|then|so|also|from|until|till|after|that|today|then|plus|here)$/.test(words[at]?.lower ?? "")
  )
    at += 1;
  const first = words[at];
  if (!first || at >= until) return false;
  if (subjectsWithVerb.test(first.lower)) return true;
  if (subjects.test(first.lower)) return isVerbAt(words, at + 1, until, true);
  if (!/^(?:noun|determiner|adjective|number|other|pronoun|verb)$/.test(first.part)) return false;
  // why more than one end: the tagger takes "staff ask" and "teachers go" for one phrase
  const last = Math.min(until - 1, at + 9);
  for (let end = at + 1; end <= last; end += 1) {
    const previous = words[end - 1] as Word;
    if (/[,;:.!?()]/.test(previous.after)) return false;
    const isPhrase = findPhraseEnd(words, at, end) === end || (end === at + 1 && isMany(words, at, end));
    if (isPhrase && isVerbAt(words, end, until, isMany(words, at, end))) return true;
    if (/^(?:who|which|that|to|if|when|because|where)$/.test(words[end]?.lower ?? ""))
      return hasVerbBehindRelative(words, end, until);
  }
  return false;
}

/** "most factories we visit lose", "shops that moved cut": a second verb behind the relative's. */
function hasVerbBehindRelative(words: readonly Word[], relative: number, until: number): boolean {
  if (!/^(?:who|which|that)$/.test(words[relative]?.lower ?? "")) return false;
  let verbs = 0;
  for (let at = relative + 1; at < until; at += 1)
    if (/^(?:is|are|was|were|has|have|can|will|must|get|gets|go|cut|pay)$/.test(words[at]?.lower ?? "")) verbs += 1;
  return verbs > 1;
}

function isMany(words: readonly Word[], from: number, end: number): boolean {
  return words
    .slice(from, end)
    .some((word) => /(?:[^s']s|people|children|women|men|staff|team|kids)$/.test(word.lower));
}

function isVerbAt(words: readonly Word[], at: number, until: number, takesBare: boolean): boolean {
  const word = words[at];
  if (!word || at >= until) return false;
  const next = at + 1 < until ? words[at + 1] : undefined;
  if (word.part === "adverb" || /^(?:both|all|only|just|now|also|still|always|never)$/.test(word.lower))
    return isVerbAt(words, at + 1, until, takesBare);
  if (bareForms.test(word.lower)) return takesBare && !/^(?:off|of)$/.test(next?.lower ?? "");
  if (finiteForms.test(word.lower)) return word.text !== "May";
  if (word.part !== "verb" || word.tags.has("Gerund")) return false;
  // why with an object: "boards provided" and "boxes ordered before 12 March" name what was done to them
  if (word.tags.has("PastTense") || word.tags.has("Participle"))
    return !/ed$|^(?:made|done|held|sold|built|kept|left|run|set|cut|paid|included)$/.test(word.lower)
      ? true
      : !!next && !word.after && /^(?:determiner|noun|number|pronoun)$/.test(next.part);
  return word.tags.has("PresentTense") && (takesBare || /s$/.test(word.lower));
}

/** Verbs that are hardly ever nouns. */
const plainImperatives =
  /^(?:bring|join|collect|wear|choose|meet|come|buy|add|apply|send|donate|give|enter|reply|contact|subscribe|nominate|enjoy|discover|learn|find|get|see|tell|let|don't|rsvp|reserve|register|claim|quote|mention|ask|arrive|pre-order|preorder|sponsor|redeem|download|click|follow|tag|keep|pay)$/;
/** Verbs that name a thing as well: "order by Friday" and not "order form". */
const nounLikeImperatives =
  /^(?:order|book|call|text|email|e-mail|visit|use|pick|ring|message|sign|share|vote|check|start|stay|save|try|drop|pop|swap|phone|request|spread|park|look|turn|help)$/;

/** Whether somebody is told to do something here: "order by Friday", "try any instrument", "bring a friend". */
export function opensImperative(words: readonly Word[], at: number, until: number): boolean {
  const first = /^(?:please|just|then)$/.test(words[at]?.lower ?? "") ? at + 1 : at;
  const [verb, next] = [words[first], first + 1 < until ? words[first + 1] : undefined];
  if (!verb || first >= until) return false;
  if (plainImperatives.test(verb.lower)) return !!next && !/^(?:is|are|was)$/.test(next.lower);
  if (!nounLikeImperatives.test(verb.lower)) return false;
  if (!next) return false;
  if (/^(?:of|is|are|was|at|with|from|has)$/.test(next.lower)) return false;
  return (
    /^(?:preposition|determiner|pronoun|adverb|number)$/.test(next.part) ||
    /^(?:early|online|now|today|direct|ahead|us|in|out|up|by|soon|anytime|free|me)$/.test(next.lower) ||
    /day$/.test(next.lower)
  );
}
