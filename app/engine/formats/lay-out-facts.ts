import { lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line } from "../compose/lines";
import { hasFiniteVerb, readWords } from "../english/words";

/** Facts as lines of Markdown: sentences as a paragraph, and what is left as a list behind it. */
export function layOutFacts(facts: readonly Line[], sums: readonly string[]): string[] {
  const isSaid = ({ text, sentence }: Line) => sentence !== text || isSentence(text);
  // why first: "It takes an hour" is said of what the article is about, and not of the sentence before it
  const isOfIt = ({ sentence }: Line) => /^(?:It|It['’]s|They) /.test(sentence);
  const ordered = [...facts.filter(isOfIt), ...facts.filter((line) => !isOfIt(line))];
  const notes = ordered.filter((line) => !isSaid(line)).map(({ text }) => text);
  const listed = notes.length > 1 ? notes.map((note) => `- ${note}`) : [];
  const paragraph = [...joinPairs(ordered.filter(isSaid)), ...(notes.length === 1 ? notes : []), ...sums].join(" ");
  return [...(paragraph ? [paragraph] : []), ...(paragraph && listed.length > 0 ? [""] : []), ...listed];
}

/** Whether a line states something, or says what to do. */
function isSentence(text: string): boolean {
  const words = readWords(text);
  return hasFiniteVerb(words) || words[0]?.part === "verb";
}

/** Characters of a sentence to which another is joined. */
const longestJoined = 60;

/** "The price is £60 a flue, and you get a certificate for your insurer." Only sentences that we worded are joined: their grammar is known. */
export function joinPairs(facts: readonly Line[]): string[] {
  const told: string[] = [];
  let isOpen = false;
  let topic: Line["topic"] | null = null;
  for (const { text, sentence, topic: own } of facts) {
    const isOurs = sentence !== text && sentence.length <= longestJoined && !sentence.includes(",");
    // why not twice the same: "The price is £5, and the price is £3"
    const isOther = sentence.split(" ", 3).join(" ") !== told[told.length - 1]?.split(" ", 3).join(" ");
    const isOfBefore = /^(?:It|It['’]s|They) /.test(sentence) && !/^(?:It|They)/.test(told[told.length - 1] ?? "");
    // why: "We are open all day, and the price is £29" joins what has nothing to do with each other
    const isAkin = own === topic || /^you (?:get|can) /i.test(sentence);
    topic = own;
    if (isOpen && isOurs && isOther && isAkin && !isOfBefore)
      told.push(`${removeEndMark(told.pop() ?? "")}, and ${lowerFirst(sentence)}`);
    else told.push(sentence);
    isOpen = isOurs && !(isOpen && isOther && isAkin);
  }
  return told;
}
