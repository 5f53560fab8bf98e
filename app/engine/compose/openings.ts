import { splitSentences } from "../checks/sentences";
import { removeEndMark } from "../english/grammar";
import { readWords } from "../english/words";
import { asksOn, isInRelative, leftOpen } from "../message/find-headline";
import { rememberByText } from "../words/remember";
import { isClause, leansOn } from "./clauses";

/** Where a clause goes on, and what stands before it may stand alone. */
const goesOn =
  /[,;:] | [–—-] | (?=(?:just|right|shortly|even) (?:before|after)\b)| (?=(?:so that|so|because|where|which|who|that|when|while|before|after|if|as|without|for|from|until|by|in|at|on|to|inside|outside|into|through|across|under|near|anywhere|everywhere|worldwide|and|but)\b|(?:this|next|every) \p{L})/gu;
/** Words that an opening of a sentence cannot end in, and how many it has at least. */
const endsOpen =
  / (?:and|or|but|the|an?|of|to|with|for|is|are|our|your|just|only|not|needs?|wants?|has|have|going|able|likes?|loves?|ready|how|what|used|due|about|trying|tries|up|back|here|close|next|according|thanks|two|three|four|five|six|seven|eight|nine|ten|known|based|located|designed|dedicated|focused|caring|starting|beginning|as \S{1,20}|someone|somebody|anyone|people|those|(?<!your old )one|(?:and|to) \S+ (?:them|him|us|it|me)|\d+)$|, (?:(?:and|but|so) )?\S+$/i;
const fewestWords = 3;

/** "Our pool service goes | from $95 to $104": what it does is still to come. */
const endsInVerb = (opening: string): boolean => {
  const last = readWords(opening).at(-1);
  return last?.part === "verb" && /s$/.test(last.lower);
};

/** Characters of an opening: no line of a campaign that is one has more. */
const longestOpening = 120;

/** The openings of a sentence that may stand alone, the longest first. Remembered: a campaign asks for the same ones often. */
export const listOpenings: (text: string) => readonly string[] = rememberByText(findOpenings, {
  mostTexts: 500,
  longestText: 1500,
});

function findOpenings(text: string): readonly string[] {
  const [sentence = ""] = splitSentences(text);
  // why: "weekends | and school holidays" is one list, and "and preorders open" goes on
  const isInList = (at: number) => {
    const [, tail = ""] = /^ (?:and|or) (.{1,200})/.exec(sentence.slice(at)) ?? [];
    const isThing = /^(?:noun|adjective|determiner|number)$/.test(readWords(tail)[0]?.part ?? "");
    return tail !== "" && isThing && !isClause(tail);
  };
  // why: half a question asks something else, "Is your shop still serving bread | that was made three days ago?"
  const isAsked = sentence.trim().endsWith("?");
  return [...sentence.slice(0, longestOpening).matchAll(goesOn)]
    .filter(({ 0: mark }) => !isAsked || /^[,;:]/.test(mark))
    .filter(({ index }) => !isInList(index) && mayStopAt(sentence, index))
    .map(({ index }) => removeEndMark(sentence.slice(0, index)))
    .filter(
      (opening) =>
        opening.split(" ").length >= fewestWords &&
        !endsOpen.test(opening) &&
        !opening.endsWith(" to book") &&
        // why: "Before NE monsoon starts" is when, and not what
        !leansOn.test(opening) &&
        !endsInVerb(opening) &&
        !asksOn(readWords(opening)) &&
        !leftOpen.test(opening) &&
        !isInRelative(opening),
    )
    .reverse();
}

/** Whether a sentence may stop there for what goes on behind it. */
export function mayStopAt(sentence: string, at: number): boolean {
  const [opening, rest] = [sentence.slice(0, at), sentence.slice(at)];
  return !isInSpan(sentence, at) && !isPhrasal(opening, rest) && !asksNext(opening, rest);
}

/** "We want schools to choose | where the next one goes". */
const asksNext = (opening: string, rest: string): boolean =>
  /^ (?:where|what|which|how|who|when|whether)\b/.test(rest) && readWords(opening).at(-1)?.part === "verb";

/** "Online orders carry | on", "we're walking to pay | for a nurse". */
const isPhrasal = (opening: string, rest: string): boolean =>
  phrasals.some(([verb, particle]) => verb.test(opening) && particle.test(rest));
const phrasals: readonly [RegExp, RegExp][] = [
  [/ (?:carr(?:y|ies)|keeps?|goes?|go|logs?|signs?|holds?|hangs?|turns?|depends?|stays?)$/i, /^ on\b/],
  [
    / (?:pay|pays|paying|ask|asks|asking|look|looks|looking|wait|waits|waiting|apply|care|caring|vote|search)$/i,
    /^ for\b/,
  ],
];

/** "From ten days | to five" is one span, within so many characters; "translated | by someone" is one too. */
const longestSpan = 30;
function isInSpan(sentence: string, at: number): boolean {
  const [before, after] = [sentence.slice(0, at).slice(-longestSpan), sentence.slice(at)];
  // why: "brakes | , tyres and battery" is one list
  if (/^, \S+ (?:and|or|&) /.test(after) && !/\d$/.test(before)) return true;
  if (/^ and\b/.test(after) && before.slice(before.lastIndexOf(",") + 1).includes(" between ")) return true;
  return (
    (/^ to\b/.test(after) && / from (?!.* to )/i.test(before)) ||
    (/^ by (?!\d)/.test(after) && /(?:ed|en)$/.test(before))
  );
}
