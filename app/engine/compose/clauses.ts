import { capitalize, endSentence } from "../english/grammar";
import { hasFiniteVerb, readWords } from "../english/words";
import { rememberByText } from "../words/remember";
import { isSentence } from "./is-sentence";

/** Who does something in a clause of its own. */
const subject = "(?:we|it|you|he|she|they|there|I|nobody|nothing|everybody|everyone)(?:['’]\\p{L}+)? ";
/** Where a sentence goes on with a clause that may stand alone: "We grow our own seedlings | , and they've lived outside". */
const joint = new RegExp(
  [
    "; ",
    " [–—-] ",
    ", (?=then )",
    ", (?=(?:someone|somebody|anyone|anybody) who )",
    ",? because ",
    `, (?:and |but |so )?(?=${subject})`,
    ` (?:and|but|so) (?=${subject})`,
    ", (?:and|but|so) ",
  ].join("|"),
  "gu",
);
/** A clause that needs the one after it: "If you're buying an electric car". */
export const leansOn = /^(?:if|when|while|as|because|although|though|since|unless|whether|before|after)\b/i;

const subordinate = / (?:if|when|while|because|that|who|which|before|after|until|unless|what|how|why) /i;

/** The clauses of a sentence as sentences, left together where one is none: of "the cold, the rain and what they do" nothing is a sentence. Remembered: a campaign asks for the same ones often. */
export const splitClauses: (sentence: string) => string[] = rememberByText(findClauses, {
  mostTexts: 500,
  longestText: 1500,
});

function findClauses(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of sentence.matchAll(joint)) {
    const [head, tail] = [sentence.slice(from, index), sentence.slice(index + mark.length)];
    // why: "if you die without a will | and you were never married" is one condition
    const isInside = !mark.startsWith(",") && subordinate.test(head);
    if (isInside || leansOn.test(head) || !hasFiniteVerb(readWords(head)) || !isClause(tail)) continue;
    clauses.push(head);
    from = index + mark.length;
  }
  return [...clauses, sentence.slice(from)].map((text) => endSentence(capitalize(text.trim())));
}

/** Whether what follows a joint is a clause of its own. */
export const isClause = (text: string): boolean =>
  (isSentence(capitalize(text)) && !/^(?:what|how|why|who|which|when|where)\b/i.test(text)) ||
  /^(?:then|some(?:one|body) who|any(?:one|body) who) /.test(text);
