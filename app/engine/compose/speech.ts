import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { contractWords, writeOutContractions } from "../voice/rewriting/contractions";
import { isSentence } from "./is-sentence";
import type { Voice } from "./voices";

const all = () => true;

/** How a voice says what the owner typed: contracted as people speak, in full words, or as it is. What somebody is quoted with stays to the letter. */
export function chooseSpeech({ speech }: Voice): (text: string) => string {
  const say = { contracted: contractWords, full: writeOutContractions, typed: null }[speech];
  return (text) => (say && !/["“”]/.test(text) ? say(text, all) : text);
}

/** Words of a trouble that can be asked after in one breath. */
const mostAsked = 7;

/** What bothers the reader: a sentence as it was typed, a few words as a question: "Receipts in a shoe box?" */
export function sayProblem(problem: string): string {
  const text = capitalize(removeEndMark(problem));
  return !isSentence(text) && text.split(" ").length <= mostAsked ? `${text.replace(/\?$/, "")}?` : endSentence(text);
}
