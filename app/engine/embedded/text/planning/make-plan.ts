import type { Brief } from "../../../engine";
import type { CampaignPlan, Tone } from "../../../plan";
import {
  nameWords,
  printedAddress,
  printedName,
  readAudience,
  readFacts,
  readProblem,
} from "../reading/describe-project";
import { isEnglish } from "../reading/language";
import { planInOtherLanguage } from "../reading/other-language";
import { type Idea, type IdeaKind, readIdea } from "../reading/read-idea";
import { readProfile } from "../reading/read-profile";
import { phraseCore } from "../reading/wording";
import type { Topic } from "../topics/topic";
import { chooseCards, kindCards, topics } from "../topics/topics";
import { capitalise, cleanWords, cutAtWord, withoutEndMark } from "../writing/clean-text";
import { SeededRandom } from "../writing/seeded-random";
import { pickAlternatives } from "../writing/vary-wording";
import { headlines } from "./headlines";

const tones: [Tone, RegExp][] = [
  ["formal", /\b(?:formal|serious|traditional|academic|dignified|authoritative)\b/i],
  ["playful", /\b(?:playful|funny|humou?r\w*|witty|cheeky|quirky|whimsical|fun)\b/i],
  ["bold", /\b(?:bold|edgy|daring|provocative|confident|energetic|punchy)\b/i],
  ["casual", /\b(?:casual|relaxed|laid[- ]back|informal|young|chill)\b/i],
  ["conversational", /\b(?:conversational|chatty|personal|human|honest|plain)\b/i],
  ["friendly", /\b(?:friendly|warm|kind|caring|cheerful|welcoming|gentle|approachable|reassuring)\b/i],
  ["professional", /\b(?:professional|expert|business|polished|precise|corporate|clear)\b/i],
];
const soberTopics = ["law", "finance", "software", "health", "dentist"];

function readTone(brandVoice: string | null, topic: string): Tone {
  const text = (brandVoice ?? "").replace(/\b(?:not|never|no|without being|avoid)\s+(?:too\s+)?\w+/gi, " ");
  const scored = tones.map(([tone, pattern]) => ({ tone, at: text.search(pattern) })).filter(({ at }) => at >= 0);
  scored.sort((one, other) => one.at - other.at);
  return scored[0]?.tone ?? (soberTopics.includes(topic) ? "professional" : "friendly");
}

/** "Warm. Never say 'cheap' or avoid 'hustle'" gives the two words. */
function readAvoidedWords(brandVoice: string | null): string[] {
  const rules = (brandVoice ?? "").matchAll(
    /\b(?:avoid|never (?:use|say)|do not (?:use|say)|don['’]t (?:use|say)|no)\s+(?:the words?\s+)?((?:["“'‘][^"”'’]+["”'’](?:\s*(?:,|and|or)\s*)?)+)/gi,
  );
  return [...rules]
    .flatMap((rule) =>
      [...(rule[1] ?? "").matchAll(/["“'‘]([^"”'’]+)["”'’]/g)].map((word) => (word[1] ?? "").toLowerCase().trim()),
    )
    .filter(Boolean);
}

const seasons: [NonNullable<CampaignPlan["season"]>, RegExp][] = [
  [
    "autumn",
    /\b(?:autumn|halloween|harvest|thanksgiving|back[- ]to[- ]school|october|november|september)\b|\bfall (?:collection|menu|season|launch|sale)\b/i,
  ],
  ["winter", /\b(?:winter|christmas|xmas|holiday season|new year|snow|ski|december|january|february|hanukkah)\b/i],
  ["spring", /\b(?:spring(?! ?board| ?water)|easter|mother['’]s day|april|blossom)\b/i],
  ["summer", /\b(?:summer|beach|june|july|august|heat ?wave)\b/i],
];

export function readTopic(brief: Brief): Topic {
  const { project } = brief;
  const texts: [string, number][] = [
    [cleanWords(brief.idea, 600), 2],
    [project.name, 2],
    [cleanWords(project.description, 800), 2],
    [`${brief.specificSeoKeywords ?? ""} ${project.defaultSeoKeywords ?? ""}`, 1],
    [`${project.targetAudience} ${project.problemBeingSolved ?? ""} ${project.websiteUrl}`, 1],
  ];
  let best: { topic: Topic | undefined; score: number } = { topic: undefined, score: 0 };
  const asksForHelp = /\b(?:fundrais\w*|donat\w*|raise (?:money|funds)|without a home|volunteers?)\b/i.test(
    `${brief.idea} ${project.description}`,
  );
  for (const topic of topics) {
    const pattern = new RegExp(topic.words.source, "giu");
    const head = topic.key === "charity" && asksForHelp ? 8 : 0;
    const score =
      head +
      texts.reduce((sum, [text, weight]) => sum + weight * new Set(text.toLowerCase().match(pattern) ?? []).size, 0);
    if (score > best.score) best = { topic, score };
  }
  return best.topic ?? (topics.find((topic) => topic.key === "general") as Topic);
}

const emptyWords = new Set(
  "about above after again also because been before being between could does doing down each every from have having here into just like made make making many more most much need needs only other over people same should some such than that their them then there these they this those through under until very want wants were what when where which while will with within without would your yours ours launch offer sale idea explain show weekend today week small good best great people local".split(
    " ",
  ),
);

function readKeywords(brief: Brief, idea: Idea, topic: Topic): string[] {
  const typed = brief.specificSeoKeywords?.trim() || brief.project.defaultSeoKeywords?.trim() || "";
  const listed = typed
    .split(/[,;\n]+/)
    .map((keyword) => withoutEndMark(cleanWords(keyword.replace(/^\s*#/, ""), 80)))
    .filter((keyword) => keyword.length >= 2 && keyword.length <= 60);
  if (listed.length > 0)
    return [...new Map(listed.map((keyword) => [keyword.toLowerCase(), keyword])).values()].slice(0, 8);
  if (idea.kind === "hiring") return idea.shortSubject ? [idea.shortSubject.replace(/^an?\s+/i, "")] : ["jobs"];
  const found = new Map<string, number>();
  for (const word of cleanWords(`${brief.project.description}`, 600)
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []) {
    if (!emptyWords.has(word) && !brief.project.name.toLowerCase().includes(word))
      found.set(word, (found.get(word) ?? 0) + 1);
  }
  const frequent = [...found].filter(([, count]) => count > 1).map(([word]) => word);
  const about = phraseCore(idea.shortSubject?.replace(/^(?:(?:new|our|free|big|first|second|latest)\s+)+/i, "") ?? "");
  const isSearched =
    /\S\s\S/.test(about) &&
    about.length <= 28 &&
    !["hiring", "offer", "story", "opening"].includes(idea.kind) &&
    !/^\w+ing\b|\b(?:our|we|your|this|last|next)\b/i.test(about);
  const { trade } = readProfile(brief.project);
  const own = [...(isSearched ? [about] : []), ...(trade ? [trade] : [])];
  const rest = topic.key === "general" ? (own.length > 0 ? [] : frequent) : [topic.hashtags[0] ?? "", ...frequent];
  return [...new Set([...own, ...rest])].filter(Boolean).slice(0, 5);
}

/**
 * The campaign's thinking, from the brief alone: the same brief with the same seed gives the same plan. Never throws; an idea in
 * another language gives a plan built from the brief's own words, so that no picture mixes languages.
 */
export function makePlan(brief: Brief): CampaignPlan {
  const { project } = brief;
  const random = new SeededRandom(`${brief.seed}|${project.name}|${brief.idea}`);
  const topic = readTopic(brief);
  const idea = readIdea(brief.idea, nameWords(project, brief.idea));
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
  const cards = chooseCards(topic, brief, random);
  const pointCards = [...kindCards(idea.kind, random).slice(0, 1), ...cards].slice(0, 4);
  const projectName = printedName(project);
  const facts = readFacts(project);
  const plan: CampaignPlan = {
    brief,
    projectName,
    audience: readAudience(
      project,
      topic.key === "general" ? "people who like things done well" : `people who care about ${topic.field}`,
    ),
    problem: problem?.text ?? random.pick(topic.problems) ?? "",
    promise: random.pick(topic.promises) ?? "",
    headline: "",
    supportingLine: "",
    points: pointCards.map(({ label, point }) => ({ label, sentence: pickAlternatives(point, random) })),
    callToAction: cutAtWord(withoutEndMark(fullCallToAction), 40),
    fullCallToAction,
    displayUrl: printedAddress(project.websiteUrl),
    keywords: readKeywords(brief, idea, topic),
    tone: readTone(project.brandVoice, topic.key),
    topic: topic.key,
    season: seasons.find(([, pattern]) => pattern.test(brief.idea))?.[0] ?? null,
    idea,
    facts,
    inEnglish: isEnglish(cleanWords(brief.idea, 600)),
    avoidedWords: readAvoidedWords(project.brandVoice),
  };
  if (!plan.inEnglish) return planInOtherLanguage(plan);
  plan.headline = headlines(plan, random)[0] ?? projectName;
  plan.supportingLine = supportingLine(plan, random);
  return plan;
}

const generalCalls: Partial<Record<IdeaKind, string>> = {
  hiring: "Apply now",
  fundraiser: "Give what you can",
  event: "Save your place",
  opening: "Come and visit us",
};

function supportingLine(plan: CampaignPlan, random: SeededRandom): string {
  const promise = `${capitalise(plan.promise)}.`;
  const own = /^people who (?:care about|like things done well)/.test(plan.audience)
    ? []
    : [`For ${plan.audience}.`, `Made for ${plan.audience}.`];
  const problem =
    plan.brief.project.problemBeingSolved && / (?:is|are) /.test(plan.problem) ? [`Because ${plan.problem}.`] : [];
  const options: Record<string, string[]> = {
    hiring: [
      `Find out what it is like to work at ${plan.projectName}.`,
      `A place at ${plan.projectName} is open, and it may be yours.`,
    ],
    event: [`${plan.projectName} would like to see you there.`, `With ${plan.projectName}. There is a place for you.`],
    story: [`Thank you for being part of it.`, `From all of us at ${plan.projectName}.`],
    fundraiser: [`Every bit of help counts.`, `${plan.projectName} is counting on you.`],
  };
  const lines = options[plan.idea.kind] ?? [promise, ...own, ...problem];
  return random.shuffled(lines).find((line) => line.length <= 110) ?? cutAtWord(promise, 110);
}
