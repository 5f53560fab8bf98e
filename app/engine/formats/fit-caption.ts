import { splitSentences } from "../checks/sentences";
import { countFor, type PlatformKey } from "../platforms";

/** As many whole sentences as fit before the call to action; of a single one that is too long, as many words. */
export function cutToLimit(platform: PlatformKey, line: string, call: string, limit: number): string {
  const tail = countFor(platform, call) < limit * 0.7 ? `\n${call}` : "";
  const fits = (text: string) => countFor(platform, text + tail) <= limit;
  const sentences = splitSentences(line);
  while (sentences.length > 1 && !fits(sentences.join(" "))) sentences.pop();
  const whole = sentences.join(" ");
  if (fits(whole)) return whole + tail;
  const words = (sentences[0] ?? line).split(" ");
  while (words.length > 1 && !fits(`${words.join(" ")}…`)) words.pop();
  const letters = [...words.join(" ")];
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…${tail}`;
}
