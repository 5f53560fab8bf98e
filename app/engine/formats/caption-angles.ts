import { isSentence } from "../compose/is-sentence";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { endSentence } from "../english/grammar";
import { askForReaders } from "./ask-for-readers";
import { makeCaptionLines } from "./caption-lines";

/** A caption without its call to action. */
export interface Draft {
  /** What it is led by. */
  hook: string;
  /** Paragraphs in their order; a list of lines is a list. Empty ones are left out. */
  blocks: readonly (string | readonly string[])[];
}

/** A way to tell a caption within so many characters; null where the brief has nothing for it. */
export type Angle = (room: number) => Draft | null;

export interface Angles {
  byName: Readonly<Record<AngleName, Angle>>;
  /** Everything that can be said of a brief that tells little, in as many orders as there are. */
  listVariants: () => Draft[];
  /** Remembers what a caption says, so that the next ones say something else. */
  remember: (text: string) => void;
}

export type AngleName =
  | "point"
  | "list"
  | "steps"
  | "who"
  | "problem"
  | "question"
  | "story"
  | "answers"
  | "voice"
  | "line"
  | "fact"
  | "row"
  | "rows"
  | "reader"
  | "terms"
  | "about";

/** Characters of a sentence that may lead a caption before the point. */
const longestLead = 140;
/** Characters of an audience that can be spoken to in one line. */
const longestAudience = 50;

/** The ways to tell a caption. What was told least comes first, in each of them. */
export function makeAngles(source: Source, voice: VoiceLines, wasSaid: (line: string) => boolean): Angles {
  const { told, rows, about, intro, problem, audience, kind, name } = source;
  const lines = makeCaptionLines(source, voice, wasSaid);
  const { headline, wordings, rest, others, isLate } = lines;
  const { open, close, putLeastToldFirst, sayPoint, sayMore, sayPractical, remember } = lines;
  const background = about.map(({ text }) => text);
  const terms = rows.filter(({ topic }) => topic === "terms").map(({ text }) => text);
  const day = findDay(source);
  /** What the idea goes on with, each a sentence that may lead. */
  const leads = rest.filter((line) => line.length <= longestLead && isSentence(line));

  const byName: Record<AngleName, Angle> = {
    point: (room) => {
      const point = sayPoint(room);
      const own = [point, ...sayPractical(point).slice(0, 1)].join(" ");
      return { hook: "point", blocks: [[own, ...sayMore(own, 1, room - own.length)].join(" ")] };
    },
    list: (room) => {
      const days = sayPractical(headline);
      const list = [...days, ...sayMore([headline, ...days].join(" "), 5 - days.length, room - 200)];
      return list.length < 2 ? null : { hook: "list", blocks: [headline, list, close()] };
    },
    steps: (room) => {
      const { steps } = source.facts;
      const list = steps.map((step, at) => `${at + 1}. ${endSentence(step)}`);
      return list.length < 2 || list.join("\n").length > room - 100
        ? null
        : { hook: "steps", blocks: [headline, list] };
    },
    who: (room) => {
      const text = fitSentences(told, room - 250);
      const who = text.includes(name) ? "" : intro;
      const more = sayMore(`${who} ${text}`, 2, 240, [...others, ...background]);
      return { hook: "who", blocks: [who, text, more.join(" ")] };
    },
    problem: (room) => {
      if (!problem) return null;
      const point = sayPoint(room - problem.length, problem);
      const own = [point, ...sayPractical(point).slice(0, 1)].join(" ");
      return { hook: "problem", blocks: [problem, own, sayMore(`${problem} ${own}`, 1, 130).join(" ")] };
    },
    question: (room) => {
      if (!day) return null;
      const point = sayPoint(room - 120);
      const behind = [...sayPractical(point), ...sayMore(point, 1, 130)];
      return { hook: "question", blocks: [`What are you doing on ${day}? ${point}`, behind.join(" ")] };
    },
    story: (room) => {
      const text = fitSentences(told, room - 160);
      const behind = [...sayPractical(text), ...sayMore(text, 1, 130)].slice(0, 2);
      return { hook: "story", blocks: [open(), text, behind.join(" "), close()] };
    },
    answers: (room) => {
      const asked = askForReaders(source)
        .slice(0, 2)
        .map(({ question, line }) => `${question} ${line.text}`);
      return asked.length === 0 ? null : { hook: "answers", blocks: [sayPoint(room - 240), asked] };
    },
    line: (room) => {
      const [line] = putLeastToldFirst(leads);
      if (!line) return null;
      const own = [line, sayPoint(room - line.length, line)].join(" ");
      return { hook: "line", blocks: [[own, ...sayPractical(own).slice(0, 1)].join(" ")] };
    },
    fact: (room) => {
      const [line] = putLeastToldFirst(rows.map(({ text }) => text).filter((text) => !isLate.has(text)));
      if (!line || line.length > longestLead) return null;
      const own = [line, sayPoint(room - line.length, line)].join(" ");
      return { hook: "fact", blocks: [[own, ...sayPractical(own).slice(0, 1)].join(" ")] };
    },
    voice: (room) => {
      const [opener, closer] = [open(), close()];
      if (!opener) return null;
      const point = sayPoint(room - 100, opener);
      const own = [opener, point, ...sayPractical(point), ...sayMore(point, 1, 120)].join(" ");
      return { hook: "voice", blocks: [[own, own.length + closer.length < room ? closer : ""].join(" ").trim()] };
    },
    row: (room) => {
      const point = sayPoint(room - 100);
      const more = sayMore(point, 2, Math.min(220, room - point.length));
      return more.length === 0 ? null : { hook: "facts", blocks: [[point, ...more].join(" ")] };
    },
    rows: (room) => {
      const point = sayPoint(room - 320);
      const more = sayMore(point, 3, 320);
      const days = sayPractical([point, ...more].join(" "));
      return more.length < 2 ? null : { hook: "facts", blocks: [point, more.join(" "), days.join(" ")] };
    },
    reader: (room) => {
      if (!audience || audience.length > longestAudience || /^(?:hiring|fundraiser)$/.test(kind)) return null;
      const point = sayPoint(room - 300);
      const own = [point, ...sayPractical(point)].join(" ");
      const more = sayMore(own, 4, 420);
      return { hook: "reader", blocks: [`For ${audience}.`, own, more.length > 1 ? more : more.join(" ")] };
    },
    terms: (room) => {
      const [line] = sayMore(headline, 1, room - 120, terms);
      return line ? { hook: "terms", blocks: [[sayPoint(room - line.length), line].join(" ")] } : null;
    },
    about: (room) => (intro ? { hook: "about", blocks: [intro, sayPoint(room - intro.length, intro)] } : null),
  };

  const listVariants = (): Draft[] => {
    const lines = [
      intro,
      ...others,
      ...background,
      audience && `For ${audience}.`,
      ...voice.open,
      ...voice.close,
    ].filter(Boolean);
    const pairs = lines.flatMap((line) =>
      wordings.flatMap((wording) =>
        voice.close.includes(line)
          ? [[wording, line]]
          : [
              [line, wording],
              [wording, line],
            ],
      ),
    );
    return [...pairs, ...wordings.map((wording) => [wording]), [intro || name]].map((lines) => ({
      hook: "point",
      blocks: [lines.join(" ")],
    }));
  };

  return { byName, listVariants, remember };
}

/** As many whole sentences as fit. */
function fitSentences(sentences: readonly string[], room: number): string {
  const kept = [...sentences];
  while (kept.length > 1 && kept.join(" ").length > room) kept.pop();
  return kept.join(" ");
}

/** The one day on which people come: "Saturday 12 September". */
function findDay({ kind, facts }: Source): string | null {
  if (!/^(?:event|opening)$/.test(kind)) return null;
  const day =
    /^(?:on )?((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+)(?=,|$| at | from )/u;
  return day.exec(facts.when ?? "")?.[1] ?? null;
}
