import { readWords } from "../english/words";
import { endSentence, removeEndMark } from "./grammar";
import { splitClauses } from "./split-lines";

/** Characters of a sentence that tells what somebody did. */
const shortestDeed = 25;

/**
 * What the one did of whom a story tells, each sentence with the name where a pronoun stood, the outcome first: "Moira passed her test in April." Empty
 * where the story begins with no name.
 */
export function nameHero([opening = "", ...others]: readonly string[]): string[] {
  const [, hero = ""] = /^Meet (\p{Lu}[^,;:.]{1,60})[.,]/u.exec(opening) ?? [];
  // why the first: "he died" is told of her husband
  const pronoun = others.map((sentence) => /^(she|he|they)\b/i.exec(sentence)?.[1]).find(Boolean);
  if (!hero || !pronoun) return [];
  const does = new RegExp(`(?:^|,? (?:but|and|so) )${pronoun} (.+)$`, "i");
  const told = others.flatMap((sentence) => {
    const text = removeEndMark(sentence);
    const [, deed = ""] = does.exec(text) ?? [];
    const [first] = readWords(deed);
    return first?.tags.has("PastTense") && text.length >= shortestDeed ? [endSentence(`${hero} ${deed}`)] : [];
  });
  return told.reverse().flatMap((sentence) => [...new Set([sentence, splitClauses(sentence)[0] ?? sentence])]);
}
