/**
 * What a campaign says. The built-in reader, a model and the user all fill the same fields, so what is written from them never asks who
 * filled them. Texts stay in the owner's words; the typed values beside them are what a sentence pattern may rely on.
 */

export const messageKinds = [
  "offer",
  "event",
  "launch",
  "opening",
  "hiring",
  "fundraiser",
  "news",
  "ending",
  "how-to",
  "question",
  "claim",
  "story",
  "season",
  "reminder",
  "about",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The facts of a message by the names that forms, calls and stored briefs use. */
export const factNames = ["what", "offer", "when", "where", "for", "proof", "steps"] as const;
export type FactName = (typeof factNames)[number];

/** Facts as short texts, each able to stand as a line of its own. What was not said is null or empty. */
export interface Facts {
  /** The thing that the message is about, as a noun phrase without article: "two-for-one pasta", "beginners' swimming course". */
  what: string | null;
  /** "20% off", "two for one", "free delivery", "from £12 a month". */
  offer: string | null;
  /** With its preposition where it has one: "before 12 March", "Tuesday nights, all November". */
  when: string | null;
  /** With its preposition: "at platform 12", "in our Leeds studio". */
  where: string | null;
  /** Who it is for, as a noun phrase: "people who send gifts". */
  for: string | null;
  /** What speaks for it: figures, comparisons, names of sources. One a line. */
  proof: string[];
  /** What to do or what happens, in order. One a line. */
  steps: string[];
}

/** Facts that the user stated. What is absent is left to the reader; null or an empty list says that there is none, whatever the idea says. */
export type StatedFacts = Partial<Facts>;

export interface Message {
  kind: MessageKind;
  /** The one thing to say, as a line that can stand alone, without a full stop: "Two-for-one pasta on Tuesday nights, all November". */
  point: string;
  facts: Facts;
  /** Facts that were read for sure or stated by the user; the others are shown as guesses. */
  sure: FactName[];
  /** Up to three questions whose answers would sharpen this campaign most, the most useful first. */
  questions: OpenQuestion[];
}

export interface OpenQuestion {
  /** The fact that the answer fills. */
  fact: FactName;
  text: string;
}

/** What bothers the readers, as the owner put it. */
export interface Problem {
  text: string;
  /** Whose sentence it is: the owner's own trouble ("quiet Tuesdays") is never told to the reader. */
  whose: "reader" | "owner";
}

/** Everything that was read from a brief: what composing works on. */
export interface Material {
  message: Message;
  /** The idea's sentences as its readers get them, each whole and with its end mark, the news first. */
  told: string[];
  /** The idea's own run of words that says the point shortest, without an end mark; null where none does, or where the user stated other facts. */
  headline: string | null;
  problem: Problem | null;
}
