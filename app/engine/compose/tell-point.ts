import { hasFiniteVerb, readWords } from "../english/words";
import { opensOwnClause } from "../message/own-clause";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "./grammar";
import { leansBack } from "./lean";
import { holdsVerb, splitClauses, splitPieces } from "./split-lines";

/** The idea's sentences as they are told, and its point in whole forms that mean the same, the fullest first. */
export interface Told {
  telling: readonly string[];
  forms: readonly string[];
}

/** What an idea comes to: its own sentences, but for the title of a how-to or a why. */
export function tellPoint(idea: readonly string[]): Told {
  const [point = "", ...more] = idea;
  return tellQuestion(removeEndMark(point), more) ?? { telling: idea, forms: findForms(idea) };
}

/** Ways to say the point, each whole: a claim before its reason, a thing before its colon, one clause of two. */
function findForms([first = "", next = ""]: readonly string[]): string[] {
  const [clause = first] = splitClauses(first);
  const [piece = first] = splitPieces(first);
  // why the next: "It means that we cut in house" is what the news is for
  const length = first.length + next.length;
  const isPair = length <= (leansBack(next) || first.length < shortestPoint ? longestPair : shortPair);
  const both = next && isPair ? [`${first} ${next}`] : [];
  const bare = takeOffLabel(first);
  const pieces = bare ? splitPieces(endSentence(bare)).slice(0, 1) : [];
  const [, one = "", other = ""] = /^What is the difference between (.{3,60}) and (.{3,60})\?$/.exec(first) ?? [];
  const named = one ? [`${capitalize(one)} or ${other}?`] : [];
  const forms = [
    ...new Set([
      ...both,
      first,
      clause,
      piece,
      ...(bare ? [endSentence(bare)] : []),
      ...pieces,
      ...named,
      ...shorten(removeEndMark(piece)).map(endSentence),
    ]),
  ];
  // why: "Intensive course." says too little beside "Intensive course: pass in two weeks"
  return forms.filter((form) => form === forms[0] || form.split(" ").length >= fewestWords || holdsVerb(form));
}

/** A cry before the point is none, nor is the day that it is for: "World book day: kids in costume get a free hot chocolate". */
function takeOffLabel(point: string): string {
  const [, label = "", rest = ""] = /^([^:.?!]{3,30}): (.{18,})$/.exec(point) ?? [];
  const isCry = /^(?:last chance|last call|good news|great news|big news|reminder|hurry|final call|new)$/i.test(label);
  const words = readWords(rest);
  const isSaid =
    label.split(" ").length < 5 &&
    !/^(?:our|the|my)\b|\b(?:free|webinar|workshop|talk|class|course|seminar|offer|deal|sale|challenge)\b|\S \p{Lu}/iu.test(
      label.replace(/ \p{Ll}/gu, " _"),
    ) &&
    words[0]?.part !== "verb" &&
    (opensOwnClause(words, 0, words.length) || (words.length > 7 && hasFiniteVerb(words))) &&
    // why: "about half the ash have it" does not say what
    !/^(?:it|they|we)\b| (?:it|them)[.!]?$/i.test(rest);
  return isCry || isSaid ? rest : "";
}

/** Words of a form without a verb. */
const fewestWords = 4;

/** Characters of two sentences that are read as one thing. */
const longestPair = 240;
/** "We need a new shed. £3,800 buys it." */
const shortPair = 90;
/** "New: waiting list." says too little alone. */
const shortestPoint = 24;

/** The title of a how-to or a why is no sentence: what it comes to is. Null for any other idea. */
function tellQuestion(point: string, more: readonly string[]): Told | null {
  const [, task = ""] = /^how (?:to|you can) (.{6,}?)\??$/i.exec(point) ?? [];
  // why: "slow drains, a soggy patch, smells" is the answer already
  if (task.includes(": ")) return { telling: [endSentence(point), ...more], forms: [endSentence(point)] };
  // why no more: what the brief does not answer is not promised
  if (task && isFoundOut.test(task))
    return { telling: [`Can you ${task}?`, ...more], forms: [`Can you ${task}?`, endSentence(point)] };
  if (task)
    return { telling: [`Do you want to ${task}?`, ...more], forms: [`Do you want to ${task}?`, endSentence(task)] };
  // why asked: the title of an answer is no sentence, and who gives the answer is told beside it
  if (
    /^(?:(?:what|where|which) (?:to |an? |the |your |our |you )|when to |how (?:our|the|your|it|this) )/i.test(point) &&
    !point.endsWith("?") &&
    !/[,:;.]/.test(point)
  ) {
    const asked = `Do you know ${lowerFirst(point)}?`;
    return { telling: [asked, ...more], forms: [asked, endSentence(point)] };
  }
  const [, claim = "", question = ""] =
    /^why (?:you should )?((?!(?:not|do|does|is|are|should)\b).{8,160}?)(?:,? and ((?:what|how|when|where|which)\b.{8,160}))?$/i.exec(
      point,
    ) ?? [];
  if (!claim || point.endsWith("?") || !holdsVerb(claim)) return null;
  // why: who asks "how our assessment helps" says that it does
  const [, stands = ""] = /^how ((?:our|my|the) .{6,})$/i.exec(question) ?? [];
  const answer = holdsVerb(stands) || / helps?$/.test(stands) ? endSentence(stands) : `We can tell you ${question}.`;
  const stated = endSentence(claim);
  return {
    telling: [stated, ...(question ? [answer] : []), ...more],
    forms: question ? [stated, `${stated} ${answer}`] : [stated],
  };
}

/** What somebody finds out, and is not told to do. */
export const isFoundOut = /^(?:tell|spot|recogni[sz]e|know|see|read|identify|notice) /i;

/** The point without what it only adds, where what is left is whole. */
function shorten(point: string): string[] {
  const [, head = ""] =
    /^(.{18,90}?)(?:: |; | – |, (?:and|so|but|before|instead|because|with|including|from|until|when|if) )/.exec(
      point,
    ) ?? [];
  const rest = point.slice(head.length).replace(/^, and /, "");
  const words = readWords(rest);
  // why: of a list that ends in ", and" no part stands for it
  const isList = point.slice(head.length).startsWith(", and ") && !opensOwnClause(words, 0, words.length);
  const opens = /^(?:if|when|before|after|from|until|in|on|at|with|for|because|since|while|as)\s/i.test(head);
  return head && !opens && !isList && !point.endsWith("?") ? [head] : [];
}
