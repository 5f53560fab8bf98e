import { splitSentences } from "../checks/sentences";
import { countFor, type PlatformKey } from "../platforms";
import { splitCharacters } from "../words/characters";
import { findCut, splitWords } from "../words/whole-numbers";

/** As many whole sentences as fit before the call to action; of a single one that is too long, as many words. */
export function cutToLimit(platform: PlatformKey, line: string, call: string, limit: number): string {
  const tail = countFor(platform, call) < limit * 0.7 ? `\n${call}` : "";
  const fits = (text: string) => countFor(platform, text + tail) <= limit;
  const sentences = splitSentences(line);
  while (sentences.length > 1 && !fits(sentences.join(" "))) sentences.pop();
  const whole = sentences.join(" ");
  if (fits(whole)) return whole + tail;
  const first = sentences[0] ?? line;
  const words = splitWords(first);
  while (words.length > 1 && !fits(`${words.join("").trimEnd()}…`)) words.pop();
  const text = words.join("").trimEnd();
  const letters = splitCharacters(text.slice(0, findCut(first, text.length) || text.length).trimEnd());
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  const cut = letters.join("");
  return `${cut.slice(0, findCut(text, cut.length) || cut.length)}…${tail}`;
}
