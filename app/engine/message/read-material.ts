import type { Brief } from "../brief";
import { splitSentences } from "../checks/sentences";
import { capitaliseNames } from "../english/capitals";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { capitalisePlaces, mendCalendar } from "../english/mend-calendar";
import { endsSentence, readWords, type Word } from "../english/words";
import { chooseKind, type Found, findPrivateWords, findRuns } from "../ranker/read-idea";
import { getRankerWeights } from "../ranker/weights";
import { askQuestions } from "./ask-questions";
import { canWrite } from "./can-write";
import { cleanIdea } from "./clean-idea";
import { correctKind, isPossible } from "./correct-kind";
import { findHeadline, longestHeadline, seeks } from "./find-headline";
import { type FactName, type Facts, type Material, type Message, type MessageKind, messageKinds } from "./message";
import { publishWords } from "./publish-words";
import { readFacts } from "./read-facts";
import { readProblem } from "./read-problem";
import { readSteps } from "./read-steps";
import { addressReaders, opensToReaders, restateOpening, restateTitle } from "./restate-opening";
import { restateRequest } from "./restate-request";
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
  // why not its own name: "our credit union" of Tri-Rivers Credit Union is one
  const names = [project.description, ...(project.facts ?? [])];
  const { rest, steps } = readSteps(typed);
  // why first: a request for people is none to the writer
  const idea = addressReaders(
    restateOpening(
      capitaliseNames(capitalisePlaces(mendCalendar(restateRequest(cleanIdea(rest, [project.name])))), names),
    ),
  );
  const words = readWords(idea);
  const weights = getRankerWeights();
  const hidden = showOpenings(idea, words, findPrivateWords(words, weights.private));
  const open = words.filter((_, at) => !hidden[at]);
  const call = project.defaultCallToAction ?? "";
  const isOpenTo = (each: MessageKind) => isPossible(each, idea, call);
  const kind = correctKind(
    chooseKind(words, hidden, messageKinds.filter(isOpenTo), weights.kind),
    idea,
    call,
    project.facts ?? [],
  );
  const found = findRuns(open, kind, weights);
  const read = ({ run }: Found) => (run ? trim(print(idea, open.slice(run.first, run.last + 1))) : null);
  const sentences = splitSentences(publishWords(idea, words, hidden))
    // why not over steps: they are told under it
    .map((sentence) => tellSentence(sentence, steps.length > 0 ? null : kind))
    .map((sentence) => (leadsToLesson.test(call) ? sentence.replace(/^Ask us how /, "Learn how ") : sentence))
    .filter(Boolean);
  const run = found.headline.run && findHeadline(open, found.headline.run);
  const isAside = run !== null && run.first > 0 && aside.test(read({ ...found.headline, run }) ?? "");
  const headline = isAside ? null : keepThanks(read({ ...found.headline, run }), sentences[0] ?? "");
  const facts = readFacts(open, found, read, steps.filter(isForReaders));
  // why none for a post to be filled: who buys from the business is not who applies
  facts.for ??= (kind !== "hiring" && project.targetAudience) || null;
  const isSure = (name: FactName) => !(name in found) || found[name as keyof typeof found].margin >= sureFrom;
  const sure = (Object.keys(facts) as FactName[]).filter((name) => facts[name]?.length && isSure(name));
  const message: Message = { kind, point: "", facts, sure, questions: [] };
  return {
    message,
    told: putNewsFirst(sentences, headline, kind),
    headline:
      headline && headline.split(" ").length >= fewestWords
        ? tellHeadline(headline, kind, sentences.length > 1 || steps.length > 0)
        : null,
    problem: readProblem(project.problemBeingSolved),
  };
}

/** "Thank you to | the volunteers who planted the river bank" is no thanks without its beginning; null where both together are too long. */
function keepThanks(headline: string | null, sentence: string): string | null {
  const at = headline ? sentence.toLowerCase().indexOf(headline.toLowerCase()) : -1;
  if (!headline || at <= 0 || !/^thank(?:s| you)\b/i.test(sentence)) return headline;
  const whole = sentence.slice(0, at + headline.length);
  return whole.length <= longestHeadline ? whole : null;
}

/** "How to set up your desk" of an idea that goes on says how; alone it asks. */
function tellHeadline(typed: string, kind: MessageKind, goesOn: boolean): string {
  const told = capitalize(restateOpening(typed));
  const restated = /^how to /i.test(told) && goesOn ? told : capitalize(restateTitle(told, kind));
  return restated.length <= longestHeadline || told.length > longestHeadline ? restated : told;
}

/** What a sentence opens with to its readers is none of what is private in it. */
function showOpenings(idea: string, words: readonly Word[], hidden: readonly boolean[]): boolean[] {
  const shown = [...hidden];
  let first = 0;
  words.forEach((word, at) => {
    if (!endsSentence(word) && at < words.length - 1) return;
    if (hidden[first] && opensToReaders(idea.slice(words[first]?.start))) {
      const open = findRequest(words, first, at) ?? hidden.indexOf(false, first);
      shown.fill(false, first, open > 0 && open <= at ? open : at + 1);
    }
    first = at + 1;
  });
  return shown;
}

/** Where a sentence goes on with a request: "We have a job going | and would like to get the word out". */
function findRequest(words: readonly Word[], first: number, last: number): number | null {
  const at = words.findIndex(
    ({ lower }, index) =>
      index > first &&
      index < last &&
      /^(?:and|but|so)$/.test(lower) &&
      /^(?:would|we['’]d|i['’]d|could|can|please|want|need)$/.test(words[index + 1]?.lower ?? ""),
  );
  return at < 0 ? null : at;
}

/** Calls behind which readers learn it: "Watch lesson one", "Open the checklist". */
const leadsToLesson = /\b(?:watch|read|download|lesson|guide|checklist|course|class|workshop|learn)\b/i;

/** Whether a step is one for readers, and not mostly said to the writer. It stays whole: an order opens it as it opens a request. */
function isForReaders(step: string): boolean {
  const isPrivate = findPrivateWords(readWords(step), getRankerWeights().private);
  return isPrivate.filter(Boolean).length < isPrivate.length * mostlyPrivate;
}
const mostlyPrivate = 0.6;

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
  const asked = titled === "question" && asks.test(told) ? `${removeEndMark(told)}?` : told;
  return /[\p{L}\p{N}]{2}/u.test(asked) ? endSentence(capitalize(asked)) : "";
}

/** A question that was typed without its mark. */
const asks = /^(?:what|why|how|who|when|where|which|is|are|do|does|can|should) [^?!:]+$/i;

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
