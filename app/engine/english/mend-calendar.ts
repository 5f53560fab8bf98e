import { capitaliseCalendar } from "./capitals";
import { readWords } from "./words";

/** Names of the calendar that are long enough to be known by all letters but one. */
const names = "january february september october november december wednesday thursday saturday tuesday".split(" ");
const word = /(?<![\p{L}\p{N}_@#./'’-])\p{L}{6,9}(?![\p{L}\p{N}_@'’-]|\.\p{L})/gu;

/** A text in which a name of the calendar that lacks a letter, or has two in the wrong order, is written as it was meant: "Septmber". */
export const mendCalendar = (text: string): string =>
  text.replace(word, (typed) => {
    const meant = names.find((name) => isSlipOf(typed.toLowerCase(), name));
    return meant ? capitaliseCalendar(meant) : typed;
  });

/** Whether one letter of `meant` is missing inside of `typed`, or two that stand beside each other have changed places. */
function isSlipOf(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant.charAt(index));
  if (at < 1) return false;
  if (typed.length === meant.length - 1) return typed.slice(at) === meant.slice(at + 1);
  const turned = typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return typed.length === meant.length && turned === meant.slice(at);
}

/** Places that are words as well. */
const words =
  /^(?:turkey|china|chad|jordan|georgia|nice|reading|bath|mobile|split|orange|cork|hull|sandwich|south|north|deal|ware|rugby|buffalo|lima|guinea|cologne)$/;

/** Places that were typed small, behind a word that leads to one: "a karate club near leeds". */
export function capitalisePlaces(text: string): string {
  const all = readWords(text);
  const starts = all.flatMap((one, at) => {
    const [before, next] = [all[at - 1], all[at + 1]];
    const isLed = before !== undefined && /^(?:in|near|from|around|across|outside|to)$/.test(before.lower);
    const isPart = before?.after === "," && /\p{L}/u.test(before.text);
    // why: "guinea pigs" are no place
    const isAlone = one.after !== "" || next?.part !== "noun";
    const isPlace = ["City", "Country", "Region"].some((tag) => one.tags.has(tag)) && !words.test(one.text);
    return /^\p{Ll}{4,}$/u.test(one.text) && isPlace && isAlone && (isLed || isPart) ? [one.start] : [];
  });
  return starts.reduce((told, at) => told.slice(0, at) + told.charAt(at).toUpperCase() + told.slice(at + 1), text);
}
