import { contract } from "./contract";
import { capitalize } from "./grammar";
import { type Slot, type SlotName, slots } from "./slots";
import type { Source } from "./source";

const slotMark = /\{(\w+)\}/g;

/** The slots that a pattern names, known or not. */
export const findSlotNames = (pattern: string): string[] =>
  [...pattern.matchAll(slotMark)].map(([, name = ""]) => name);

/** Names keep their first letter, however they are written. */
const keepCase: readonly string[] = ["name", "site", "url"];

/**
 * The pattern with its slots filled; null where one has nothing to say. Only the pattern's own words are contracted, and a slot that
 * begins a sentence gets its capital.
 */
export function renderPattern(pattern: string, source: Source): string | null {
  const spoken = source.voice.contractions ? contract(pattern) : pattern;
  let isWhole = true;
  let ended = -1;
  const text = spoken.replace(slotMark, (mark, name: string, at: number) => {
    const slot: Slot | undefined = slots[name as SlotName];
    const given = slot?.fill(source);
    if (slot?.mayBeEmpty && given !== null && given !== undefined) return given;
    const filled = given?.trim();
    if (!filled) isWhole = false;
    // why: what stands before it may bring a full stop of its own
    const isBehindEnd = ended >= 0 && spoken.slice(ended, at) === " ";
    ended = /[.?!]$/.test(filled ?? "") ? at + mark.length : -1;
    const opensSentence = isBehindEnd || at === 0 || /(?:[.!?]["”)]? |\n|^["“])$/.test(spoken.slice(0, at));
    return opensSentence && !keepCase.includes(name) ? capitalize(filled ?? "") : (filled ?? "");
  });
  // why: an owner's words may bring the mark that the pattern sets too ("No. 5." or "Really?.")
  return isWhole
    ? text
        .replace(/([.!?])[.?:](?![.\w])/g, "$1")
        .replace(/\?!/g, "?")
        .replace(/\s{1,3}([,.!?;:])/g, "$1")
        .replace(/ {2}/g, " ")
        .trim()
    : null;
}
