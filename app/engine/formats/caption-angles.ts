import { normalizeSentence } from "../checks/sentences";
import { longestHeadline, writeHeadline } from "../compose/headline";
import { isSentence } from "../compose/is-sentence";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { endSentence } from "../english/grammar";
import { addsNothing, findUnits, measureShared } from "../english/units";
import { askForReaders } from "./ask-for-readers";
import { joinLeaning } from "./join-leaning";

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

/** The share of a fact that a text says from which on it is not said again. */
const mostShared = 0.7;
/** The share of a wording that stands before it from which on it says the same. */
const sameWording = 0.9;
/** Characters of a sentence that may lead a caption before the point. */
const longestLead = 140;
/** Characters of an audience that can be spoken to in one line. */
const longestAudience = 50;

/** The ways to tell a caption. What was told least comes first, in each of them. */
export function makeAngles(source: Source, voice: VoiceLines, wasSaid: (line: string) => boolean): Angles {
  const { told, rows, about, intro, problem, practical, audience, kind, name } = source;
  const typed = source.wordings.map(endSentence);
  // why: an account that has said them before begins with another one
  const wordings = typed.some(wasSaid) ? typed.toReversed() : typed;
  const headline = endSentence(writeHeadline(source.point, longestHeadline));
  // why apart in a story: its beginning stands in every caption
  const rest = (kind === "story" ? told : joinLeaning(told)).slice(1);
  const others = [...rest, ...rows.map(({ text }) => text)];
  const background = about.map(({ text }) => text);
  const terms = rows.filter(({ topic }) => topic === "terms").map(({ text }) => text);
  // why later: since when a business trades, and what it does not do, is no news
  const isLate = new Set(rows.filter(({ topic }) => /^(?:trust|terms)$/.test(topic)).map(({ text }) => text));
  const counts = new Map(
    [...wordings, ...others].map((line) => [normalizeSentence(line), Number(wasSaid(line)) + Number(isLate.has(line))]),
  );
  const usedLines = new Set<string>();
  /** A line of the voice that was not used yet; empty where all were. */
  const open = () => voice.open.find((line) => !usedLines.has(line)) ?? "";
  const close = () => voice.close.find((line) => !usedLines.has(line)) ?? "";
  const day = findDay(source);
  const outcome = kind === "story" ? findOutcome(told) : "";
  /** What the idea goes on with, each a sentence that may lead. */
  const leads = rest.filter((line) => line.length <= longestLead && isSentence(line));

  const countOf = (line: string) => counts.get(normalizeSentence(line)) ?? 0;
  /** In their order, those first that were told least. */
  const putLeastToldFirst = (lines: readonly string[]): string[] =>
    lines
      .map((line, at) => ({ line, at }))
      .sort((one, other) => countOf(one.line) - countOf(other.line) || one.at - other.at)
      .map(({ line }) => line);

  /** A wording of the point that fits behind what was said, the least told. */
  function sayPoint(room: number, before = ""): string {
    // why: how a story ends is what it is told for
    const ended = [told[0], outcome].filter(Boolean).join(" ");
    if (outcome && ended.length <= room) return ended;
    const fitting = wordings.filter(
      (line) => line.length <= room && measureShared(findUnits(line), findUnits(before)) < sameWording,
    );
    return putLeastToldFirst(fitting)[0] ?? headline;
  }

  /** Up to `most` lines that say what the text does not, the least told first. */
  function sayMore(text: string, most: number, room: number, lines: readonly string[] = others): string[] {
    const taken: string[] = [];
    for (const line of putLeastToldFirst(lines))
      if (taken.length < most && [...taken, line].join(" ").length <= room && !addsNothing(line, text, ...taken))
        taken.push(line);
    return taken;
  }

  /** Price, day and place, as far as the text does not say them; no day twice, with its hours or without. */
  const sayPractical = (text: string): string[] =>
    practical
      .filter((fact) => measureShared(findUnits(fact), findUnits(text)) < mostShared && !namesDay(fact, text))
      .map(endSentence);

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

  const remember = (text: string) => {
    const said = normalizeSentence(text);
    for (const [line, count] of counts) if (said.includes(line)) counts.set(line, count + 1);
    for (const line of [...voice.open, ...voice.close]) if (text.includes(line)) usedLines.add(line);
  };
  return { byName, listVariants, remember };
}

/** Whether a text names the day of a fact: "Saturday 6 June 2026, 7am" beside "opens on Saturday 6 June". */
function namesDay(fact: string, text: string): boolean {
  const [day] = /\b\d{1,2} \p{Lu}\p{Ll}{2,}|\b\p{Lu}\p{Ll}{2,} \d{1,2}\b(?![:.]\d)/u.exec(fact) ?? [];
  return day !== undefined && text.includes(day);
}

/** The last sentence that somebody does something in, and nobody is quoted: how a story ends. */
function findOutcome(told: readonly string[]): string {
  return told.slice(1).findLast((line) => !/["“”]/.test(line) && line.split(" ").length > 4) ?? "";
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
