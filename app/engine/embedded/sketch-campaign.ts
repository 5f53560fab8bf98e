import { type Brief, noWishes } from "../brief";
import { writeArticle } from "../formats/article";
import { writeCaptions } from "../formats/captions";
import { makePlan } from "../make-plan";
import type { CampaignPlan } from "../plan";
import { getPlatform } from "../platforms";
import { drawSmallPoster } from "./picture/draw-small-poster";

/** What can be made at once of a sentence by somebody of whom nothing else is known. Plain data. */
export interface CampaignSketch {
  headline: string;
  /** Empty where the sentence is in a language that the built-in engine does not write. */
  opening: string;
  captions: { platform: string; text: string }[];
  /** What would sharpen the campaign, the most useful first. */
  questions: string[];
  poster: { src: string; width: number; height: number; altText: string };
}

/** A brief of which only the idea is known. `.example` is nobody's address. */
const unwritten: Omit<Brief, "idea" | "seed" | "requestedAt"> = {
  project: {
    name: "Your brand",
    websiteUrl: "https://yourbrand.example",
    description: "",
    targetAudience: "",
    brandVoice: null,
    defaultCallToAction: "Find out more",
    defaultSeoKeywords: null,
    problemBeingSolved: null,
  },
  contentTypes: ["blog", "image", "caption"],
  ...noWishes,
};
/** On the poster in place of what a known brand says of itself. */
const unknownLine = "What you say about your brand goes here";

const counts = { captions: 2, questions: 2 };
const posterWidth = 640;

/**
 * A campaign's headline, opening, first captions and poster from one sentence alone, in one go and in memory. Never throws; the same
 * sentence gives the same sketch all day.
 * @param requestedAt ISO 8601, the only clock.
 */
export function sketchCampaign(idea: string, requestedAt: string): CampaignSketch {
  const plan = makePlan({ ...unwritten, idea, seed: idea, requestedAt });
  return {
    headline: plan.headline,
    ...(plan.inEnglish ? writeTexts(plan) : { opening: "", captions: [] }),
    questions: askBriefly(plan),
    poster: drawAsData(plan),
  };
}

function writeTexts(plan: CampaignPlan): Pick<CampaignSketch, "opening" | "captions"> {
  const captions = writeCaptions(plan).slice(0, counts.captions);
  return {
    opening: writeArticle(plan).excerpt,
    captions: captions.map(({ platform, text }) => ({ platform: getPlatform(platform).name, text })),
  };
}

/** The questions without the word on how to answer them in the form, and without those about a call that nobody gave. */
const askBriefly = ({ material, fullCallToAction }: CampaignPlan): string[] =>
  material.message.questions
    .map(({ text }) => text.slice(0, text.indexOf("?") + 1))
    .filter((text) => text !== "" && !text.includes(fullCallToAction))
    .slice(0, counts.questions);

/** The poster in the page itself, so that nothing is stored and no address can be guessed. */
function drawAsData(plan: CampaignPlan): CampaignSketch["poster"] {
  const supportingLine = plan.supportingLine.includes(plan.displayUrl) ? unknownLine : plan.supportingLine;
  // why none: the call is ours, and nothing is to mix languages
  const callToAction = plan.inEnglish ? plan.callToAction : "";
  const { webp, ...rest } = drawSmallPoster({ ...plan, supportingLine, callToAction }, posterWidth);
  return { src: `data:image/webp;base64,${webp.toString("base64")}`, ...rest };
}
