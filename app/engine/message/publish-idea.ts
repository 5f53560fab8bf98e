import { splitSentences } from "../checks/sentences";
import { hasFiniteVerb, readWords } from "../english/words";
import { findPrivateRuns } from "../tagger/find-private-runs";
import { publishWords } from "../tagger/publish-words";
import weights from "../tagger/weights.json";
import { opensOwnClause } from "./own-clause";
import { leaveOutOwnerTalk } from "./owner-talk";
import { readInstruction } from "./read-instruction";
import { restateIdea } from "./restating-rules";
import { takeOffTail } from "./tail-rules";

/**
 * An idea without what its owner says to the writer in it. A later sentence of which the opening, or half, is said to the writer is left out whole,
 * unless it states a figure or what is to be mentioned: what is left of it was said to them too.
 */
export function publishIdea(idea: string): string {
  const [first = "", ...others] = splitSentences(idea);
  const told = publishText(idea);
  const published = splitSentences(told);
  const whole = others.filter((sentence) => !isPartlyPrivate(sentence, published));
  return whole.length < others.length ? publishText([first, ...whole].join(" ")) : told;
}

function publishText(typed: string): string {
  const idea = leaveOutOwnerTalk(typed);
  const words = readWords(idea);
  const runs = findPrivateRuns(words, weights).filter(({ first }) => first > 0 || !opensByRule(idea));
  if (runs.length === 0) return idea;
  const isPrivate = words.map((_, at) => runs.some(({ first, last }) => at >= first && at <= last));
  const told = publishWords(idea, words, isPrivate);
  // why: "Not when the first storm is on the news" has lost what it is about
  return told === "" || opensCut.test(told)
    ? idea
    : told.replace(andThat, (_, letter: string) => `. ${letter.toUpperCase()}`);
}

/** "Ugly apples are fine, and that you get your own juice": the second thing to be said, behind a first that is said now. */
const andThat = /,? and that (?=(?:you|we|there|it|our|the) )(\p{L})/u;

/** How a line opens of which the beginning was cut off by mistake. */
const opensCut = /^(?:not|because|only|which|but|than|nor|their|his|her|its) /i;

/** Whether a part of a sentence, and not the whole, is said to the writer. */
function isPartlyPrivate(sentence: string, published: readonly string[]): boolean {
  const told = new Set(readWords(published.join(" ")).map(({ lower }) => lower));
  const own = readWords(sentence).map(({ lower }) => lower);
  const long = own.filter((word) => word.length > 3);
  const cut = long.filter((word) => !told.has(word)).length;
  if (cut === 0) return false;
  // why: "last year they were only 9 of 112" leans on the girls who were taken out before it
  const rest = published.find((line) => readWords(line).every(({ lower }) => own.includes(lower)));
  if (rest !== undefined && /^(?:(?:last|this) year |now |here )?(?:they|them|those|these)\b/i.test(rest)) return true;
  // why: "only 9 of 112" of "we want many girls, last year they were only 9 of 112" is no sentence
  if (
    rest !== undefined &&
    isWished.test(sentence) &&
    !/: \S/.test(sentence) &&
    !opensOwnClause(readWords(rest), 0, readWords(rest).length)
  )
    return true;
  if (/\d|: \S/.test(sentence)) return false;
  // why: a remark in the middle of "there's no discount, it's just that the wait is days" leaves what is told
  const opening = own.slice(0, 2).join(" ");
  const opens = published.some(
    (line) =>
      opening ===
      readWords(line)
        .slice(0, 2)
        .map(({ lower }) => lower)
        .join(" "),
  );
  if (opens && cut * 2 < long.length && !forbids.test(sentence)) return false;
  // why: "we are athletes and we are quite good" behind "please no pity" is what they say of themselves
  if (
    published.some(
      (line) =>
        tellsOfUs.test(line) && readWords(line).length > 4 && readWords(line).every(({ lower }) => own.includes(lower)),
    )
  )
    return false;
  // why: "the reopening date early on" of "say the reopening date early on" tells nothing
  return !asksToTell.test(sentence) || (rest !== undefined && !hasFiniteVerb(readWords(rest)));
}

const isWished =
  /^(?:we|i) (?:do|did|am doing|are doing) (?:this|it) because\b|^(?:we|i)(?:['’]d| would| do)? (?:really )?(?:want|hope|need|like|love|wish)\b/i;
const tellsOfUs =
  /^(?:we(?:['’]re| are|['’]ve| have) (?!(?:sick|tired|fed up|not sure|happy|hoping|trying|worried|getting|had)\b)|you can |(?:most of the time|usually|often|mostly),? (?:we|i) )/i;

/** What is said with it is not to be told either: "the lease ended, but that's nobody's business, so keep it out". */
const forbids =
  /\b(?:(?:keep|leave) (?:it|this|that|her|him|them) (?:out|quiet)|nobody(?:['’]s| else['’]s) business|stays? between us)\b/i;

/** "Mention that dogs are welcome" holds what is to be told, "don't mention the landlord" does not. */
const asksToTell =
  /(?<!\b(?:don['’]t|do not|never|not|no need to) )\b(?:mention|say|tell|show|add|include|remember (?:to|that)|note|stress|point out|highlight|emphasi[sz]e|make sure|be (?:honest|clear|upfront|open) (?:that|about)|let)\b(?! so\b)|\bdon['’]t forget\b/i;

/** Whether a rule says the opening in other words. Manners alone are none: what is asked for stands behind them. */
const opensByRule = (idea: string): boolean =>
  restateIdea(idea) !== null ||
  readInstruction(idea).rules.filter((name) => name !== "manners").length > takeOffTail(idea).rules.length;
