import { capitaliseCalendar } from "./capitals";
import { readWords } from "./words";

/** Names of the calendar that are long enough to be known by all letters but one. */
const calendar = "january february september october november december wednesday thursday saturday tuesday".split(" ");
/** Letters of a word that is held against another one. */
const fewestLetters = 6;
const word = /(?<![\p{L}\p{N}_@#./'’-])\p{L}{6,30}(?![\p{L}\p{N}_@'’-]|\.\p{L})/gu;

/**
 * A text in which a word that lacks a letter of one that stands in the same brief, or of a name of the calendar, or has two of its letters in the
 * wrong order, is written as that one: "lesons" beside "10 lessons", "Septmber". Forms of the same word stay.
 */
export function mendByBrief(text: string, brief: readonly string[]): string {
  const others = brief.join("\n").toLowerCase();
  const known = new Set([...calendar, ...[...others.matchAll(word)].map(([found]) => found)]);
  return text.replace(word, (typed) => {
    const lower = typed.toLowerCase();
    if (known.has(lower)) return typed;
    const [meant, other] = [...known].filter((one) => isSlipOf(lower, one));
    if (!meant || other) return typed;
    const right = capitaliseCalendar(meant);
    return /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
}

/** Whether one letter of `meant` is missing inside of `typed`, or two that stand beside each other have changed places. */
function isSlipOf(typed: string, meant: string): boolean {
  if (typed.length < fewestLetters || typed.charAt(0) !== meant.charAt(0)) return false;
  const at = [...typed].findIndex((letter, index) => letter !== meant.charAt(index));
  if (at < 1) return false;
  if (typed.length === meant.length - 1) return typed.slice(at) === meant.slice(at + 1);
  const turned = typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return typed.length === meant.length && turned === meant.slice(at);
}

/** Places that are words as well. */
const words =
  /^(?:turkey|china|chad|jordan|georgia|nice|reading|bath|mobile|split|orange|cork|hull|sandwich|south|north|deal|ware|rugby|buffalo)$/;

/** Places that were typed small, behind a word that leads to one: "a karate club near leeds". */
export function capitalisePlaces(text: string): string {
  const all = readWords(text);
  const starts = all.flatMap((one, at) => {
    const before = all[at - 1];
    const isLed = before !== undefined && /^(?:in|near|from|around|across|outside|to)$/.test(before.lower);
    const isPart = before?.after === "," && /\p{L}/u.test(before.text);
    const isPlace = ["City", "Country", "Region"].some((tag) => one.tags.has(tag)) && !words.test(one.text);
    return /^\p{Ll}{4,}$/u.test(one.text) && isPlace && (isLed || isPart) ? [one.start] : [];
  });
  return starts.reduce((told, at) => told.slice(0, at) + told.charAt(at).toUpperCase() + told.slice(at + 1), text);
}
