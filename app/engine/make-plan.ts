import type { Brief } from "./brief";
import { collapseBrief } from "./collapse-brief";
import { makeSource } from "./compose/source";
import { chooseVoice } from "./compose/voices";
import { capitalize } from "./english/grammar";
import { composeFilm, longestSceneLine } from "./formats/film";
import { composeHeadline, listPoints } from "./formats/headline";
import { canWrite } from "./message/can-write";
import { findTypedCall } from "./message/find-call";
import type { Material, Message, MessageKind } from "./message/message";
import { readMaterial } from "./message/read-material";
import { makePlanInOtherLanguage } from "./other-language";
import type { CampaignPlan } from "./plan";
import { cleanWords, cutAtWord, removeEndMark } from "./words/clean-text";
import { readAvoidedWords, readKeywords } from "./words/owner-words";
import { printAddress, printLine, printName } from "./words/printed";

const seasons: [NonNullable<CampaignPlan["season"]>, RegExp][] = [
  ["autumn", /\b(?:autumn|halloween|harvest|thanksgiving|back[- ]to[- ]school|october|november|september)\b/i],
  ["winter", /\b(?:winter|christmas|xmas|holiday season|new year|snow|ski|december|january|february|hanukkah)\b/i],
  ["spring", /\b(?:spring(?! ?board| ?water)|easter|mother['’]s day|april|blossom)\b/i],
  ["summer", /\b(?:summer|beach|june|july|august|heat ?wave)\b/i],
];

/** What people are asked to do where the owner names no call to action and the kind of message leaves one. */
const usualCalls: Partial<Record<MessageKind, string>> = {
  hiring: "Apply now",
  fundraiser: "Give what you can",
  event: "Come along",
  opening: "Come by",
};

/** Why not to every event: "Come along" needs a day on which to. Who gives their time is not asked to apply. */
function findUsualCall({ kind, facts, point }: Message): string {
  if (kind === "event" && !facts.when) return "";
  if (kind === "hiring" && /\bvolunteer/i.test(point)) return "Get in touch";
  return usualCalls[kind] ?? "";
}

/**
 * The campaign's thinking, from the brief alone: the same brief with the same seed gives the same plan. Never throws; an idea in
 * another language gives a plan built from the brief's own words, so that no picture mixes languages.
 */
export function makePlan(typed: Brief): CampaignPlan {
  const brief = collapseBrief(typed);
  return makePlanFrom(brief, readMaterial(brief));
}

/** The thinking on what was read from a brief, whoever read it. */
export function makePlanFrom(brief: Brief, material: Material): CampaignPlan {
  const { project } = brief;
  const { message, problem } = material;
  const typedCall = capitalize(printLine(findTypedCall(brief, message.kind)));
  const fullCallToAction = cutAtWord(typedCall.length > 1 ? typedCall : findUsualCall(message), 120);
  const plan: CampaignPlan = {
    brief,
    material,
    projectName: printName(project),
    audience: cutAtWord(cleanWords(message.facts.for ?? "", 200), 120),
    problem: problem?.whose === "reader" ? problem.text : "",
    promise: message.point,
    headline: "",
    supportingLine: "",
    points: [],
    story: [],
    callToAction: cutAtWord(removeEndMark(fullCallToAction), 40),
    fullCallToAction,
    displayUrl: printAddress(project.websiteUrl),
    keywords: readKeywords(brief),
    tone: chooseVoice(project.brandVoice, brief.voice).tone,
    season: seasons.find(([, pattern]) => pattern.test(brief.idea))?.[0] ?? null,
    facts: [],
    inEnglish: canWrite(brief.idea),
    avoidedWords: readAvoidedWords(project.brandVoice),
  };
  const given = brief.headline ? { headline: brief.headline } : {};
  if (!plan.inEnglish) return { ...makePlanInOtherLanguage(plan), ...given };
  const source = makeSource(plan);
  Object.assign(plan, composeHeadline(source), given);
  plan.points = listPoints(source);
  plan.facts = [source.intro, ...source.about.map(({ text }) => text)].filter(Boolean);
  plan.story = composeFilm(source, plan, longestSceneLine);
  return plan;
}
