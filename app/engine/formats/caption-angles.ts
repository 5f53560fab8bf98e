import type { LineTopic } from "../compose/lines";

/** A piece of a caption: each is a whole line of the owner's, or of the voice. */
export type Part = "story" | "point" | "intro" | "problem" | "readers" | "fact" | "list" | "open" | "close";

export interface Angle {
  /** What it is led by, and what comes behind it; what the brief does not hold is passed over. */
  parts: readonly Part[];
  /** The topics that it tells of first. */
  topics: readonly LineTopic[];
  /** The most facts beside those that lead. */
  facts: number;
}

/** Why each of the ten is written, in the order of the platforms; the second of a pair where the brief does not hold the first. */
export const angles: readonly (readonly Angle[])[] = [
  [{ parts: ["story"], topics: ["price", "when"], facts: 2 }],
  [{ parts: ["point", "list"], topics: [], facts: 8 }],
  [{ parts: ["intro", "story"], topics: ["feature"], facts: 2 }],
  [
    { parts: ["problem", "point"], topics: ["feature"], facts: 2 },
    { parts: ["fact", "point"], topics: ["feature", "trust", "price"], facts: 1 },
  ],
  [{ parts: ["point", "close"], topics: ["when", "where", "price"], facts: 3 }],
  [{ parts: ["fact", "point"], topics: ["feature", "trust"], facts: 0 }],
  [{ parts: ["fact", "point"], topics: ["price", "feature", "when"], facts: 1 }],
  [
    { parts: ["readers"], topics: ["feature", "price"], facts: 3 },
    { parts: ["point"], topics: ["feature", "price"], facts: 3 },
  ],
  [
    { parts: ["fact", "intro"], topics: ["feature", "trust"], facts: 4 },
    { parts: ["point", "intro"], topics: ["trust"], facts: 3 },
  ],
  [{ parts: ["point"], topics: ["condition", "when", "price"], facts: 2 }],
];

/** What is tried where a caption would say what another says. */
export const spares: readonly Angle[] = [
  { parts: ["fact", "point"], topics: [], facts: 1 },
  { parts: ["problem", "intro"], topics: ["feature", "price"], facts: 1 },
  { parts: ["point"], topics: [], facts: 2 },
  { parts: ["readers"], topics: [], facts: 1 },
  { parts: ["intro", "point"], topics: [], facts: 1 },
  { parts: ["fact", "intro"], topics: [], facts: 2 },
  { parts: ["problem", "point"], topics: [], facts: 1 },
  { parts: ["point", "close"], topics: [], facts: 0 },
  { parts: ["intro", "point", "close"], topics: [], facts: 0 },
];

/** What is left where a brief holds too little for ten: a line of the voice above the point. */
export const lastSpares: readonly Angle[] = [
  { parts: ["open", "point"], topics: [], facts: 1 },
  { parts: ["open", "point", "close"], topics: [], facts: 0 },
];
