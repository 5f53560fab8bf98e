import { orderBySeed } from "../compose/choice";
import type { Source } from "../compose/source";
import { findSpeaker } from "../compose/speaker";
import { chooseSpeech } from "../compose/speech";
import { capitalize } from "../english/grammar";
import { isBadNews } from "../message/is-bad-news";
import { nothingSaid, orderBySaid, type SaidBefore } from "../said-before";
import { bank } from "./bank";
import { readValues, type Values } from "./read-values";

/** A line of the bank with a campaign's values in it. */
export interface Phrase {
  /** What it is about: lines of one topic say the same thing, and a text takes one of them. */
  topic: string;
  text: string;
  /** Whether the line is in the voice that was asked for. */
  isVoiced: boolean;
  /** The words of the brief that it is about; empty where it is about the message. */
  about: string;
}

export interface Bank {
  phrases: readonly Phrase[];
  /** Topics that an article tells together, and what it calls them. */
  sections: readonly { topics: readonly string[]; heading: string }[];
  /** What to do, in order; empty where nothing is known of it. */
  steps: readonly string[];
  /** Readers' questions that the brief answers. */
  answers: readonly { question: string; answer: string; topic: string }[];
}

/** What the bank can say of a campaign, by topic, the lines of a topic in the seed's order, what an earlier campaign said last; nothing that names a word which the brand avoids. */
export function listPhrases(source: Source, said: SaidBefore = nothingSaid): Bank {
  const values = readValues(source);
  if (isBadNews(source.told[0] ?? "", source.kind)) return { phrases: [], sections: [], steps: [], answers: [] };
  // why not contracted: the bank is written as people speak
  const speak = source.voice.speech === "full" ? chooseSpeech(source.voice) : (text: string) => text;
  const { kind, voice, avoided, seed, brief } = source;
  const isAlone = findSpeaker(brief.project.description) === "I";
  const isAllowed = (text: string) =>
    !avoided.some((word) => text.toLowerCase().includes(word)) &&
    !(isAlone && /\b(?:we|us|our|ours|we['’]\p{L}+)\b/iu.test(text));
  const rows = bank.kinds.filter(
    (row) =>
      (!row.kinds || row.kinds.includes(kind)) &&
      (!row.voice || row.voice === voice.name) &&
      row.needs.every((need) => has(values, need)) &&
      !row.not.some((need) => has(values, need)),
  );
  const told = rows.flatMap((row) =>
    row.lines.flatMap((line): Phrase[] => {
      const text = speak(fill(line, values.slots) ?? "");
      return text && isAllowed(text) ? [{ topic: row.topic, text, isVoiced: row.voice !== undefined, about: "" }] : [];
    }),
  );
  const features = bank.features.flatMap((row) => {
    // why: a warranty has no place beside a last day
    const found = !isOfThings.test(kind) ? null : findFeature(row.match, source);
    return found ? [{ row, ...found }] : [];
  });
  // why: of "free parking" that it is free says that there is parking
  const matched = features.filter(
    (one) =>
      !features.some(
        (other) =>
          other !== one &&
          other.about === one.about &&
          other.found.length > one.found.length &&
          other.found.includes(one.found),
      ),
  );
  const ofFeatures = matched.flatMap(({ row, slots, about }) =>
    row.lines.flatMap((line): Phrase[] => {
      const text = speak(fill(line, slots) ?? "");
      return text && isAllowed(text) ? [{ topic: row.topic, text, isVoiced: false, about }] : [];
    }),
  );
  const answers = [...rows.map((row) => ({ row, slots: values.slots })), ...matched].flatMap(({ row, slots }) => {
    const [question, answer] = [row.ask, row.answer].map((line) => speak(fill(line ?? "", slots) ?? ""));
    return question && answer && isAllowed(answer) ? [{ question, answer, topic: row.topic }] : [];
  });
  const steps = rows
    .map((row) => (row.steps ?? []).flatMap((step) => fill(step, values.slots) ?? []))
    .find((list) => list.length >= fewestSteps);
  const all = [...told, ...ofFeatures];
  return {
    phrases: orderBySaid(
      orderBySeed(seed, uniqueByText(all), ({ text }) => text).sort(
        (one, other) => Number(other.isVoiced) - Number(one.isVoiced),
      ),
      said,
      source.name,
      ({ text }) => text,
    ),
    sections: bank.sections.flatMap(({ topics, aside, headings }) => {
      const heading = headings.map((pattern) => fill(pattern, values.slots)).find(Boolean);
      return heading ? [{ topics: aside ? [...topics, aside] : topics, heading }] : [];
    }),
    steps: steps ?? [],
    answers,
  };
}

/** Kinds whose readers want to know what a thing or a business is like. */
const isOfThings = /^(?:offer|event|launch|opening|season|claim|about|fundraiser)$/;
const fewestSteps = 2;
const has = ({ slots, flags }: Values, need: string) => need in slots || flags.has(need);

const uniqueByText = (all: readonly Phrase[]): Phrase[] => [...new Map(all.map((each) => [each.text, each])).values()];

/** A pattern with its values; null where one is missing, or where it has none at all. */
function fill(pattern: string, slots: Readonly<Record<string, string>>): string | null {
  let isWhole = pattern !== "";
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) isWhole = false;
    return value ?? "";
  });
  return isWhole ? capitalizeSentences(text) : null;
}

const capitalizeSentences = (text: string): string =>
  text
    .split(/(?<=[.!?] )/)
    .map(capitalize)
    .join("");

/** A feature that a text says there is; null where it says that there is none, or asks: "We don't have parking". */
export function findStated(match: RegExp, text: string): RegExpExecArray | null {
  const found = match.exec(text);
  if (!found) return null;
  const [before = ""] = text
    .slice(0, found.index)
    .split(/[.;:!?]\s|,|\bbut\b|\band\b(?= we\b)/i)
    .slice(-1);
  const [after = ""] = text.slice(found.index + found[0].length).split(/[.;:,!]|\bbut\b/i);
  return deniesWhatFollows.test(before) || deniesWhatStands.test(after) || /\?\s*$/.test(after) ? null : found;
}
const deniesWhatFollows =
  /\b(?:no|not|never|without|neither|nor|cannot|stopped|ended|closed|discontinued|unable|used to|instead of|except)\b|n['’]t\b/i;
const deniesWhatStands =
  /\b(?:not|no longer|never|ended|stopped|discontinued|unavailable|closed|used to|except)\b|n['’]t\b|\bat the moment\b/i;

/** Where a feature stands in what the owner says, and its values. */
function findFeature(
  match: RegExp,
  { brief, rows, told }: Source,
): { slots: Record<string, string>; about: string; found: string } | null {
  for (const about of [brief.project.description, ...rows.map(({ text }) => text), ...told]) {
    const found = findStated(match, about);
    // why: a place is written with a capital
    if (!found || (found.groups?.place && !/^\p{Lu}/u.test(found.groups.place))) continue;
    const slots = Object.fromEntries(
      Object.entries(found.groups ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
    // why: "Ten-year guarantee" opens a line, and stands inside of ours
    if (slots.n) slots.n = slots.n.toLowerCase();
    const year = Number(slots.year);
    return {
      slots: year ? { ...slots, age: String(Number(brief.requestedAt.slice(0, 4)) - year) } : slots,
      about,
      found: found[0].toLowerCase(),
    };
  }
  return null;
}
