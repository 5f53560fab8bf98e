import { splitSentences } from "../../checks/sentences";
import { readWords } from "../running-text";
import type { Take } from "./take";

/** Ends sentences with full stops instead of exclamation marks. A mark inside a sentence may belong to a name, and stays. */
export function removeExclamationMarks(prose: string, take: Take): string {
  return prose
    .replace(/[!?]+/g, (all) => (/!\?|\?!/.test(all) && take() ? "?" : all))
    .replace(/(?<!!)!+(?=["')\]*_]{0,6}(?:$|\s{1,4}[^\p{Ll}\s]))/gu, (all) => (take() ? "." : all));
}

const glad =
  /\b(?:love|enjoy|welcome|thank|thanks|happy|glad|great|wonderful|ready|free|new|join|come|today|best|fresh|try|order|book|see you|visit|get|start|save)\b/i;
const grave =
  /\b(?:not|no|never|n't|sorry|sad|hard|risk|wrong|problem|fail|lose|lost|death|ill|pain|worry|cannot|without|bad|tired|debt|costs?)\b|n't/i;

/** Ends short, glad sentences with exclamation marks; sober ones stay sober. */
export function addExclamationMarks(prose: string, take: Take): string {
  const sentences = splitSentences(prose);
  if (sentences.join(" ") !== prose) return prose;
  return sentences
    .map((sentence) => {
      const isFit = /[\p{L}\uE001]\.$/u.test(sentence) && readWords(sentence).length <= 12 && !/\.\.\.$/.test(sentence);
      return isFit && glad.test(sentence) && !grave.test(sentence) && take() ? `${sentence.slice(0, -1)}!` : sentence;
    })
    .join(" ");
}
