import { collapseBrief } from "../../../collapse-brief";
import type { Brief } from "../../../engine";
import { canWrite } from "../../../message/can-write";
import type { CampaignPlan } from "../../../plan";
import {
  nameWords,
  printedAddress,
  printedName,
  readAudience,
  readFacts,
  readProblem,
} from "../reading/describe-project";
import { planInOtherLanguage } from "../reading/other-language";
import { type IdeaKind, readIdea } from "../reading/read-idea";
import { kindCards } from "../topics/topics";
import { cutAtWord, withoutEndMark } from "../writing/clean-text";
import { SeededRandom } from "../writing/seeded-random";
import { chooseCards, stems } from "./choose-cards";
import { chooseTopic } from "./choose-topic";
import { headlines } from "./headlines";
import { readKeywords } from "./keywords";
import { choosePoints } from "./points";
import { supportingLine } from "./supporting-line";
import { readAvoidedWords, readTone } from "./voice";

const seasons: [NonNullable<CampaignPlan["season"]>, RegExp][] = [
  [
    "autumn",
    /\b(?:autumn|halloween|harvest|thanksgiving|back[- ]to[- ]school|october|november|september)\b|\bfall (?:collection|menu|season|launch|sale)\b/i,
  ],
  ["winter", /\b(?:winter|christmas|xmas|holiday season|new year|snow|ski|december|january|february|hanukkah)\b/i],
  ["spring", /\b(?:spring(?! ?board| ?water)|easter|mother['’]s day|april|blossom)\b/i],
  ["summer", /\b(?:summer|beach|june|july|august|heat ?wave)\b/i],
];

const generalCalls: Partial<Record<IdeaKind, string>> = {
  hiring: "Apply now",
  fundraiser: "Give what you can",
  event: "Save your place",
  opening: "Come and visit us",
};

/** "Our cardamom coffee at NAME": where it is goes without saying. */
function withoutName(idea: string, name: string): string {
  const at = idea.toLowerCase().lastIndexOf(` at ${name.toLowerCase()}`);
  return name.length > 2 && at > 8 ? idea.slice(0, at) + idea.slice(at + 4 + name.length) : idea;
}

/** The text that shares most words with the idea; any of them where none does. */
function nearest(texts: readonly string[], idea: string, random: SeededRandom): string {
  const asked = stems(idea);
  const scored = random
    .shuffled(texts)
    .map((text) => ({ text, score: [...stems(text)].filter((word) => asked.has(word)).length }));
  return scored.sort((one, other) => other.score - one.score)[0]?.text ?? "";
}

/**
 * The campaign's thinking, from the brief alone: the same brief with the same seed gives the same plan. Never throws; an idea in
 * another language gives a plan built from the brief's own words, so that no picture mixes languages.
 */
export function makePlan(typed: Brief): CampaignPlan {
  const brief = collapseBrief(typed);
  const { project } = brief;
  const random = new SeededRandom(`${brief.seed}|${project.name}|${brief.idea}`);
  const topic = chooseTopic(brief);
  const idea = readIdea(withoutName(brief.idea, project.name), [...nameWords(project, brief.idea), project.name]);
  const problem = readProblem(project);
  const cta = [brief.specificCallToAction, project.defaultCallToAction]
    .map((text) =>
      (text ?? "")
        .replace(/<[^>]*>?/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .find((text) => text.length > 1);
  const ownCta = topic.callToAction[idea.kind] ?? generalCalls[idea.kind] ?? topic.callToAction.any;
  const fullCallToAction = cutAtWord(cta ?? ownCta, 120);
  const projectName = printedName(project);
  const facts = readFacts(project);
  const plan: CampaignPlan = {
    brief,
    projectName,
    audience: readAudience(
      project,
      topic.key === "general" ? "people who like things done well" : `people who care about ${topic.field}`,
    ),
    problem: problem?.text ?? nearest(topic.problems, brief.idea, random),
    promise: nearest(topic.promises, brief.idea, random),
    headline: "",
    supportingLine: "",
    points: [],
    callToAction: cutAtWord(withoutEndMark(fullCallToAction), 40),
    fullCallToAction,
    displayUrl: printedAddress(project.websiteUrl),
    keywords: readKeywords(brief, idea, topic),
    tone: readTone(project.brandVoice ?? brief.voice?.tone ?? null, topic.key),
    topic: topic.key,
    season: seasons.find(([, pattern]) => pattern.test(brief.idea))?.[0] ?? null,
    idea,
    facts,
    inEnglish: canWrite(brief.idea),
    avoidedWords: readAvoidedWords(project.brandVoice),
  };
  if (!plan.inEnglish) return planInOtherLanguage(plan);
  const isAboutItself = idea.subject?.toLowerCase() === projectName.toLowerCase();
  // why: a sentence that names the project would name it twice
  const once = (headline: string) => !isAboutItself || headline.split(projectName).length <= 2;
  plan.headline = headlines(plan, random).find(once) ?? projectName;
  if (isAboutItself) plan.idea = { ...idea, subject: null, shortSubject: null, again: null };
  plan.supportingLine = supportingLine(plan, random);
  const cards = chooseCards(brief, topic, random);
  const known = {
    idea: plan.idea,
    headline: plan.headline,
    supportingLine: plan.supportingLine,
    name: projectName,
    facts,
    cards,
    kindCards: kindCards(idea.kind, random),
  };
  plan.points = choosePoints(known, random);
  return plan;
}
