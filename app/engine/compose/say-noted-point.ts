import { endSentence, removeEndMark } from "./grammar";
import { notedOffers } from "./noted-offers";
import type { PointRule, Said } from "./noted-point-rule";
import { notedThings } from "./noted-things";

/** The first that holds says the point. */
export const notedPoints: readonly PointRule[] = [...notedOffers, ...notedThings];

/** A point without a verb as the sentence that it is; null where no rule is sure. */
export function sayNotedPoint(point: string, said: Said): string | null {
  const text = removeEndMark(point);
  // why: what begins with our own name is never what we have
  if (/[?!]$/.test(point.trim()) || text.startsWith(`${said.name} `)) return null;
  for (const { when, say } of notedPoints) {
    const parts = when.exec(text);
    const sentence = parts && say(parts, said);
    if (sentence) return endSentence(sentence);
  }
  return null;
}
