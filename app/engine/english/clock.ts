import type { ClockTime } from "../message/message";
import { readNumber } from "./numbers";
import type { Word } from "./words";

const clockForm = /^(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.?|p\.m\.?|h|uhr)?$/;

export interface ClockRange {
  from: ClockTime | null;
  to: ClockTime | null;
}

/** Whether a word alone is a time of day: "5:30", "7pm", "noon", "10am-3pm". A bare figure is none. */
export function isClock(word: Word): boolean {
  if (/^(?:noon|midnight|midday)$/.test(word.lower)) return true;
  const parts = word.lower.split(/[-–]/);
  if (parts.length === 2)
    return parts.every((part) => clockForm.test(part)) && parts.some((part) => /[ap]\.?m|:/.test(part));
  const form = clockForm.exec(word.lower);
  if (!form || Number(form[1]) > 24) return false;
  return !!form[3] || (!!form[2] && word.lower.includes(":") && Number(form[2]) < 60);
}

/** A bare hour, "10" or "nine": a time of day only where its neighbours say so. */
export function isBareHour(word: Word | undefined): boolean {
  if (!word) return false;
  const hour = readNumber(word.lower);
  return hour !== null && Number.isInteger(hour) && hour >= 1 && hour <= 24 && !/^0/.test(word.lower);
}

/** A time of day in a word. `isClear` where morning or evening is said, or the hour tells. */
export function readClock(text: string): ClockTime | null {
  const lower = text.toLowerCase().trim();
  if (lower === "noon" || lower === "midday") return { minutes: 720, text, isClear: true };
  if (lower === "midnight") return { minutes: 1440, text, isClear: true };
  const form = clockForm.exec(lower);
  const hour = form ? Number(form[1]) : readNumber(lower);
  if (hour === null || hour > 24 || !Number.isInteger(hour)) return null;
  const minutes = Number(form?.[2] ?? 0);
  if (minutes > 59) return null;
  const half = form?.[3]?.charAt(0);
  const isClear = half === "a" || half === "p" || half === "h" || half === "u" || hour > 12;
  const inDay = half === "p" && hour < 12 ? hour + 12 : half === "a" && hour === 12 ? 0 : hour;
  return { minutes: inDay * 60 + minutes, text, isClear };
}

/** Two times as one stretch: "10 to 1" ends at 13:00, "5-9 p.m." begins at 17:00, "10am-3pm". */
export function joinClockTimes(from: ClockTime | null, to: ClockTime | null): ClockRange {
  if (!from || !to) return { from, to };
  if (to.isClear && !from.isClear && from.minutes < 720 && to.minutes > 720 && from.minutes + 720 < to.minutes)
    return { from: { ...from, minutes: from.minutes + 720, isClear: true }, to };
  // why clear: a stretch from 10 to 1 can only begin before noon and end after it
  if (!to.isClear && to.minutes < from.minutes && to.minutes < 720)
    return { from: { ...from, isClear: true }, to: { ...to, minutes: to.minutes + 720, isClear: true } };
  if (to.isClear && !from.isClear) return { from: { ...from, isClear: true }, to };
  return { from, to };
}
