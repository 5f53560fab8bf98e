import { findTimeSpans, isDayOfMonth, type TimeSpan } from "../english/find-time-spans";
import { readSpan, readTiming } from "../english/read-timing";
import { hasFiniteVerb, type Word } from "../english/words";
import type { Message, Timing, TimingRole } from "./message";
import type { Clause } from "./rule";

/** When it is. A time by which something else has to be done counts only where no other is named; it carries what has to be done. */
export function findTiming(clause: Clause, kind: Message["kind"]): Timing | null {
  if (kind === "how-to") return null;
  const answer = kind === "question" ? clause.words.findIndex((word) => word.after.includes("?")) : -1;
  if (kind === "question" && (answer < 0 || answer === clause.words.length - 1)) return null;
  const forGroups = findDaysOfGroups(clause, answer);
  if (forGroups) return forGroups;
  const found = findTimeSpans(clause.words)
    .filter((span) => !span.isAttributive && span.first > answer && !isForbidden(clause, span))
    .map((span) => withRole(clause, span, kind))
    // why: "last day at the old place is Friday 8 January" says behind it which
    .filter(({ text }) => !/^(?:the )?(?:last|first) day$/i.test(text))
    // why: nobody can come "last month"
    .filter(({ text }) => !/^(?:in |during )?last (?:week|month|year|spring|summer|autumn|fall|winter)$/i.test(text));
  const [first] = found;
  // why: "fish Friday, every Friday in February" names the day first and tells then which
  const whole = found.find(
    ({ text }) => first && text !== first.text && /^\p{L}+day$/u.test(first.text) && text.includes(first.text),
  );
  if (whole) return whole;
  const isLed = first?.verb != null && first.verb === clause.words[0]?.lower;
  const chosen = isLed ? first : (found.find(({ verb }) => !verb) ?? first);
  return chosen ?? (kind === "question" ? null : findBefore(clause, kind));
}

function withRole(clause: Clause, span: TimeSpan, kind: Message["kind"]): Timing {
  const read = readTiming(clause.text, clause.words, span);
  const relative = findRelativeVerb(clause, span);
  // why no day: it is the last or the first for what the clause tells, and not for the offer
  if (relative) return { ...read, ...noDays, role: readRole(read), verb: relative };
  if (kind === "offer" && read.start && !read.last && /^ends?$/.test(clause.words[span.first - 1]?.lower ?? ""))
    return {
      ...read,
      text: `until ${read.text.replace(/^on /i, "")}`,
      start: null,
      last: read.start,
      role: "until",
      verb: null,
    };
  const begins = /^(?:starts?|begins?)$/.test(clause.words[span.first - 1]?.lower ?? "");
  const timing = begins && /^\d/.test(read.text) ? { ...read, text: `from ${read.text}` } : read;
  return { ...timing, role: readRole(timing), verb: findVerb(clause, span) };
}

const noDays = { start: null, last: null, before: null, recurring: null, period: null, from: null, to: null };

/** The verb of "customers who join before 15 December" and "if you order by Friday": the time is that of the clause, not of the offer. */
function findRelativeVerb({ words }: Clause, span: TimeSpan): string | null {
  let start = span.first;
  while (start > 0 && span.first - start < 10 && !/[,.;:!?]/.test(words[start - 1]?.after ?? "")) start -= 1;
  const opener = words.findLastIndex(
    (word, at) => at >= start && at < span.first && /^(?:who|which|that)$/.test(word.lower),
  );
  if (opener < 1 || !/^(?:noun|pronoun|other)$/.test(words[opener - 1]?.part ?? "")) return null;
  let at = opener + 1;
  while (at < span.first && /^(?:have|has|had|will|can|already|also|first|both)$/.test(words[at]?.lower ?? "")) at += 1;
  const verb = words[at];
  if (!verb || at >= span.first) return null;
  // why: in "members who swim get a towel from 3 May" the time is that of the second verb
  const hasOther = words
    .slice(at + 1, span.first)
    .some((word, index, all) => word.part === "verb" && !word.tags.has("Gerund") && all[index - 1]?.lower !== "to");
  return hasOther ? null : verb.lower;
}

/** Words between two days that may name whom each is for. */
const longestBetween = 6;

/**
 * A day for each of several groups, and no day of the thing itself: "Wednesday 16 December UK, Friday 4 December for Europe". The text is kept whole,
 * and nothing may be counted from it.
 */
function findDaysOfGroups(clause: Clause, answer: number): Timing | null {
  const { words, text } = clause;
  const dated = findTimeSpans(words)
    .filter((span) => span.first > answer && !isForbidden(clause, span))
    .filter((span) => !span.isAttributive || hasDate(words, span))
    .map((span) => ({ span, timing: readTiming(text, words, span) }))
    .filter(({ span, timing: { start, last, before } }) => (start || last || before) && hasDate(words, span));
  const [first, ...others] = dated;
  const until = first && others.length > 0 ? others.at(-1) : undefined;
  if (!first || !until) return null;
  const isParallel = others.every(({ span, timing }, at) => {
    const previous = dated[at] as (typeof dated)[number];
    const between = words.slice(previous.span.last + 1, span.first);
    const isClose = between.length > 0 && between.length <= longestBetween;
    const hasMark = words.slice(previous.span.last, span.first).some((word) => /[.!?;]/.test(word.after));
    const role = readRole(timing);
    const hasSameRole = role === readRole(previous.timing) || role === "on";
    const hasVerb = between.some(
      (word) => (word.part === "verb" && !word.tags.has("Gerund")) || isDatedWord(word.lower),
    );
    return isClose && !hasMark && hasSameRole && !hasVerb;
  });
  if (!isParallel) return null;
  let end = until.span.last;
  while (end + 1 < words.length && end - until.span.last < longestBetween && !/[,.;:!?]/.test(words[end]?.after ?? ""))
    end += 1;
  if (hasFiniteVerb(words.slice(until.span.last + 1, end + 1))) end = until.span.last;
  const whole = readSpan(text, words, { first: first.span.first, last: end, isAttributive: false });
  const timing: Timing = { text: whole, ...noDays };
  return { ...timing, role: readRole(timing), verb: findVerb(clause, first.span) };
}

const hasDate = (words: readonly Word[], span: TimeSpan) =>
  words.slice(span.first, span.last + 1).some((_, at) => isDayOfMonth(words, span.first + at));
const isDatedWord = (lower: string) => deadlineVerbs.test(lower) || datedVerbs.test(lower);

/** What a time is for the thing, by its preposition and what it holds. */
export function readRole(timing: Timing): TimingRole {
  const [opening = ""] = timing.text.toLowerCase().split(" ");
  if (/^(?:by|before)$/.test(opening)) return "deadline";
  if (/^(?:until|till|til)$/.test(opening) || (timing.last && !timing.start)) return "until";
  if (timing.recurring) return "recurring";
  if (opening === "from") return "from";
  return timing.start ? "on" : "period";
}

/** What is done before a day. */
const deadlineVerbs =
  /^(?:order|orders|ordered|book|booked|bookings|reserve|register|registered|apply|applications|reply|rsvp|enter|entries|send|pay|paid|buy|bought|call|return|enrol|enroll|subscribe|vote|nominate|submit|upgrade|respond|claim|redeem|use|due|sign)$/;
/** What happens on a day and is not the thing itself. */
const datedVerbs =
  /^(?:collect|collection|collections|start|arrive|arrives|delivered|delivery|deliveries|dispatched|ready|posted|deadline)$/;
const particles = /^(?:up|in|back|out|online|early|now|us|is|are|your|yours)$/;

/** The verb or the noun that a time belongs to: "order" of "order by Friday", "start" of "to start in January". Null where it is the thing's own. */
function findVerb({ words }: Clause, span: TimeSpan): string | null {
  let start = span.first;
  while (start > 0 && !endsPiece(words[start - 1])) start -= 1;
  const before = words.slice(start, span.first);
  const [first] = before;
  const at = before.findLastIndex((word) => !particles.test(word.lower));
  const last = before[at];
  const isUntil = /^(?:by|before|until|till|til)$/.test(words[span.first]?.lower ?? "");
  if (isUntil && first && deadlineVerbs.test(first.lower)) return first.lower;
  if (last && ((isUntil && deadlineVerbs.test(last.lower)) || /^(?:due|rsvp)$/.test(last.lower))) return last.lower;
  if (first && /^(?:collect|collection|delivery|deadline)$/.test(first.lower)) return first.lower;
  const isPurpose = last && datedVerbs.test(last.lower) && before[at - 1]?.lower === "to";
  const isAlone = last && before.length <= 2 && start > 0 && datedVerbs.test(last.lower);
  return isPurpose || isAlone ? last.lower : null;
}

const endsPiece = (word: Word | undefined) =>
  /[,.;:!?]/.test(word?.after ?? "") || /^(?:and|but|or)$/.test(word?.lower ?? "");

/** "Don't leave it till the last week" says when not. */
function isForbidden({ words }: Clause, span: TimeSpan): boolean {
  const opening = words.findLastIndex(
    (_, at) => at <= span.first && (at === 0 || /[.!?;]/.test(words[at - 1]?.after ?? "")),
  );
  return /^(?:don't|dont|never|avoid)$/.test(words[opening]?.lower ?? "") && span.first - opening < 8;
}

/** "before the first frost": a time without a word of the calendar. */
function findBefore(clause: Clause, kind: Message["kind"]): Timing | null {
  const before = clause.words.findIndex(
    (word, at) => at > 0 && word.lower === "before" && clause.words[at + 1] !== undefined,
  );
  if (before < 0 || !/^(?:reminder|offer|event|season|news)$/.test(kind)) return null;
  const text = clause.text.slice(clause.words[before]?.start).split(/[.!?]/)[0] ?? "";
  return {
    text,
    start: null,
    last: null,
    before: null,
    recurring: null,
    period: text,
    from: null,
    to: null,
    role: "deadline",
    verb: null,
  };
}
