import type { z } from "zod";
import type { adsAnswer } from "~/engine/providers/prompts/ads-prompt";
import type { blogAnswer } from "~/engine/providers/prompts/blog-prompt";
import { captionPlaces, type captionsAnswer } from "~/engine/providers/prompts/captions-prompt";
import type { emailAnswer } from "~/engine/providers/prompts/email-prompt";
import type { planAnswer } from "~/engine/providers/prompts/plan-prompt";

// What a good model answers for the project of `tests/factories/sparks.ts`: a coffee roaster's autumn launch.

export const goodPlan: z.infer<typeof planAnswer> = {
  audience: "commuters who want one good cup before work",
  problem: "the coffee in the cupboard tastes of nothing by Wednesday",
  promise: "the first cup of the day is worth getting up for",
  headline: "Autumn in your cup",
  supportingLine: "A single-origin coffee, roasted on Monday and posted the same day.",
  points: [
    { label: "Roasted on Monday", sentence: "Every bag leaves the roaster on the day it is filled." },
    { label: "One farm", sentence: "All beans of a bag come from one place, and taste of it." },
    { label: "Made for mornings", sentence: "A round, sweet cup that needs no milk and no skill." },
  ],
  callToAction: "Try the autumn box",
  pictogram: "coffee-bean",
  photograph: "A steaming cup of coffee on a wooden windowsill at dawn, an open paper bag of beans beside it",
  keywords: ["fresh coffee"],
};

const openings = [
  "Who else counts the minutes to the first cup?",
  "The kettle boils and the kitchen smells like a bakery.",
  "Last year it was stale by Wednesday, this year it is not.",
  "Come by on Monday and smell the first roast.",
  "Check your bag: a roast date, a farm, a closed seal.",
  "People say fresh coffee is for experts, and they are wrong.",
  "Grind a little coarser when the cup tastes bitter.",
  "Tomorrow your first sip can be the best part of the train ride.",
  "Three reasons to change your beans: taste, smell, and a slower morning.",
  "Our autumn single-origin is here.",
];

export const goodCaptions: z.infer<typeof captionsAnswer> = {
  captions: captionPlaces.map((_, index) => ({
    text: `${openings[index]} Bean There roasts it for you, reason ${"abcdefghij"[index]}.`,
    hashtags: ["single-origin coffee", "#Autumn", "fresh coffee"],
  })),
};

const who =
  "Your cup,The kettle,A fresh bag,Our roaster,The grinder,Each bean,A warm mug,The first sip,Good water".split(",");
const does = "brings out,keeps alive,rewards you with,slowly shows,is proud of,waits for,makes room for".split(",");
const what =
  "the sweet side of autumn,a round and nutty note,the work of one farm,what you came for,a calm start".split(",");
const when = "on a dark morning,before the train leaves,when you take your time,at the kitchen table".split(",");

/** Plain sentences, none twice: the lists have no common length. */
const sentence = (index: number) =>
  `${who[index % who.length]} ${does[index % does.length]} ${what[index % what.length]} ${when[index % when.length]}.`;

const paragraph = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => sentence(first + index)).join(" ");

export const goodBlog: z.infer<typeof blogAnswer> = {
  title: "Autumn coffee that is worth getting up for",
  metaDescription: "Bean There has a new single-origin coffee for autumn. Read what is in the bag and how to brew it.",
  excerpt: "A new coffee for dark mornings. What is in the bag, and how to make the most of it.",
  introduction: `Bean There has a new single-origin coffee for autumn. ${paragraph(0, 7)}`,
  sections: [
    { heading: "Why stale beans taste of nothing", body: paragraph(10, 11) },
    { heading: "One farm, one clear taste", body: paragraph(25, 11) },
    { heading: "A good cup takes four minutes", body: paragraph(40, 11) },
    { heading: "What to do with the last spoonful", body: paragraph(55, 11) },
    { heading: "Begin on Monday", body: `${paragraph(70, 11)} Order the autumn box.` },
  ],
  faqHeading: "Before you ask",
  faqs: [
    { question: "How long does a bag last?", answer: "It lasts as long as you like your coffee fresh." },
    { question: "Do I need a special machine?", answer: "No, a jug and a paper filter are all you need." },
    { question: "Can I stop at any time?", answer: "Yes, you can pause or end it whenever you like." },
  ],
};

export const goodEmail: z.infer<typeof emailAnswer> = {
  subject: "Our autumn single-origin is here",
  preheader: "Roasted on Mondays and posted the same day.",
  greeting: "Good morning,",
  paragraphs: [
    `Bean There has a new single-origin coffee for autumn. ${paragraph(0, 4)}`,
    paragraph(10, 4),
    `It is roasted on Mondays and posted the same day. ${paragraph(25, 3)}`,
  ],
  list: ["Roasted on Mondays", "Posted the same day"],
  closing: "See you at the kettle.",
  signature: "Warmly, Bean There",
};

const adWords = "fresh,round,sweet,slow,calm,dark,warm,plain,honest,small,bright,early,soft,good,rich".split(",");

export const goodAds: z.infer<typeof adsAnswer> = {
  headlines: adWords.map((word) => `A ${word} autumn cup`),
  descriptions: adWords.slice(0, 4).map((word) => `Bean There roasts a ${word} single-origin coffee for your morning.`),
  social: adWords.slice(4, 7).map((word) => ({
    text: `Our autumn single-origin is here: a ${word} cup from Bean There for the train.`,
    headline: `Coffee for a ${word} start`,
  })),
};

/** Which text a request asks for, by its instructions. */
export function goodAnswerTo(request: string): string {
  if (request.includes("You plan marketing campaigns")) return JSON.stringify(goodPlan);
  if (request.includes("You write social media captions")) return JSON.stringify(goodCaptions);
  if (request.includes("You write marketing e-mails")) return JSON.stringify(goodEmail);
  if (request.includes("You write search ads")) return JSON.stringify(goodAds);
  return JSON.stringify(goodBlog);
}
