import type { Idea, IdeaKind } from "../reading/read-idea";
import { withoutEndMark } from "../writing/clean-text";

/** Whether the subject is something one does ("servicing your boiler") and not a thing. */
export const isDoing = (idea: Idea): boolean =>
  /^\p{Ll}+ing\b/iu.test(idea.subject ?? "") &&
  !/^(?:evening|morning|wedding|spring|building|opening|ceiling|pudding|earring|string|ring)s?\b/i.test(
    idea.subject ?? "",
  );

const byKind: Partial<Record<IdeaKind, string>> = {
  offer: "the offer",
  fundraiser: "the appeal",
};

/** How the subject is called the second time. Null where no noun stands for it. */
export function spokenOfAgain(idea: Idea): string | null {
  if (isDoing(idea) || idea.kind === "hiring" || idea.kind === "how-to") return null;
  if (byKind[idea.kind]) return byKind[idea.kind] ?? null;
  if (!idea.again || /\b(?:our|my)\b/i.test(idea.again)) return null;
  return idea.again;
}

/** With its preposition, so that it can follow a verb; null for anything else. */
export function whenPhrase(idea: Idea): string | null {
  const when = withoutEndMark(idea.when ?? "")
    .replace(/^(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|until|till) )/i, "from ")
    .replace(/^(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)/i, "on ");
  return /^(?:on|in|at|from|until|till|before|after|during|between|by|for|over|this|next|every|each|all|today|tonight|tomorrow|now|daily|weekly|throughout|around|since|starting)\b/i.test(
    when,
  )
    ? when
    : null;
}

export function wherePhrase(idea: Idea): string | null {
  const where = withoutEndMark(idea.where ?? "").replace(/\bmy\b/g, "our");
  return /^(?:on|in|at|near|by|opposite|next|outside|inside|along|across|between|behind|around|over|online|via|through)\b/i.test(
    where,
  )
    ? where
    : null;
}

const tellsNews = (idea: Idea) => /^(?:we|our|the|this)\b/i.test(idea.statement ?? "");

/** Advice is asked for, whether the idea says "how to" or names something that the reader should do. */
export const isAdvice = (idea: Idea): boolean =>
  idea.kind === "how-to" || (["product", "event"].includes(idea.kind) && isDoing(idea) && !tellsNews(idea));

/** The phrase to build sentences around. What "we redesigned" is told as a whole sentence, and a thing without an article is ours. */
export function subjectPhrase(idea: Idea): string | null {
  const { subject } = idea;
  if (!subject || (isDoing(idea) && tellsNews(idea))) return null;
  const bare = /^(?:two|three|four|five|six|seven|eight|nine|ten)-\w/i.test(subject);
  return bare && !idea.plural ? `our ${subject}` : subject;
}

/** What the business does from now on, to follow "we"; null for what it did once. */
export function standingDeed(idea: Idea): string | null {
  const deed = idea.deed;
  if (
    !deed ||
    /^(?:\p{L}+ed|are|were|was|have|had|won|made|got|built|found|began|took|went|met|wrote|grew|became)\b/iu.test(deed)
  )
    return null;
  return deed;
}

/** The sum an appeal asks for, as typed: "4,000 pounds". */
export const appealGoal = (idea: Idea): string | null =>
  idea.kind === "fundraiser"
    ? (/[£$€]\s?\d[\d.,]*(?:\s?(?:k|m|million))?|(?<![\d.,])\d[\d.,]{0,20}\s?(?:pounds|euros?|dollars|[£$€])/iu.exec(
        idea.quote,
      )?.[0] ?? null)
    : null;

const numberWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "5 tips for learning Spanish" promises five; null when the idea promises no number. */
export function promisedNumber(idea: Idea): number | null {
  const found =
    /^(?:the |our |my |top )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\w+\s+){0,2}?(?:tips|ways|steps|ideas|things|rules|tricks|mistakes|reasons|myths|questions|signs|facts|lessons|secrets)\b/i.exec(
      idea.quote,
    )?.[1];
  if (!found) return null;
  const count = /\d/.test(found) ? Number(found) : numberWords.indexOf(found.toLowerCase()) + 2;
  return count >= 2 && count <= 10 ? count : null;
}

/** Trades whose things are eaten, drunk, given or lived through; advice on tools does not fit them. */
export const soonUsedUp =
  /^(?:coffee|restaurant|bakery|drinks|food|flowers|events|arts|travel|books|wellbeing|pets|charity)$/;
