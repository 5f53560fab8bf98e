import { splitSentences } from "../checks/sentences";
import { findCharacterEnd, removeEmoji } from "./characters";
import { findCut } from "./whole-numbers";

const shouting = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 12 && capitals.length / letters.length > 0.7;
};

/**
 * What a user typed, as plain words for running text: no tags (scripts with what is in them), control characters, Markdown marks,
 * emoji, addresses or shouting. Never longer than `longest` characters, cut at a word.
 */
export function cleanWords(raw: string | null | undefined, longest = 2000): string {
  if (!raw) return "";
  let text = removeEmoji(raw.slice(0, 20_000).replace(/\s+/g, " "))
    .replace(/<(script|style)\b[^<>]*>(?:[^<]|<(?!\/\1\b))*/gi, " ")
    .replace(/<\/?[a-z!][^>]*>?/gi, " ")
    .replace(/https?:\/\/\S+|\bwww\.\S+/gi, " ")
    // why: the marks of "6 p.m." would end the sentence
    .replace(/(\d)\s?([ap])\.\s?m\b\.?/gi, "$1$2m")
    .replace(/\[([^[\]]{0,300})\]\([^)]{0,300}\)/g, "$1")
    .replace(/#/g, "")
    .replace(/[*_`~<>|{}\\^[\]]+(?!\d)/g, " ")
    // why: "R$ 19.90" is a price
    .replace(/\$+(?!\s?\d)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s([,.;:!?])/g, "$1")
    .replace(/([!?.,])\1{1,}/g, "$1")
    .trim();
  if (shouting(text)) {
    text = text
      .toLowerCase()
      .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  }
  return cutAtWord(text, longest);
}

/** Cuts at the last whole word that fits, without a mark at its end; never inside a number, nor between it and what it counts. */
export function cutAtWord(text: string, longest: number): string {
  const end = findCharacterEnd(text, longest);
  if (end >= text.length) return text;
  const space = text.slice(0, end + 1).lastIndexOf(" ");
  const isWord = space > end * 0.5;
  // why at the place itself where that leaves nothing: a number of more digits than there is room for
  const cut = findCut(text, isWord ? space : end) || end;
  return text
    .slice(0, cut)
    .replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/u, "")
    .replace(/\s(?:and|or|the|a|an|of|for|to|with|in|on|at|by|from|our|your)$/i, "");
}

/**
 * The beginning of a text, at most so many characters with the mark that says there is more. It may end inside a word, but inside no number
 * and no character.
 */
export function cutText(text: string, most: number): string {
  const whole = text.trim();
  if (findCharacterEnd(whole, most) >= whole.length) return whole;
  const end = findCharacterEnd(whole, most - 1);
  return `${whole.slice(0, findCut(whole, end) || end).trimEnd()}…`;
}

/** The same on one line. */
export const cutToLine = (text: string, most: number): string => cutText(text.replace(/\s+/g, " "), most);

/** Cuts at the last sentence that fits; null when not even the first one does. */
export function cutAtSentence(text: string, longest: number): string | null {
  let kept = "";
  for (const sentence of splitSentences(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if ([...longer].length > longest) break;
    kept = longer;
  }
  return kept || null;
}

export const removeEndMark = (text: string) => text.replace(/(?<![\s.!?…,;:–—-])[\s.!?…,;:–—-]+$/u, "");
