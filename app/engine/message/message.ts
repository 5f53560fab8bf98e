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
  /** Facts that were read for sure or stated by the user. Only these may stand inside a sentence; the others are lines of their own. */
  sure: FactName[];
  /** "six places", "the last 40 tickets" with the number: read, never asked for. */
  quantity: Quantity | null;
  /** Up to three questions whose answers would sharpen this campaign most, the most useful first. */
  questions: OpenQuestion[];
}

export interface OpenQuestion {
  /** The fact that the answer fills. */
  fact: FactName;
  text: string;
}

/** A noun phrase whose grammar is known. */
export interface NounPhrase {
  /** Without article, as it stands in running text: "beginners' swimming course", "Eid boxes". */
  text: string;
  /** The last noun: "course", "boxes". */
  head: string;
  number: "singular" | "plural" | "mass";
  /** A name, or a noun that takes no article: "Sunday roast at Mara's" has none, "Black Friday" has. */
  isName: boolean;
}

export interface Quantity {
  count: number;
  noun: NounPhrase | null;
  /** "the last six places", "six places left". */
  isRemaining: boolean;
}

export interface Money {
  amount: number;
  /** As typed: "£12", "4,000 euros", "Rs 499". */
  text: string;
}

export type Offer =
  | { kind: "free"; thing: NounPhrase; on: NounPhrase | null; text: string }
  | { kind: "percent"; percent: number; on: NounPhrase | null; text: string }
  | { kind: "amount-off"; money: Money; on: NounPhrase | null; text: string }
  /** `before` is what it cost until now, for "39 euro instead of 55" and "£10, was £15". */
  | {
      kind: "price";
      money: Money;
      before?: Money;
      isFrom: boolean;
      per: string | null;
      on: NounPhrase | null;
      text: string;
    }
  | { kind: "several-for-less"; get: number; pay: number; on: NounPhrase | null; text: string }
  /** Understood as an offer, but no more: a line of its own. */
  | { kind: "other"; text: string };

/** A day as the brief names it. The year and the weekday are set only where the brief names them. */
export interface Day {
  day: number | null;
  /** 1 to 12. */
  month: number | null;
  year: number | null;
  weekday: Weekday | null;
  /** As it stands in running text: "12 March", "Saturday 21 March", "next Friday". */
  text: string;
}
export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** Minutes after midnight, and as it stands in text: "5:30", "noon", "7pm". */
export interface ClockTime {
  minutes: number;
  text: string;
  /** Morning or evening was said, or the hour tells ("17:00", "10 to 1"). Where it is false only the text may be used. */
  isClear?: boolean;
}

export interface Timing {
  /** The whole as typed: may follow any line after a comma. */
  text: string;
  /** The first day, for "from", "starting", "between ... and", or the only day, for "on". */
  start: Day | null;
  /** The last day that still counts: for 'before 12 March' 11 March, for 'by', 'until' and 'between ... and' the day itself. */
  last: Day | null;
  /** The day after which it is too late, for 'before' alone: "12 March". */
  before: Day | null;
  /** What comes again, in the plural: "Tuesday nights", "Mondays", "every second Saturday". */
  recurring: string | null;
  /** A stretch that is no day: "all November", "this winter", "in March". */
  period: string | null;
  from: ClockTime | null;
  to: ClockTime | null;
  /** What the time is for the thing that is told of. */
  role?: TimingRole;
  /**
   * What has to be done or happens then, where the idea says so and it is not the thing itself: "order" of "order by Friday 4 December",
   * "start" of "to start in January". Null or absent where the time is the thing's own.
   */
  verb?: string | null;
}

/** "deadline" is the last moment for the reader to do something; "until" is how long the thing itself lasts. */
export type TimingRole = "on" | "from" | "until" | "deadline" | "recurring" | "period";

/** Who reads it. */
export interface Audience {
  /** "people who send gifts". */
  text: string;
  noun: NounPhrase | null;
  /** The same turned to the reader, to stand as a clause: "you send gifts", "you have a south-facing roof". Null where unsure. */
  asYou: string | null;
}

/** What bothers them, as the owner put it. */
export interface Problem {
  text: string;
  form: "clause" | "noun-phrase" | "fragment";
  /** Whose sentence it is: the owner's own trouble ("quiet Tuesdays") is never told to the reader. */
  whose: "reader" | "owner";
}

/** Everything that was read from a brief: what composing works on. */
export interface Material {
  message: Message;
  /**
   * The idea without its instruction as whole statements, in the owner's words and order: ["box of 12 mince pies £15", "order by Friday 4
   * December and collect Sunday 6 December"]. Each can stand alone as a line; only a question keeps its end mark. Every word of the idea is in
   * one of them, but for its instruction and an "and" between two. The first is what the point is made of.
   */
  statements: string[];
  /** The idea as the sentences that are told of it, without end marks; absent where it was read elsewhere or is not English. */
  told?: string[];
  /** The facts with their grammar; null where the fact is absent or was not read for sure. */
  what: NounPhrase | null;
  offer: Offer | null;
  timing: Timing | null;
  /** The thing that is sold or done, where `what` does not name it: "swimming lessons". */
  product: NounPhrase | null;
  /** What a fundraiser asks for: "4,000 euros". */
  goal?: Money | null;
  /** What the owner states of the project, line by line. */
  stated: string[];
  audience: Audience | null;
  problem: Problem | null;
  /** What the reader is asked to do, as written: "Book a trial lesson". */
  callToAction: string | null;
  /** The description's own sentences, in order and in its own words, each with its end mark. */
  sentences: string[];
}
