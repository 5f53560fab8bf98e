import type { LineTopic } from "../compose/lines";
import type { Opening } from "./caption-openings";

/** What stands behind the opening: sentences, facts told as sentences, in one line or as a list, and a line of the voice. */
export type Part = "point" | "we" | "intro" | "problem" | "facts" | "line" | "list" | "close";

export interface Angle {
  /** What it is led by. */
  open: Opening;
  /** What comes behind it, in that order; what the brief does not hold is passed over, but for the point. */
  then: readonly Part[];
  /** The topics that it tells of first. */
  topics: readonly LineTopic[];
  /** The most facts beside those that lead. */
  most: number;
}

const angle = (open: Opening, then: readonly Part[], topics: readonly LineTopic[] = [], most = 2): Angle => ({
  open,
  then,
  topics,
  most,
});

/**
 * The form of each of the ten, in the order of the platforms, and what is told in it where the brief does not hold the first: X says it in one
 * line, Instagram lists, LinkedIn says who speaks and why, TikTok asks and answers, Facebook tells a neighbour when and where, Threads and Bluesky
 * say one thing as it is said.
 */
export const angles: readonly (readonly Angle[])[] = [
  [angle("point", ["line"], ["price", "when"], 3)],
  [
    angle("seek", ["point", "list"], [], 8),
    angle("date", ["list"], [], 8),
    angle("you", ["point", "list"], [], 8),
    angle("led", ["list"], [], 8),
    angle("point", ["list"], [], 8),
    angle("problem", ["we", "point"]),
    angle("seek", ["we", "point"]),
    angle("place", ["we"]),
  ],
  [
    angle("we", ["point", "facts"], ["feature", "trust"], 3),
    angle("intro", ["point", "facts"], ["feature", "trust"], 3),
  ],
  [
    angle("problem", ["point", "facts"], ["feature"], 1),
    angle("you", ["point", "facts"], ["feature"], 2),
    angle("answer", ["point"]),
    angle("readers", ["facts", "we"], ["feature"], 1),
    angle("seek", ["point", "facts"], ["feature"], 1),
  ],
  [angle("led", ["facts", "close"], ["when", "where", "price"], 2)],
  [
    angle("answer", ["point"]),
    angle("you", ["point", "facts"], ["feature"], 1),
    angle("because", ["point"]),
    angle("timed", ["we"]),
  ],
  [
    angle("timed", ["facts", "we"], ["price", "feature"], 1),
    angle("because", ["point"]),
    angle("fact", ["point"], ["feature", "trust"]),
    angle("named", ["facts", "we"], ["feature"], 1),
  ],
  [
    angle("readers", ["line", "we"], ["feature", "price"], 3),
    angle("you", ["point", "line"], ["feature", "price"], 3),
    angle("date", ["we"]),
    angle("named", ["line"], [], 3),
  ],
  [
    angle("because", ["point", "we"]),
    angle("fact", ["point", "we"], ["trust", "feature"]),
    angle("problem", ["intro", "point"]),
    angle("named", ["facts"], ["trust"], 3),
    angle("intro", ["point", "facts"], ["trust"], 3),
  ],
  [angle("order", ["line"], ["when", "price"], 3), angle("answer", ["point"])],
];

/** What is tried where a caption would open as another does. */
export const spares: readonly Angle[] = [
  angle("named", ["facts"], [], 1),
  angle("readers", ["facts"], [], 1),
  angle("timed", ["facts"], [], 1),
  angle("you", ["point"]),
  angle("seek", ["point", "we"]),
  angle("answer", ["point"]),
  angle("fact", ["point"]),
  angle("place", ["facts"], [], 1),
  angle("order", ["facts"], [], 1),
  angle("problem", ["intro", "point"]),
  angle("intro", ["point"]),
  angle("led", ["we"]),
  angle("led", ["facts"], [], 2),
  angle("point", ["we"]),
  angle("point", ["facts"], [], 2),
  angle("point", ["close"]),
  angle("led", ["close"]),
];
