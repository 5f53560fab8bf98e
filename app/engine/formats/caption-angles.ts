import { isSentence } from "../compose/is-sentence";
import { namesDay } from "../compose/repeats";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { endSentence } from "../english/grammar";
import { leansBack } from "../english/lean";
import { findUnits, measureShared } from "../english/units";
import { askForReaders } from "./ask-for-readers";
import { type Bundle, makeCaptionLines } from "./caption-lines";
import { type Draft, listCaptionVariants } from "./caption-variants";

/** A way to tell a caption within so many characters, the best first; none where the brief has nothing for it. */
export type Angle = (room: number) => Draft[];

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
  | "line"
  | "reader"
  | "about"
  | "mix"
  | Bundle;

/** Characters of a sentence that may lead a caption before the point. */
const longestLead = 140;
/** Characters of an audience that can be spoken to in one line. */
const longestAudience = 50;
/** Facts that are told together, and their characters. */
const mostTogether = 2;
const longestTogether = 220;

/** The share of the point that facts say from which on it is not said beside them. */
const mostSaid = 0.8;

/** The ways to tell a caption, each with the facts that belong to it. What was told least comes first, in each of them. */
export function makeAngles(source: Source, voice: VoiceLines, wasSaid: (line: string) => boolean): Angles {
  const { told, intro, problem, audience, kind, name } = source;
  const lines = makeCaptionLines(source, voice, wasSaid);
  // why none: who applies and who gives is no customer
  const isCustomer = audience !== "" && !/,| to /.test(audience) && !/^(?:hiring|fundraiser)$/.test(kind);
  // why last: a note of who buys is a line of a text only where there is hardly another
  const spokenTo = isCustomer && audience.length <= longestAudience ? `For ${audience}.` : "";
  const stated = source.rows.map((row) => row.text);
  const day = findDay(source);
  /** What the idea goes on with, each a sentence that may lead. */
  const leads = lines.rest.filter((line) => line.length <= longestLead && isSentence(line) && !leansBack(line));

  /** Facts of one kind with the lines.point in few words: behind them where the first says what it is about, else before them. */
  const tellBundle =
    (bundle: Bundle): Angle =>
    (room) => {
      const most = Math.min(longestTogether, room - 100);
      const label = bundle === "practical" ? lines.sayWithoutDay() : lines.sayLabel();
      const days = bundle === "practical" ? lines.sayPractical(label).filter((line) => line.length <= most) : [];
      const bundled = lines.sayBundle(
        bundle,
        [label, ...days].join(" "),
        mostTogether - days.length,
        most - days.join(" ").length,
      );
      const facts = [...days, ...bundled].slice(0, mostTogether + 1);
      // why none is enough: a label that names its day to the hour is practical
      if (facts.length === 0 && (bundle !== "practical" || label !== lines.dated)) return [];
      const more = lines.sayMore(
        [lines.point, ...facts].join(" "),
        mostTogether - facts.length,
        most - facts.join(" ").length,
        stated,
      );
      const text = [...facts, ...more].join(" ");
      if (measureShared(findUnits(label), findUnits(text)) >= mostSaid) return [{ hook: bundle, blocks: [text] }];
      const named = label.includes(name) ? [] : [[`${name}: ${label}`, text]];
      const drafts = [[label, text], ...named];
      // why not hours and terms: nobody reads on behind them
      const isAbout = /^(?:price|feature)$/.test(bundle) && lines.standsAlone(facts[0] ?? "");
      const ordered = isAbout && isSentence(facts[0] ?? "") ? [[text, label], ...drafts] : drafts;
      return ordered.map((blocks) => ({ hook: bundle, blocks }));
    };

  const byName: Record<AngleName, Angle> = {
    point: (room) => {
      const text = lines.sayPoint(room);
      const days = lines.sayPractical(text).slice(0, 1);
      const price = days.length > 0 ? [] : lines.sayBundle("price", text, 1, room - text.length);
      const more = [...days, ...price].length > 0 ? price : lines.sayMore(text, 1, room - text.length, stated);
      return [{ hook: "point", blocks: [[text, ...days, ...more].join(" ")] }];
    },
    list: (room) => {
      const label = lines.sayWithoutDay();
      const days = lines.sayPractical(label);
      const list = [...days, ...lines.sayMore([label, ...days].join(" "), 5 - days.length, room - 200)];
      return list.length < 2 ? [] : [{ hook: "list", blocks: [label, list, lines.close()] }];
    },
    steps: (room) => {
      const { steps } = source.facts;
      const list = steps.map((step, at) => `${at + 1}. ${endSentence(step)}`);
      return list.length < 2 || list.join("\n").length > room - 100
        ? []
        : [{ hook: "steps", blocks: [lines.sayLabel(), list] }];
    },
    who: (room) => {
      const text = fitSentences(told, room - 250);
      const who = text.includes(name) || lines.isWorn(intro) ? "" : intro;
      const more = lines.sayMore(`${who} ${text}`, 2, 240, [...lines.background.slice(1), ...lines.others]);
      return [{ hook: "who", blocks: [who, text, more.join(" ")] }];
    },
    problem: (room) => {
      if (!problem || problem.length > room - longestLead) return [];
      const label = lines.sayLabel();
      const own = [label, ...lines.sayPractical(label).slice(0, 1)].join(" ");
      const answer = lines.sayAnswer(`${problem} ${own}`, mostTogether, longestTogether);
      return [{ hook: "problem", blocks: [problem, own, answer.join(" ")] }];
    },
    question: () => {
      if (!day) return [];
      const label = lines.sayWithoutDay(day);
      if (namesDay(day, label)) return [];
      const days = lines.sayPractical(label).filter((line) => !namesDay(day, line));
      const behind = [...days, ...lines.sayMore([day, label, ...days].join(" "), 1, longestLead)];
      return [
        { hook: "question", blocks: [`What are you doing on ${day}? ${label}`, behind.join(" "), lines.close()] },
      ];
    },
    story: (room) => {
      const text = fitSentences(told, room - 160);
      const days = lines.sayPractical(text);
      const behind = [
        ...days,
        ...lines.sayMore([text, ...days].join(" "), mostTogether - days.length, longestTogether),
      ];
      return [{ hook: "story", blocks: [lines.open(), text, behind.join(" "), lines.close()] }];
    },
    answers: (room) => {
      const asked = askForReaders(source)
        .slice(0, 2)
        .map(({ question, line }) => `${question} ${line.text}`);
      const label = lines.sayLabel();
      return asked.length === 0 || [label, ...asked].join(" ").length > room
        ? []
        : [{ hook: "answers", blocks: [label, asked] }];
    },
    line: (room) => {
      const [line] = lines.putLeastToldFirst(leads);
      if (!line) return [];
      const label = lines.sayLabel();
      const more = lines.sayPractical(`${line} ${label}`).slice(0, 1);
      return [line, label, ...more].join(" ").length > room
        ? []
        : [{ hook: "line", blocks: [line, [label, ...more].join(" ")] }];
    },
    reader: () => {
      if (!spokenTo || !told.join(" ").includes(audience)) return [];
      const label = lines.sayLabel();
      const own = [label, ...lines.sayPractical(label)].join(" ");
      const more = lines.sayMore(own, mostTogether, longestTogether);
      return [{ hook: "reader", blocks: [spokenTo, own, more.join(" ")] }];
    },
    price: tellBundle("price"),
    practical: tellBundle("practical"),
    feature: tellBundle("feature"),
    trust: tellBundle("trust"),
    terms: tellBundle("terms"),
    mix: (room) => {
      const label = lines.sayLabel();
      const more = lines.sayMore(label, mostTogether, Math.min(longestTogether, room - label.length), stated).join(" ");
      const whole = [lines.point, more].join(" ").length <= room ? [[lines.point, more]] : [];
      return more === "" ? [] : [[label, more], ...whole].map((blocks) => ({ hook: "facts", blocks }));
    },
    about: (room) => {
      if (intro === "" || lines.isWorn(intro)) return [];
      const more = lines.putLeastToldFirst(lines.background.slice(1)).slice(0, 1);
      const label = lines.sayPoint(room - [intro, ...more].join(" ").length);
      return [{ hook: "about", blocks: [[intro, ...more].join(" "), label] }];
    },
  };

  const listVariants = () => listCaptionVariants(lines, voice, { spokenTo, lastly: intro || name, wasSaid });

  return { byName, listVariants, remember: lines.remember };
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
