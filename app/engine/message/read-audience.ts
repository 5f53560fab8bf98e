import { lowerFirst } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { chooseIndefinite, isPlural, readNounPhrase, toSingular } from "../english/noun-phrases";
import { readWords, type Word } from "../english/words";
import type { Audience } from "./message";
import { isPeople } from "./people";
import { type Clause, readBetween } from "./rule";

/** Whom an idea itself names: "for two year olds", "Students get 25% off". Null where it names nobody. */
export function findAudience(clause: Clause): string | null {
  const { words } = clause;
  const spans = findTimeSpans(words);
  for (let at = 0; at + 1 < words.length; at += 1) {
    const isSought = /^(?:looking|searching)$/.test(words[at - 1]?.lower ?? "");
    if (
      words[at]?.lower !== "for" ||
      isSought ||
      spans.some((span) => span.first <= at && span.last >= at && !span.isAttributive)
    )
      continue;
    for (let end = Math.min(words.length, at + 10); end > at + 1; end -= 1) {
      const phrase = readBetween(clause, at + 1, end);
      const isClean = words
        .slice(at + 1, end)
        .every(
          (word, index, all) =>
            (index === all.length - 1 || !word.after) && !/^(?:we|you|is|are|on|from|in|at|until)$/.test(word.lower),
        );
      if (
        isClean &&
        !/^(?:our|my) /i.test(phrase) &&
        isWhole(words, end, phrase) &&
        isPeople(phrase) &&
        !/^(?:everyone|everybody|anyone)$/i.test(phrase)
      )
        return withoutTimedClause(phrase, words, end);
    }
  }
  const verb = words.findIndex(
    (word, at) =>
      at > 0 && at < 4 && /^(?:get|gets|eat|move|pay|pays|save|travel|stay|go|train|swim|play)$/.test(word.lower),
  );
  const mark = words.findLastIndex((word, at) => at < verb && word.after !== "");
  const subject = readBetween(clause, mark + 1, verb);
  return verb > 0 && subject && isPeople(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : null;
}

/** "New customers who join before 15 December" are new customers, and when they have to join is told as a condition. */
function withoutTimedClause(phrase: string, words: readonly Word[], end: number): string {
  const relative = /\s(?:who|that)\s/i.exec(phrase);
  const isTimed =
    findTimeSpans(readWords(phrase)).some((span) => !span.isAttributive) ||
    findTimeSpans(words).some((span) => span.first === end);
  return relative && isTimed ? phrase.slice(0, relative.index) : phrase;
}

/** Whether a phrase may end before this word: at a noun, and where it holds a clause ("children who do not like reading") at that clause's end. */
function isWhole(words: readonly Word[], end: number, phrase: string): boolean {
  if (!/\s(?:who|that)\s/i.test(phrase)) return /^(?:noun|other)$/.test(words[end - 1]?.part ?? "");
  return end === words.length || !!words[end - 1]?.after || findTimeSpans(words).some((span) => span.first === end);
}

/**
 * Turns who it is for to the reader, where the grammar is sure: "people who send gifts" becomes "you send gifts", "commuters" "you are a
 * commuter".
 */
export function readAudience(raw: string): Audience | null {
  const text = raw
    .replace(/\s+/g, " ")
    .replace(/[.!;,]{1,9}$/, "")
    .trim();
  if (!text) return null;
  const lowered = lowerFirst(text);
  const words = readWords(lowered);
  const noun = readNounPhrase(lowered);
  const relative = words.findIndex((word) => /^(?:who|that)$/.test(word.lower));
  const joined =
    words.some((word, at) => /^(?:and|or|&|,)$/.test(word.lower) && (relative < 0 || at < relative)) ||
    words.some((word) => word.after.includes(","));
  const none: Audience = { text: lowered, noun, asYou: null };
  if (joined) return none;
  // why: of "parents of children who struggle" it is the children
  if (
    relative > 0 &&
    /\bof (?:\p{L}+ )?(?:children|kids|toddlers|babies|teenagers|teens|dogs|cats|horses|pets|people) (?:who|that) /iu.test(
      lowered,
    )
  )
    return none;
  if (relative > 0) return ofRelative(none, lowered, words, relative);
  const link = words.findIndex((word, at) => at > 0 && /^(?:with|without)$/.test(word.lower));
  // why not behind "of": in "owners of firms with staff" the firms have it
  if (link > 0 && words.slice(0, link).every((word) => word.part !== "verb" && word.lower !== "of"))
    return ofPossession(none, lowered, words, link);
  const head = noun?.head ?? "";
  if (
    !noun ||
    !isPlural(head) ||
    !isPeople(lowered) ||
    (/^(?:parents|people)$/i.test(head) === false && words.length > 4)
  )
    return none;
  const one = oneOf(lowered, words, noun.head);
  return { ...none, asYou: one && `you are ${one}` };
}

function oneOf(text: string, words: readonly Word[], head: string): string | null {
  const at = words.findIndex((word) => word.text === head);
  const last = words[at];
  if (!last || /^people$/i.test(head)) return null;
  const single = toSingular(head);
  if (single === head) return null;
  const phrase = text.slice(0, last.start) + single + text.slice(last.end);
  return `${chooseIndefinite(phrase)} ${phrase}`;
}

function ofRelative(none: Audience, text: string, words: readonly Word[], relative: number): Audience {
  const verb = words[relative + 1];
  if (!verb) return none;
  const clause = text.slice(verb.start);
  const isPast = verb.tags.has("PastTense") || verb.lower === "used";
  const adverb =
    /^(?:never|always|often|already|still|just|only|also|rarely|cannot|can|will|could|would|should|must|want|love|like|need)$/.test(
      verb.lower,
    );
  if (!isPast && !adverb && verb.part !== "verb") return none;
  // why: "anyone who likes to sing" is one, and "you like to sing"
  const isOne = /^(?:any|every|some)(?:one|body)$/.test(words[relative - 1]?.lower ?? "");
  const told = isOne ? clause.replace(verb.text, toPlural(verb.lower)) : clause;
  return { ...none, asYou: `you ${toYou(told)}` };
}

const irregular: Readonly<Record<string, string>> = { has: "have", does: "do", is: "are", was: "were", goes: "go" };

/** "likes" gives "like", "teaches" "teach", "tries" "try". */
const toPlural = (verb: string): string =>
  irregular[verb] ??
  verb
    .replace(/ies$/, "y")
    .replace(/(?<=(?:s|x|z|ch|sh))es$/, "")
    .replace(/(?<=[^s])s$/, "");

const toYou = (clause: string) =>
  clause
    .replace(/\btheir\b/gi, "your")
    .replace(/\bthey\b/gi, "you")
    .replace(/\bthemselves\b/gi, "yourself");

function ofPossession(none: Audience, text: string, words: readonly Word[], link: number): Audience {
  const object = text.slice(words[link + 1]?.start ?? text.length);
  if (!object) return none;
  const isWithout = words[link]?.lower === "without";
  return { ...none, asYou: `you have ${isWithout ? "no " : ""}${toYou(object)}` };
}
