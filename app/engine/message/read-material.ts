import type { Brief } from "../brief";
import { splitSentences } from "../checks/sentences";
import { capitaliseNames } from "../english/capitals";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { holdsSum } from "../english/money";
import { endsSentence, readWords, type Word } from "../english/words";
import { chooseKind, type Found, findPrivateWords, findRuns } from "../ranker/read-idea";
import type { Run } from "../ranker/runs";
import { getRankerWeights } from "../ranker/weights";
import { askQuestions } from "./ask-questions";
import { canWrite } from "./can-write";
import { cleanIdea } from "./clean-idea";
import { endsInside, findHeadline, opensInside, seeks } from "./find-headline";
import { type FactName, type Facts, type Material, type Message, type MessageKind, messageKinds } from "./message";
import { publishWords } from "./publish-words";
import { readProblem } from "./read-problem";
import { readSteps } from "./read-steps";
import { addressReaders, opensToReaders, restateOpening, restateTitle } from "./restate-opening";
import { addStatedFacts } from "./state-facts";

/** Characters of a point that is still said in one breath. */
const longestPoint = 120;
/** By how much a run has to win for what it says to be sure. */
const sureFrom = 2;

/** Everything that is read from a brief. Never throws; an idea in another language keeps its words as the point. */
export function readMaterial(brief: Brief): Material {
  const read = canWrite(brief.idea) ? readIdea(brief) : keepForeignIdea(brief);
  const stated = addStatedFacts(read, brief.facts ?? {});
  const material = { ...stated, message: { ...stated.message, point: makePoint(stated, brief) } };
  return { ...material, message: { ...material.message, questions: askQuestions(material, brief) } };
}

function readIdea({ idea: typed, project }: Brief): Material {
  const names = [project.name, project.description, ...(project.facts ?? [])];
  const { rest, steps } = readSteps(typed);
  // why first: a request for people is none to the writer
  const idea = addressReaders(restateOpening(capitaliseNames(cleanIdea(rest, [project.name]), names)));
  const words = readWords(idea);
  const weights = getRankerWeights();
  const hidden = showOpenings(idea, words, findPrivateWords(words, weights.private));
  const open = words.filter((_, at) => !hidden[at]);
  const kind = chooseKind(words, hidden, messageKinds, weights.kind);
  const found = findRuns(open, kind, weights);
  const read = ({ run }: Found) => (run ? trim(print(idea, open.slice(run.first, run.last + 1))) : null);
  const sentences = splitSentences(publishWords(idea, words, hidden))
    // why not over steps: they are told under it
    .map((sentence) => tellSentence(sentence, steps.length > 0 ? null : kind))
    .filter(Boolean);
  const run = found.headline.run && findHeadline(open, found.headline.run);
  const isAside = run !== null && run.first > 0 && aside.test(read({ ...found.headline, run }) ?? "");
  const headline = isAside ? null : read({ ...found.headline, run });
  const group = read(found.for);
  const named = group && anyCustomer.test(group) ? null : group;
  const offered = read(found.offer)?.replace(/^(?:enjoy|get|receive|claim) (?=\S)/i, "") ?? null;
  // why none: "do everything for a fixed fee" orders the reader about, and "kids of any age can play" is no gain
  const isWhole = offered !== read(found.offer) || (found.offer.run && !opensInside(open, found.offer.run));
  const isOffer = isWhole && namesGain(offered ?? "");
  const offer = isOffer ? offered : null;
  const facts: Facts = {
    // why none: "brides getting | married" are no thing
    what:
      (found.what.run && isCut(open, found.what.run) ? null : read(found.what))?.replace(
        /^(?:an?|the|our|my|your|new) (?=\S)/i,
        "",
      ) ?? findReduced(offer),
    offer,
    when: read(found.when),
    where: read(found.where),
    // why none for a post to be filled: who buys from the business is not who applies
    for: named ?? ((kind !== "hiring" && project.targetAudience) || null),
    proof: [],
    steps: steps.filter(isForReaders),
  };
  const isSure = (name: FactName) => !(name in found) || found[name as keyof typeof found].margin >= sureFrom;
  const sure = (Object.keys(facts) as FactName[]).filter((name) => facts[name]?.length && isSure(name));
  const message: Message = { kind, point: "", facts, sure, questions: [] };
  return {
    message,
    told: putNewsFirst(sentences, headline, kind),
    headline: headline && headline.split(" ").length >= fewestWords ? capitalize(restateOpening(headline)) : null,
    problem: readProblem(project.problemBeingSolved),
  };
}

/** What a sentence opens with to its readers is none of what is private in it. */
function showOpenings(idea: string, words: readonly Word[], hidden: readonly boolean[]): boolean[] {
  const shown = [...hidden];
  let first = 0;
  words.forEach((word, at) => {
    if (!endsSentence(word) && at < words.length - 1) return;
    if (hidden[first] && opensToReaders(idea.slice(words[first]?.start))) {
      const open = hidden.indexOf(false, first);
      shown.fill(false, first, open > 0 && open <= at ? open : at + 1);
    }
    first = at + 1;
  });
  return shown;
}

/** Whether a step is one for readers, and not mostly said to the writer. It stays whole: an order opens it as it opens a request. */
function isForReaders(step: string): boolean {
  const isPrivate = findPrivateWords(readWords(step), getRankerWeights().private);
  return isPrivate.filter(Boolean).length < isPrivate.length * mostlyPrivate;
}
const mostlyPrivate = 0.6;

/** Whether a thing is a part of another, or people of whom something is still to be said: "sole traders | who get their figures to us". */
const isCut = (words: readonly Word[], run: Run): boolean =>
  endsInside(words, run) || (words[run.last]?.after === "" && words[run.last + 1]?.lower === "who");

/** Whether a line names a price, or what somebody gets for less. */
const namesGain = (text: string): boolean =>
  holdsSum(text) ||
  /\d ?(?:%|(?:off|for)\b)|\b(?:free|half|off|discount|price|included?|includes|bonus|extra|gift|voucher|prize|on us|on the house|two for|for two|double|match(?:ed)?|saves?|pay|wage|salary|pounds?|euros?|dollars?|rupees?|percent|buy one|complimentary|waived|no (?:joining |booking |delivery )?(?:fees?|charge|deposit))\b/i.test(
    text,
  );

/** "For new customers" is a condition and not a group that a text may speak to. */
const anyCustomer =
  /^(?:all |our |any )?(?:new |existing |first-time |returning )?(?:customers?|clients?|members?|guests?|visitors?)$/i;

/** "20% off all yarn" is about yarn. */
const findReduced = (offer: string | null): string | null =>
  /\d ?%? off (?:all |every |our |the )?(\p{L}[\p{L}' -]{2,40})$/iu.exec(offer ?? "")?.[1] ?? null;

/** What is said of something that was named before it is no news: "Beginners are very welcome". */
const aside = /\b(?:welcome|included|available)$/i;
/** Words of a headline: "Miss Pauline" says nothing of her. */
const fewestWords = 3;

/** Kinds that are told in the order in which they were typed. */
const inOrder = /^(?:story|how-to|question|claim)$/;

/** The sentence that holds the headline stands first, or the one that says who is sought, unless it leans on the one before it. */
function putNewsFirst(sentences: string[], headline: string | null, kind: MessageKind): string[] {
  const isNews = (sentence: string) =>
    kind === "hiring"
      ? seeks.test(sentence)
      : headline !== null && sentence.toLowerCase().includes(headline.toLowerCase());
  const news = sentences.find(isNews);
  return !news || inOrder.test(kind) || leansBack(news)
    ? sentences
    : [news, ...sentences.filter((line) => line !== news)];
}

/** The first sentence where it is short, else the headline; the name where an idea says nothing. */
function makePoint({ told, headline, message: { facts } }: Material, { project }: Brief): string {
  const first = removeEndMark(told[0] ?? "");
  return first.length > 0 && first.length <= longestPoint ? first : (headline ?? facts.what ?? (first || project.name));
}

function tellSentence(sentence: string, titled: MessageKind | null): string {
  const restated = restateOpening(sentence.trim());
  const told = titled ? restateTitle(restated, titled) : restated;
  return /[\p{L}\p{N}]{2}/u.test(told) ? endSentence(capitalize(told)) : "";
}

const trim = (text: string): string => removeEndMark(text.replace(/^[\s("“,;:–—-]+/, ""));

/** Words as they were typed, joined by a space where something between them was left out. */
function print(text: string, words: readonly Word[]): string {
  const parts: string[] = [];
  let start: number | null = null;
  words.forEach((word, at) => {
    start ??= word.start - word.before.length;
    const next = words[at + 1];
    if (next && !/[\p{L}\p{N}]/u.test(text.slice(word.end, next.start))) return;
    parts.push(text.slice(start, word.end + word.after.length));
    start = null;
  });
  return parts.join(" ").replace(/\s+/g, " ");
}

/** An idea that cannot be read keeps its words as the point. */
function keepForeignIdea({ idea, project }: Brief): Material {
  const facts: Facts = {
    what: null,
    offer: null,
    when: null,
    where: null,
    for: project.targetAudience || null,
    proof: [],
    steps: [],
  };
  return {
    message: { kind: "about", point: "", facts, sure: [], questions: [] },
    told: /\p{L}/u.test(idea) ? [idea] : [],
    headline: null,
    problem: readProblem(project.problemBeingSolved),
  };
}
