import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd, readNounPhrase } from "../english/noun-phrases";
import type { Word } from "../english/words";
import { type FoundOffer, getLower, readPhraseBefore, readPhraseFrom } from "./offer-phrases";
import { type Clause, readBetween } from "./rule";

const withoutIt =
  /^(?:gluten|dairy|sugar|plastic|nut|fat|alcohol|meat|cruelty|chemical|tax|duty|vat|rent|pain|stress|hassle|smoke|risk|interest|worry|wheat|egg|lactose|caffeine|scent|fragrance|paper|traffic|car|mess|fuss|drug|lead|toxin)$/;

/** What is given: behind "get" or "have", or the piece's own beginning. */
function givenStart(clause: Clause, at: number): number {
  const start = pieceStart(clause, at);
  const verb = clause.words.findIndex(
    (word, index) => index >= start && index < at && /^(?:get|gets|have|enjoy|and)$/.test(word.lower),
  );
  return verb < 0 ? start : verb + 1;
}

/** Where the piece begins that holds a word: behind the last mark or linking word. */
function pieceStart({ words }: Clause, at: number): number {
  let start = at;
  while (
    start > 0 &&
    !/[,.;:!?]/.test((words[start - 1] as Word).after) &&
    !/^(?:and|but|–|-)$/.test((words[start - 1] as Word).lower)
  )
    start -= 1;
  return start;
}

/** What costs nothing, where it begins at this word: "free delivery", "free for all students", "kids eat free". */
export function readFree(clause: Clause, at: number): FoundOffer | null {
  const word = clause.words[at] as Word;
  const other = (first: number, end: number): FoundOffer => ({
    offer: { kind: "other", text: readBetween(clause, first, end) },
    first,
    last: end - 1,
  });
  if (
    word.lower === "no" &&
    /^(?:extra|additional)$/.test(getLower(clause, at + 1)) &&
    /^(?:charge|cost|costs|fee)$/.test(getLower(clause, at + 2))
  )
    return other(at, at + 3);
  if (
    word.lower === "on" &&
    getLower(clause, at + 1) === "us" &&
    !/^(?:rely|count|call|depend)$/.test(getLower(clause, at - 1))
  )
    return other(givenStart(clause, at), at + 2);
  if (word.lower === "on" && getLower(clause, at + 1) === "the" && getLower(clause, at + 2) === "house") {
    let start = at;
    while (
      (start > 0 && /^(?:noun|determiner|adjective|other|number)$/.test(clause.words[start - 1]?.part ?? "")) ||
      getLower(clause, start - 1) === "of"
    )
      start -= 1;
    return other(start, at + 3);
  }
  if (word.lower !== "free" || /^(?:from|places?|spots?|seats?|time|slots?|rooms?)$/.test(getLower(clause, at + 1)))
    return null;
  const previous = getLower(clause, at - 1);
  // "two free weeks in March" are open, and cost what they cost
  const isOpenTime = /^(?:weeks|days|evenings|mornings|afternoons|dates|tables|weekends|hours)$/.test(
    getLower(clause, at + 1),
  );
  if (isOpenTime && (clause.words[at - 1]?.part === "number" || /^(?:some|few|several|have|more)$/.test(previous)))
    return null;
  // "gluten free", "stress free": without it, and not for nothing
  if (withoutIt.test(previous) && !clause.words[at - 1]?.after) return null;
  const before = clause.words[at - 1];
  // why not before a thing: "order now for free delivery" gives the delivery
  const isOfThing = !word.after && /^(?:noun|adjective)$/.test(clause.words[at + 1]?.part ?? "");
  if (previous === "for" && !isOfThing) return other(pieceStart(clause, at), at + 1);
  // "Chess night on Thursday, free, boards provided": the piece before it costs nothing
  if (before && /[,;:]/.test(before.after) && (/[,;.!]/.test(word.after) || at + 1 === clause.words.length)) {
    const span = findTimeSpans(clause.words).find((each) => each.first > 0 && !each.isAttributive);
    const thing = readNounPhrase(
      readBetween(clause, 0, findPhraseEnd(clause.words, 0, Math.min(at, span?.first ?? at))),
    );
    return thing
      ? { offer: { kind: "free", thing, on: null, text: word.text }, first: at, last: at }
      : other(at, at + 1);
  }
  if (
    /^(?:become|becomes|became|feel|set|get|are|is)$/.test(previous) &&
    /^(?:places?|spots?|seats?|become)$/.test(getLower(clause, at - 2))
  )
    return null;
  const isTimedNext = findTimeSpans(clause.words).some((span) => span.first === at + 1 && !span.isAttributive);
  const isDone = /^(?:eat|eats|train|trains|travel|stay|drink|play|swim|enter|go|skate|ride)$/.test(previous);
  if (
    !isDone &&
    !isTimedNext &&
    /^(?:for|with|on|of)$/.test(getLower(clause, at + 1)) &&
    !/^(?:for|of)$/.test(previous)
  ) {
    const { last } = readPhraseFrom(clause, at + 2);
    const thing =
      readPhraseBefore(clause, at) ??
      readNounPhrase(readBetween(clause, 0, Math.max(0, /^(?:is|are)$/.test(previous) ? at - 1 : at)));
    const end = Math.max(last + 1, at + 1);
    const text = getLower(clause, at + 1) === "of" ? readBetween(clause, at, at + 3) : readBetween(clause, at, end);
    const isTimed = last < at + 2;
    return thing
      ? { offer: { kind: "free", thing, on: null, text: isTimed ? "free" : text }, first: at, last: end - 1 }
      : other(at, isTimed ? at + 1 : end);
  }
  // "First week free", "the second pair free, until Friday": the whole piece is the offer
  const isEnd = /[,;.!?]/.test(word.after) || at + 1 === clause.words.length || isTimedNext;
  const ranked = readBetween(clause, pieceStart(clause, at), at);
  const thing =
    isEnd && /^(?:(?:your|the) )?(?:first|second|third|next) (?!.* (?:is|are)$)/i.test(ranked)
      ? readNounPhrase(ranked)
      : null;
  if (thing) return { offer: { kind: "free", thing, on: null, text: `${ranked} ${word.text}` }, first: at, last: at };
  const { phrase, last } = readPhraseFrom(clause, at + 1);
  if (!isDone && !isTimedNext && phrase && last > at && !/^(?:if|when|on|in)$/.test(getLower(clause, at + 1))) {
    const on =
      /^(?:on|with|for)$/.test(getLower(clause, last + 1)) &&
      !findTimeSpans(clause.words).some((span) => span.first === last + 1 && !span.isAttributive)
        ? readPhraseFrom(clause, last + 2).phrase
        : null;
    const tail = on && /^(?:on|with)$/.test(getLower(clause, last + 1)) ? on : null;
    return {
      offer: { kind: "free", thing: phrase, on: tail, text: readBetween(clause, at, last + 1) },
      first: at,
      last,
    };
  }
  if (/^(?:is|are|now)$/.test(previous)) {
    const thing = readNounPhrase(readBetween(clause, 0, at - 1));
    return thing ? { offer: { kind: "free", thing, on: null, text: "free" }, first: at, last: at } : null;
  }
  // "Free brake check for every bike": a tagger takes some things for what is done
  const opening =
    /^free ((?:[\p{L}-]{2,15} ){1,2}[\p{L}-]{2,15}?)(?= (?:for|on|with|this|every|all|until|in|at)\b|,|$)/iu.exec(
      clause.text,
    );
  if (at === 0 && opening) {
    const end = opening[0].split(" ").length;
    const thing = readNounPhrase(opening[1] ?? "");
    return thing
      ? { offer: { kind: "free", thing, on: null, text: opening[0] }, first: 0, last: end - 1 }
      : other(0, end);
  }
  // "Kids eat free", "you both train free": the whole clause is the offer
  if (
    clause.words[at - 1]?.part === "verb" ||
    /^(?:eat|eats|train|travel|stay|drink|play|swim|enter|go|skate)$/.test(previous)
  ) {
    let start = at - 1;
    while (
      start > 0 &&
      !/[,.;:]/.test((clause.words[start - 1] as Word).after) &&
      !/^(?:and|but|if|when|by|where)$/.test(getLower(clause, start - 1))
    )
      start -= 1;
    return other(start, at + 1);
  }
  return null;
}
