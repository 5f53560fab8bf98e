import { normalizeSentence, stripMarkdown } from "../../../checks/sentences";
import type { BlogPost } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import type { SaidBefore } from "../../../said-before";
import { hiringCards } from "../topics/kinds/hiring";
import type { Card } from "../topics/topic";
import { getTopic } from "../topics/topics";
import { freshFirst } from "../writing/fresh-first";
import type { SeededRandom } from "../writing/seeded-random";
import { closing } from "./closing";
import { Desk } from "./desk";
import { factsSection } from "./facts-section";
import { writeFaqs } from "./faqs";
import { eventFrames } from "./frames/event";
import type { KindFrames } from "./frames/frames";
import { fundraiserFrames } from "./frames/fundraiser";
import { hiringFrames } from "./frames/hiring";
import { applicationSection, fitSection, talkSection } from "./frames/hiring-lists";
import { hesitation, passOn } from "./frames/hiring-sections";
import { weeksSection, weighingSection } from "./frames/hiring-start";
import { howToFrames } from "./frames/how-to";
import { quietKeywordLines } from "./frames/introduction";
import { launchFrames } from "./frames/launch";
import { offerFrames } from "./frames/offer";
import { openingFrames } from "./frames/opening";
import { practicalHeadings } from "./frames/practical";
import { bridgeHeadings } from "./frames/problem";
import { productFrames } from "./frames/product";
import { questionsSection } from "./frames/questions";
import { storyFrames } from "./frames/story";
import { thanksSection } from "./frames/thanks";
import { faqHeadings, hiringFaqHeadings } from "./frames/trade";
import { waysToHelp } from "./frames/ways-to-help";
import { ideaSection } from "./idea-section";
import { isAdvice, promisedNumber } from "./idea-words";
import { introduction } from "./intro";
import { outlineFor, type SectionName } from "./outline";
import { afterSection, problemSection } from "./problem-section";
import { cardsFor, knowsTheIdea, nearestFirst } from "./trade-cards";
import {
  adviceSection,
  atWorkSection,
  framedList,
  framedNotes,
  listSection,
  occasionsSection,
  pairSection,
} from "./trade-sections";

const framesByKind: Record<CampaignPlan["idea"]["kind"], KindFrames> = {
  launch: launchFrames,
  offer: offerFrames,
  event: eventFrames,
  opening: openingFrames,
  "how-to": howToFrames,
  story: storyFrames,
  hiring: hiringFrames,
  fundraiser: fundraiserFrames,
  product: productFrames,
};

export const framesFor = (plan: CampaignPlan): KindFrames =>
  isAdvice(plan.idea) ? howToFrames : framesByKind[plan.idea.kind];

/** One draft of the article below its title, and its questions. */
export function writeArticle(
  plan: CampaignPlan,
  random: SeededRandom,
  extras: number,
  said: SaidBefore,
): { body: string; faqs: BlogPost["faqs"] } {
  const topic = getTopic(plan.topic);
  const desk = new Desk(plan, topic, random, said);
  const frames = framesFor(plan);
  const outline = outlineFor(plan, random, extras);
  const scenes = nearestFirst(topic.scenes, (scene) => scene, plan, random);
  const problems = nearestFirst(
    topic.problems.filter((problem) => problem !== plan.problem),
    (problem) => problem,
    plan,
    random,
  );
  const occasions = nearestFirst(topic.occasions, (occasion) => occasion, plan, random);
  const worries = random.shuffled(topic.worries);
  const cards = freshFirst(cardsFor(plan, topic, random), plan, said);
  const next = (): Card | undefined => cards.shift();
  const ofOccasion =
    plan.idea.kind === "hiring" ? freshFirst(cardsFor(plan, { cards: hiringCards }, random), plan, said) : [];
  const count = promisedNumber(plan.idea);
  let item = 0;

  const write = (name: SectionName): string => {
    switch (name) {
      case "problem":
      case "before":
        return problemSection(desk, problems, name);
      case "after":
        return afterSection(desk);
      case "bridge":
        return ideaSection(desk, frames, false, bridgeHeadings);
      case "idea":
        // why: an article with a section of such notes does not need them twice
        return ideaSection(desk, frames, outline.sections.includes("practical") || plan.idea.kind === "hiring");
      case "answer":
        return answer();
      case "steps":
        return listSection(
          desk,
          cards.splice(2, Math.min(6, count ?? 5)),
          knowsTheIdea(cards, plan) ? "steps" : "points",
        );
      case "item":
        item += 1;
        return adviceSection(desk, frames, next(), item);
      case "facts":
        return factsSection(desk, frames, cards.pop());
      case "advice":
        return adviceSection(desk, frames, next()) || practical();
      case "pair":
        return pairSection(desk, frames, next(), next()) || practical();
      case "list":
        return listSection(desk, cards.splice(2, 4), "list");
      case "occasions":
        return occasionsSection(desk, occasions) || listSection(desk, cards.splice(2, 4), "list");
      case "practical":
        return practical();
      case "application":
        return framedList(desk, applicationSection, 5);
      case "talk":
        return framedList(desk, talkSection, 5);
      case "weeks":
        return framedList(desk, weeksSection, 5);
      case "weighing":
        return framedList(desk, weighingSection, 5);
      case "questions":
        return framedList(desk, questionsSection, 4);
      case "thanks":
        return framedList(desk, thanksSection, 4);
      case "fit":
        return framedList(desk, fitSection, 5);
      case "hesitation":
        return framedNotes(desk, hesitation);
      case "pass-on":
        return framedNotes(desk, passOn);
      case "occasion":
        return adviceSection(desk, frames, ofOccasion.shift(), null, false);
      case "at-work":
        return atWorkSection(desk, frames, cards);
      case "help":
        return framedList(desk, waysToHelp, 5);
    }
  };
  /** Advice about the occasion itself, whatever the trade; nothing once it has all been said. */
  const practical = () => {
    const notes = [desk.note(frames.notes), desk.note(frames.notes)].filter(Boolean);
    const pool = isAdvice(plan.idea) ? practicalHeadings["how-to"] : practicalHeadings[plan.idea.kind];
    return notes.length < 2
      ? ""
      : [desk.heading(pool ?? practicalHeadings.any, "One more thought"), ...notes].join("\n\n");
  };
  /** The short answer to a question: the nearest points, with one more thought. */
  const answer = () => {
    const points = listSection(desk, cards.splice(1, 4), "points").split("\n\n").slice(2, 3).join("");
    return [
      desk.heading(frames.ideaHeadings),
      [desk.say(frames.ideaLead), desk.say(frames.forWhom)].filter(Boolean).join(" "),
      points,
      desk.note(frames.notes),
    ]
      .filter(Boolean)
      .join("\n\n");
  };

  const opening = introduction(desk, frames, scenes, outline.opensWithScene);
  const sections = outline.sections.map(write);
  const end = closing(desk, frames, worries);
  const faqs = writeFaqs(desk, frames);
  const heading = desk.heading(plan.idea.kind === "hiring" ? hiringFaqHeadings : faqHeadings);
  const answers = faqs.map(({ question, answer: reply }) => `### ${question}\n\n${reply}`).join("\n\n");
  const rest = [...sections.filter(Boolean), end, heading, answers].join("\n\n");
  return { body: `${withKeyword(desk, opening, rest)}\n\n${rest}`, faqs };
}

/** The introduction, with a word on one of the keywords where the whole article has none of them. */
function withKeyword(desk: Desk, opening: string, rest: string): string {
  const { keywords } = desk.plan;
  const text = normalizeSentence(stripMarkdown(`${opening} ${rest}`));
  if (keywords.length === 0 || keywords.some((keyword) => text.includes(normalizeSentence(keyword)))) return opening;
  const line = desk.say(quietKeywordLines, { kw: keywords[0] ?? "" });
  return line ? `${opening} ${line}` : opening;
}
