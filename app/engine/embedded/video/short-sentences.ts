import { longestSceneLine } from "../../formats/film";
import { joinTokens, readEnglish } from "../../language/english";
import { splitOutsideNumbers } from "../../words/whole-numbers";

/** What can be read in the longest scene. */
export const mostCharacters = longestSceneLine;

/** Ends after which nothing is missing. */
const strongEnds = /(?<=[;:–—.!])\s/u;

/**
 * The sentence's clauses: parted before an "and" that begins a clause and not another noun, where no comma stands. What follows a comma or
 * another conjunction (but, so, because, while, until, if) carries the meaning.
 */
function clausesOf(sentence: string): string[] {
  const { tokens } = readEnglish(sentence);
  const clauses: string[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const beginsClause =
      /^and$/i.test(token.text) && /^(?:VERB|AUX|PRON)$/.test(next?.pos ?? "") && !/ing$/.test(next?.text ?? "");
    if (index > 2 && beginsClause && tokens[index - 1]?.text !== ",") {
      clauses.push(joinTokens(tokens.slice(from, index)));
      from = index;
    }
  }
  return [...clauses, joinTokens(tokens.slice(from))];
}

/** The sentence, or its first clauses, when they fit; else nothing. A list is never broken off in its middle. */
export function shortenSentence(sentence: string, most: number): string {
  const text = sentence.trim();
  if (text.length <= most) return text;
  const [first = "", ...others] = splitOutsideNumbers(text, strongEnds);
  let kept = first.length <= most ? first : "";
  for (const part of others) {
    if (!kept || kept.length + 1 + part.length > most) break;
    kept = `${kept} ${part}`;
  }
  if (!kept) {
    const [opening = "", ...rest] = clausesOf(first);
    if (opening.replace(/,$/, "").includes(",") || /\?$/.test(text)) return "";
    kept = opening;
    for (const part of rest) {
      if (kept.length + 1 + part.length > most) break;
      kept = `${kept} ${part}`;
    }
    if (kept.length > most) return "";
  }
  return kept.split(/\s+/).length >= 4 ? endSentence(kept.replace(/(?<![\s,;:–—])[\s,;:–—]+$/u, "")) : "";
}

export function endSentence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const capital = (trimmed[0] ?? "").toLocaleUpperCase("en") + trimmed.slice(1);
  return /[.!?…。！？؟]["'”’)]?$/u.test(capital) ? capital : `${capital}.`;
}
