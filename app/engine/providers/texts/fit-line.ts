import { splitSentences } from "../../checks/sentences";
import { cutAtWord } from "../../words/clean-text";
import { splitOutsideNumbers } from "../../words/whole-numbers";

/** After these a line may end and still say something whole. */
const clauseEnds = /(?<=[:;.!?])\s|\s[–—|]\s|,\s(?=(?:and|so|because|while|which|with|for)\s)/u;

/** A line of at most so many characters: whole where it fits, else to the end of a clause that is no mere stub, else to a word. */
export function fitLine(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const [opening = ""] = splitOutsideNumbers(text, clauseEnds);
  const isStub = [...opening].length < most / 2;
  return !isStub && [...opening].length <= most ? opening.replace(/[:;,]$/, "") : cutAtWord(text, most);
}

/** The whole sentences that fit, from the first on; a first one that is too long is fitted as a line. */
export function fitSentences(text: string, most: number): string {
  if ([...text].length <= most) return text;
  let kept = "";
  for (const sentence of splitSentences(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if ([...longer].length > most) break;
    kept = longer;
  }
  return kept || fitLine(text, most);
}
