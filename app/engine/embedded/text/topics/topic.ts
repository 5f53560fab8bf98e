import type { IdeaKind } from "../reading/read-idea";

/** One thing worth knowing: a point for the poster and the film, a section for the article, a tip for a caption. */
export interface Card {
  /** Only for briefs whose words match; null fits all of the topic. */
  needs: RegExp | null;
  /** Up to 24 characters. */
  label: string;
  /** Up to 120 characters. */
  point: string;
  headings: string[];
  /** Sentences in order, each in one or more wordings. */
  body: string[][];
}

export interface Topic {
  key: string;
  /** What marks a brief as this topic; every match counts once. */
  words: RegExp;
  /** What the trade is about, to follow "about" or "with": "good coffee". */
  field: string;
  problems: string[];
  promises: string[];
  /** Moments that the reader knows, in whole sentences. */
  scenes: string[];
  /** What people use it for, as noun phrases to follow "for": "a Sunday breakfast with nobody in a hurry". */
  occasions: string[];
  /** What people wonder before they buy, to follow "You may wonder": "whether it hurts". */
  worries: string[];
  callToAction: Partial<Record<IdeaKind, string>> & { any: string };
  hashtags: string[];
  cards: Card[];
  faqs: { question: string; answers: string[] }[];
}

/** Wordings are written side by side, parted by " | ". */
const wordings = (text: string) => text.split(" | ");

export function card(
  label: string,
  point: string,
  headings: string,
  body: string[],
  needs: RegExp | null = null,
): Card {
  return { needs, label, point, headings: wordings(headings), body: body.map(wordings) };
}

export function faq(question: string, answers: string): { question: string; answers: string[] } {
  return { question, answers: wordings(answers) };
}
