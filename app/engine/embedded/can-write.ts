import { isEnglish } from "../english/is-english";
import { cleanWords } from "./text/writing/clean-text";

/** Characters of an idea that its language is read from. */
const readLength = 600;

/** Whether the built-in engine can write texts from an idea: it writes in English alone. Pictures and films it makes of any. */
export function canWrite(idea: string): boolean {
  return isEnglish(cleanWords(idea, readLength));
}
