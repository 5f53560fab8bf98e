import { isEnglish } from "../english/is-english";
import { cleanIdea } from "./clean-idea";

/** Whether the built-in engine can write texts from an idea: it writes in English alone. Pictures and films it makes of any. */
export function canWrite(idea: string): boolean {
  return isEnglish(cleanIdea(idea));
}
