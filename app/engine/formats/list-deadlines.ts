import { lowerFirst, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";

/** What the reader has to do by when, in the owner's call: "Reserve your place before 20 December." Empty where the last day was not read for sure. */
export function listDeadlines({ call, material: { timing, message } }: Source): string[] {
  if (timing?.role !== "deadline" || !message.sure.includes("when") || / (?:it|we|you|is|are)\b/i.test(timing.text))
    return [];
  const isOpen = /\b(?:today|now|by|before|until|call|whatsapp|visit|follow)\b/i.test(call) || call === "";
  const last = timing.before && timing.last ? [`The last day is ${timing.last.text}.`] : [];
  return [...(isOpen ? [] : [`${removeEndMark(call)} ${lowerFirst(timing.text)}.`]), ...last];
}
