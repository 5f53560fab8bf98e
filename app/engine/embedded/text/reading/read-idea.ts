import { lowerFirst } from "../writing/clean-text";
import { readAnnouncement } from "./announcement";
import { openings } from "./idea-rules";
import { findKind, kindByWords, priceAlone } from "./kind-by-words";
import { againOf, isNameOf, shortOf, withOwner } from "./phrase";
import { asRole, isCommand, phraseIdea, taughtIdea } from "./phrase-idea";
import { readPersuasion, withoutGoal } from "./read-goal";
import { readRequest } from "./request";
import { readCircumstances } from "./when-where";
import { isPlural } from "./wording";

const ideaKinds = [
  "launch",
  "offer",
  "event",
  "opening",
  "how-to",
  "story",
  "hiring",
  "fundraiser",
  "product",
] as const;
export type IdeaKind = (typeof ideaKinds)[number];

export interface Idea {
  kind: IdeaKind;
  /**
   * A noun phrase that fits where a sentence's object stands, without `when` and `where`: "our autumn single-origin". A deed has the
   * form "brewing coffee at home". Null when the idea gives none.
   */
  subject: string | null;
  /** The subject without article, for headlines: "autumn single-origin". For hiring the role: "a part-time vet nurse". */
  shortSubject: string | null;
  plural: boolean;
  /** The subject when it is spoken of again: "the reminders", "the course". Null where there is no such noun. */
  again: string | null;
  /** What the business does, to follow "we": "send automatic payment reminders on WhatsApp", "are opening a second bakery". */
  deed: string | null;
  /** What the reader learns to do, to follow "to": "get an anxious dog used to being groomed". */
  task: string | null;
  /** "why regular teeth cleaning matters", "whether your roof is ready", to follow words such as "we explain". */
  asked: string | null;
  /** As typed, with its preposition: "every Friday morning", "on 12 December", "until Sunday". */
  when: string | null;
  /** As typed, with its preposition: "in our new shop", "on WhatsApp". */
  where: string | null;
  /** What an offer gives: "20% off all boots", "two for one on all pizzas". */
  terms: string | null;
  /** The idea as a sentence of its own, without its full stop, when it can be printed: "We now send payment reminders on WhatsApp". */
  statement: string | null;
  /** What the idea says of its subject after a colon, as noun phrases: "apple, caramel and a long finish". */
  detail?: string | null;
  /** The idea in the user's words, cut at a word, for quoting. */
  quote: string;
}

/** What one manner of reading has found; the rest follows from it. */
export type Finding = { kind: IdeaKind; quote: string } & Partial<Omit<Idea, "kind" | "quote" | "again">>;

function completed(found: Finding): Idea {
  const { subject = null, kind, when } = found;
  const terms =
    found.terms && when && found.terms.endsWith(` ${when}`) ? found.terms.slice(0, -when.length - 1) : found.terms;
  return {
    subject,
    shortSubject: subject ? shortOf(subject) : null,
    plural: subject ? isPlural(subject) && !/^\w+ing\s/i.test(subject) : false,
    deed: null,
    task: null,
    asked: null,
    when: null,
    where: null,
    statement: null,
    detail: null,
    ...found,
    terms: terms ?? null,
    again: againOf(subject, kind),
  };
}

/**
 * Reads what a user typed as an idea: what kind of message it is, and phrases that can be used inside sentences. Whatever cannot be
 * parsed comes back as a quotation, so that no sentence is ever built around words of unknown grammar.
 */
export function readIdea(raw: string, names: readonly string[]): Idea {
  const { text, isQuestion, quote, lead, next } = readRequest(raw, names);
  const taught = taughtIdea(text, isQuestion, quote);
  if (taught) return completed(taught);
  const announced = announcedIdea(text, quote);
  // why: nobody says "our MindMeld" of themselves
  if (announced?.subject && isNameOf(announced.subject.replace(/^our /, ""), names)) announced.subject = null;
  // "Quiz night returns! Wednesdays 8pm": the second sentence may be nothing but a time.
  const following = readCircumstances(next);
  const circumstances = readCircumstances(announced?.statement ? text.slice(0, announced.statement.length) : text);
  if (announced && lead && announced.statement) announced.statement = `${lead} ${announced.statement}`;
  if (announced)
    return completed({
      when: circumstances.when ?? (following.rest ? null : following.when),
      where: circumstances.where,
      ...announced,
    });
  const phrased = phraseIdea(text, quote, names);
  // "Open house: see a solar roof at work on 14 December": the time belongs to what stands before the colon too.
  // why: nobody says "our Bean There" of themselves
  const bare = phrased.subject?.replace(/^our /, "");
  if (bare && isNameOf(bare, names)) phrased.subject = bare;
  const isDated = !phrased.when && circumstances.when && !phrased.subject?.includes(circumstances.when);
  return completed(isDated && phrased.kind !== "how-to" ? { ...phrased, when: circumstances.when } : phrased);
}

function announcedIdea(text: string, quote: string): Finding | null {
  const isOwnersTask =
    isCommand(text) ||
    readPersuasion(text) ||
    withoutGoal(text) !== text ||
    openings.some(({ pattern }) => pattern.test(text));
  const announcement = isOwnersTask ? null : readAnnouncement(text);
  if (!announcement) return null;
  const { thing, doing = null, deed, statement, claim } = announcement;
  const byWords = kindByWords(text);
  const isNews = /\b(?:now|just|finally|new|from (?:today|monday|next|this)|here|back)\b/i.test(text);
  const strong = byWords === "offer" || byWords === "fundraiser" || byWords === "hiring" || byWords === "event";
  const isPriced = byWords === "offer" && findKind(text.replace(priceAlone, "")) !== "offer";
  const kind =
    (strong && !(isPriced && announcement.kind) ? byWords : (announcement.kind ?? byWords)) ??
    (isNews ? "launch" : "product");
  if (kind === "hiring") return { kind, deed, statement, quote, ...asRole(thing) };
  if (kind === "how-to") return { kind, subject: thing, statement, asked: claim ? `why ${claim}` : null, quote };
  const subject = thing ? withOwner(lowerFirst(thing), kind) : doing;
  const terms = kind === "offer" ? termsOf(thing, text) : null;
  // why: in "Kids eat free" the kids are not what is on offer
  const isTheirs = terms !== null && thing !== null && kindByWords(thing) !== "offer";
  return { kind, subject: isTheirs ? null : subject, deed, statement, terms, quote };
}

const termsOf = (thing: string | null, text: string) => {
  if (thing && kindByWords(thing) === "offer") return thing.replace(/^(?:our|an?|the)\s+/i, "");
  return /^(?:kids|children|under)/i.test(text) && text.length <= 60 ? lowerFirst(text) : null;
};
