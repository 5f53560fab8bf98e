import type { Brief, ProjectProfile } from "../brief";
import { normalizeSentence } from "../checks/sentences";
import { lowerFirst, spellOutDays } from "../english/capitals";
import { endSentence, removeEndMark } from "../english/grammar";
import { countShared, findUnits } from "../english/units";
import type { Facts, MessageKind } from "../message/message";
import type { CampaignPlan } from "../plan";
import { cleanWords, cutAtSentence, cutAtWord } from "../words/clean-text";
import { cleanFact } from "./clean-fact";
import { listWordings, type Point } from "./headline";
import { addNote, introduce, readDescription } from "./introduce";
import { fewestShared, keepNew, type Line, makeLine, rankLines } from "./lines";
import { fillTime, listPractical } from "./practical-lines";
import { listRewordings } from "./reword-point";
import { findSpeaker } from "./speaker";
import { chooseSpeech, sayProblem } from "./speech";
import { type SplitIntro, splitIntro } from "./split-intro";
import { chooseVoice, type Voice } from "./voices";

/** What a text of a campaign is written from: all that a format may look at. */
export interface Source {
  brief: Brief;
  kind: MessageKind;
  facts: Facts;
  /** The project's name as it is printed. */
  name: string;
  /** The address without protocol, for print, and as a link. */
  site: string;
  url: string;
  /** The owner's call to action, without an end mark; empty where there is none. */
  call: string;
  /** The idea's sentences as readers get them, the news first. */
  told: readonly string[];
  /** The point as it is said in the fewest words, without an end mark. */
  point: Point;
  /** The point in whole lines that mean the same, without end marks. */
  wordings: readonly string[];
  /** The point of a short idea in other words that lose nothing of it, whole sentences. */
  rewordings: readonly string[];
  /** Price, day and place, each as a line without an end mark. */
  practical: readonly string[];
  /** The facts that the owner states, those that decide most first. */
  rows: readonly Line[];
  /** What the business is: "Ledger School offers evening bookkeeping classes." Empty where the description does not say. */
  intro: string;
  /** The same in its parts, where it has them. */
  split: SplitIntro | null;
  /** What else the description says. */
  about: readonly Line[];
  /** What bothers the readers, as it is said to them; empty where nothing does. */
  problem: string;
  /** Who it is for, as a noun phrase; empty where nobody was named. */
  audience: string;
  keywords: readonly string[];
  /** Words that the brand never uses, in lower case. */
  avoided: readonly string[];
  voice: Voice;
  seed: string;
}

/** Words of a sentence about a business. */
const fewestWords = 3;
/** Characters of a fact that is still one thought. */
const longestFact = 300;

/** Gathers what the campaign's texts are written from. */
export function makeSource(plan: CampaignPlan): Source {
  const { brief, projectName: name, material } = plan;
  const { project } = brief;
  const { kind, facts } = material.message;
  const voice = chooseVoice(project.brandVoice, brief.voice);
  const speak = chooseSpeech(voice);
  const print = (text: string) => speak(cleanWords(text).replace(/javascript:/gi, ""));
  const stated = [...facts.proof, ...(project.facts ?? [])].map((fact) =>
    cleanFact(print(spellOutDays(cutAtSentence(fact, longestFact) ?? cutAtWord(fact, longestFact)))),
  );
  const read = printFacts(facts, print);
  // why not what the user stated: it wins over whatever a fact of the project says
  const printed = brief.facts?.when === undefined ? fillTime(read, stated) : read;
  const own = material.told.map((sentence) => endSentence(print(sentence))).filter((sentence) => sentence.length > 1);
  const [business = ""] = readDescription(project.description);
  // why: where the idea is the call, what the business is stands for it
  const isCall = own.length === 1 && normalizeSentence(own[0] ?? "") === normalizeSentence(plan.fullCallToAction);
  // why: an idea of nothing but pictures has no words to be told in
  const isWordless = !/\p{L}/u.test(own.join(""));
  const told = (isCall || isWordless) && business ? [introduce(name, cleanWords(project.description))] : own;
  const practical = listPractical(kind, printed, stated);
  const headline = material.headline && print(material.headline);
  const point: Point = { kind, facts: keepTogether(printed, told), told, headline, name, practical, stated };
  const who = introduce(name, cleanWords(project.description));
  const [note = "", ...notes] = readDescription(project.description).slice(1);
  const noted = addNote(who, note);
  const split = noted ? null : splitIntro(who);
  const intro = noted ?? split?.whole ?? who;
  // why each alone: what a fact shares with a word here and a figure there is chance
  const said = [...told, ...listPractical(kind, printed, []), intro];
  const rows = keepNew(
    stated.map((fact) => makeLine(fact)),
    said,
  );
  // why: "Ex chef." under a heading is a scrap
  const others = (noted ? notes : [note, ...notes]).filter((line) => line.split(" ").length >= fewestWords);
  const isTheirs = bothersReaders(plan.problem, plan) && !(isNotice.test(kind) && isFeared.test(plan.problem));
  const trouble = plan.problem && isTheirs ? sayProblem(print(plan.problem)) : "";
  // why: who is asked to give is told how it stands, and not asked whether it does
  const problem =
    kind === "fundraiser" && /\?$/.test(trouble) && !/\?$/.test(plan.problem)
      ? `Today: ${lowerFirst(removeEndMark(trouble.replace(/\?$/, "")))}.`
      : trouble;
  return {
    brief,
    kind,
    facts: printed,
    name,
    site: plan.displayUrl,
    url: findWebAddress(project),
    call: removeEndMark(plan.fullCallToAction),
    told,
    point,
    wordings: listWordings(point),
    rewordings:
      told.length === 1
        ? listRewordings({
            kind,
            facts: printed,
            first: told[0] ?? "",
            name,
            isAlone: findSpeaker(project.description) === "I",
            isSober: isSober.test(voice.name),
          })
        : [],
    practical,
    rows: rankLines(rows, [told[0] ?? "", printed.what ?? ""].join(" "), problem),
    intro,
    split,
    about: keepNew(
      others.map((sentence) => makeLine(sentence)),
      [...said, ...rows.map(({ text }) => text)],
    ),
    problem,
    audience: lowerFirst(removeEndMark(printed.for ?? "")),
    keywords: plan.keywords,
    avoided: plan.avoidedWords,
    voice,
    seed: `${brief.seed}|${project.name}|${brief.idea}`,
  };
}

/** The facts that may stand in one line: a day or a place of another sentence is none of the thing's. What is in no sentence was stated, and stays. */
function keepTogether(facts: Facts, told: readonly string[]): Facts {
  const { what } = facts;
  const holding = (part: string) => told.filter((line) => line.toLowerCase().includes(part.toLowerCase()));
  const isApart = (part: string | null) =>
    what !== null &&
    part !== null &&
    holding(part).length > 0 &&
    holding(what).length > 0 &&
    !holding(part).some((line) => holding(what).includes(line));
  return { ...facts, when: isApart(facts.when) ? null : facts.when, where: isApart(facts.where) ? null : facts.where };
}

/** Voices that keep to full sentences. */
const isSober = /^(?:exact|formal|elegant)$/;

/** What an owner fears that readers will do is no trouble of theirs: "People will turn up at the old spot and find nobody there". */
const isFeared =
  /^(?:some |most |many )?(?:people|folks?|customers|visitors|guests|members|they|clients|patients|readers|users|parents) (?:need to know|have to know|must know|will|may|might|won['’]t|don['’]t know|do not know)\b/i;
const isNotice = /^(?:news|ending|reminder|opening)$/;

/** Whether a trouble is one of who is spoken to: what bothers customers does not bother who applies for a post. */
function bothersReaders(problem: string, { material, brief }: CampaignPlan): boolean {
  const readers = findUnits(`${brief.project.targetAudience} ${material.told[0] ?? ""}`);
  return material.message.kind !== "hiring" || countShared(findUnits(problem), readers) >= fewestShared;
}

const printFacts = (facts: Facts, print: (text: string) => string): Facts => {
  const printOne = (fact: string | null) => fact && removeEndMark(print(fact));
  return {
    what: printOne(facts.what),
    offer: printOne(facts.offer),
    when: printOne(facts.when),
    where: printOne(facts.where),
    for: printOne(facts.for),
    proof: facts.proof.map(print),
    steps: facts.steps.map(print),
  };
};

/** The project's address as a link. */
export const findWebAddress = ({ websiteUrl }: Pick<ProjectProfile, "websiteUrl">): string =>
  /^https?:\/\//i.test(websiteUrl) ? websiteUrl : `https://${websiteUrl}`;
