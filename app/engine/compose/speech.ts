import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { hasFiniteVerb, readWords } from "../english/words";
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
const mostAsked = 10;
const mostOfGerund = 14;

/** What bothers the reader: a sentence as it was typed, a few words as a question: "Receipts in a shoe box?" */
export function sayProblem(problem: string): string {
  const text = capitalize(removeEndMark(problem));
  // why: "Policies nobody can understand" says what, and has its verb in a part of it
  const isPhrase =
    /^(?:\p{L}+ ){1,3}(?:nobody|no one|that|which|who|you|they) /iu.test(text) &&
    !/^(?:the|we|you|they|it|there|people|some|many|most) /i.test(text);
  // why: "Not knowing whether the builder is straight with you" has no subject of its own
  const [main = ""] = text.split(/ (?:who|which|that|until|when|because|while|before|after|whether|if) /i);
  const isGerund =
    /^(?:(?:always|never|not|still|constantly) )?\p{L}{3,14}ing (?!(?:is|are|was|were|costs?|takes?)\b)/iu.test(text) &&
    !/^(?:nothing|everything|something|anything|during)\b/i.test(text) &&
    !hasFiniteVerb(readWords(main.replace(/\bbeing\b/gi, "doing")));
  if (isGerund && text.split(" ").length <= mostOfGerund) return `${text.replace(/\?$/, "")}?`;
  return (isPhrase || !isSentence(text)) && text.split(" ").length <= mostAsked
    ? `${text.replace(/\?$/, "")}?`
    : endSentence(text);
}
