import { wordKinds } from "./idea-rules";
import type { IdeaKind } from "./read-idea";

export const findKind = (text: string): IdeaKind | null =>
  wordKinds.find((rule) => rule.pattern.test(text))?.kind ?? null;
export const priceAlone = /[$€£]\s?\d[\d,.]*k?/gi;

/** The kind that single words give away. A price alone makes no offer of an event, a story or an appeal. */
export function kindByWords(text: string): IdeaKind | null {
  const kind = findKind(text);
  const other = kind === "offer" ? findKind(text.replace(priceAlone, "")) : null;
  return other && ["event", "story", "fundraiser"].includes(other) ? other : kind;
}
