import { hasClearVerb } from "../english/clear-verb";
import { hasFiniteVerb, readWords } from "../english/words";

/** Whether a line is a sentence: with a verb that agrees, an order, or a question. */
export function isSentence(text: string): boolean {
  if (isOrder(text) || text.endsWith("?")) return true;
  // why: "house plants this weekend" has a plant that plants
  if (
    /^(?:\p{L}+|\d+) for (?:\p{L}+|\d+) |^\S+ off\b|^(?:\p{L}+|\d+) (?:signs|mistakes|reasons|ways|things|rules|myths|tips)\b/iu.test(
      text,
    )
  )
    return false;
  const words = readWords(text);
  return (
    hasClearVerb(words) ||
    (/^(?:the|our|my|we|i|you|your|it|they|there|all|every|each|no|nobody|nothing|everybody|everyone)\b/i.test(text) &&
      hasFiniteVerb(words))
  );
}

export const isOrder = (text: string) =>
  /^(?:order|book|join|bring|get|make|learn|come|buy|meet|try|see|take|give|find|ask|save|send|reserve|skip|pay|help|call|visit|keep|start|sign up|apply|donate|register)\b(?!-)(?! (?:is|are|was|has|have)\b)/i.test(
    text,
  );
