import type { CampaignPlan, IdeaKind } from "../../../plan";
import { headlines } from "../planning/headlines";
import { hasFiniteVerb } from "../reading/wording";
import { capitalise, cutAtSentence, cutAtWord, withoutEndMark } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";
import type { Desk } from "./desk";
import { isAdvice, promisedNumber } from "./idea-words";

const titleTails: Partial<Record<IdeaKind, string[]>> = {
  launch: ["{h}: a first look", "{h}: what to know", "{h}"],
  offer: ["{h}", "{h}: how it works"],
  event: ["{h}", "{h}: what to expect"],
  opening: ["{h}", "{h}: a first look"],
  fundraiser: ["{h}", "{h}: how you can help"],
  product: ["{h}"],
};

const withoutMarks = (text: string) =>
  text
    .replace(/[*_`#[\]<>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Up to 60 characters that name the idea. */
export function blogTitle(plan: CampaignPlan, random: SeededRandom): string {
  const { idea } = plan;
  const own = [
    promisedNumber(idea) ? capitalise(withoutEndMark(idea.quote)) : null,
    idea.kind !== "how-to" && idea.statement ? idea.statement : null,
    idea.task && isAdvice(idea) ? `How to ${idea.task}` : null,
    /^whether\b/i.test(idea.asked ?? "") ? `${capitalise(withoutEndMark(idea.quote))}?` : null,
    idea.asked && !idea.task && !/^whether\b/i.test(idea.asked) ? capitalise(idea.asked) : null,
    idea.statement && !idea.subject ? idea.statement : null,
  ].find((title) => title !== null && [...title].length <= 60);
  if (own) return withoutMarks(own);
  const found = headlines(plan, random);
  const fresh = found.filter((headline) => headline !== plan.headline);
  for (const headline of [...fresh.slice(0, 4), ...found]) {
    for (const tail of random.shuffled(titleTails[idea.kind] ?? ["{h}"])) {
      const title = tail.replace("{h}", () => headline);
      if (
        [...title].length <= 60 &&
        !/:.*:/.test(title) &&
        !(tail !== "{h}" && (/[?]$/.test(headline) || hasFiniteVerb(headline)))
      )
        return withoutMarks(title);
    }
  }
  return withoutMarks(cutAtWord(plan.headline, 60));
}

/** Lower case, hyphens, ASCII where the letters allow it. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug.slice(0, 70).replace(/-$/, "") || "post";
}

const descriptions: Record<IdeaKind | "advice", string[]> = {
  launch: [
    "{Thing}: what {they} {is}, who {they} {is} for and how to get started.",
    "New at {name}: {thing}. Read what to expect and how to try {it}.",
    "We now {deed}. Read what that means for you.",
  ],
  offer: [
    "{Thing} at {name}: the terms, and how to choose well.",
    "{Thing}: what is included, how to use it and what to look for before you choose.",
  ],
  event: [
    "{Thing}: what to expect, how to prepare and how to join us.",
    "You are invited to {thing}. What it is about, and how to come.",
  ],
  opening: [
    "We are opening {thing}: what to expect on your first visit.",
    "{Thing}: the facts, the first days and how to find us.",
  ],
  "how-to": [
    "How to {task}: the steps, the reasons and the usual questions.",
    "We explain {asked}, in plain words and with advice that you can use.",
    "{Doing}: when, why and how, in plain words.",
    "What to know about {thing}, and where to begin.",
  ],
  story: [
    "{Thing}: a look back, a look behind the scenes, and a thank-you.",
    "What {thing} {means} to us, and who made it possible.".replace("{means}", "means"),
  ],
  hiring: [
    "{Name} is looking for {role}: the job, what matters to us and how to apply.",
    "We are looking for {role}. What the work is like, and how to apply.",
  ],
  fundraiser: [
    "Help with {thing}: what your gift is for and how you can help.",
    "We are asking for your help with {thing}. Here is what you can do.",
  ],
  product: [
    "{Thing}: what {they} {is} good for and what to look for when you choose.",
    "A plain look at {thing}, for {audience}.",
    "[none] {Name} is {what}. Read what that means for you.",
  ],
  advice: [
    "How to {task}: the steps, the reasons and the usual questions.",
    "{Doing}: when, why and how, in plain words.",
    "Plain advice from {name} for {audience}.",
  ],
};

/** Up to 160 characters: what the page gives, and the call to action where it fits. */
export function metaDescription(desk: Desk): string {
  const { plan } = desk;
  const call = withoutEndMark(plan.fullCallToAction);
  const about =
    desk.say(descriptions[plan.idea.kind]) ??
    (plan.idea.statement ? `${plan.idea.statement}.` : `News and plain advice from ${plan.projectName}.`);
  const whole = `${about} ${call}.`;
  return [...whole].length <= 160
    ? whole
    : [...about].length <= 160
      ? about
      : (cutAtSentence(about, 160) ?? cutAtWord(about, 160));
}

const excerpts = {
  who: [
    "For {audience}, from {name}.",
    "By {name}, for {audience}.",
    "Written for {audience} by the people at {name}.",
    "From {name}: {what}.",
  ],
  ends: [
    "With answers to the usual questions.",
    "The facts, some advice, and answers to the usual questions.",
    "In a few minutes’ reading.",
    "Plus a few points that are worth knowing in any case.",
  ],
};

/** The article in two or three sentences for lists and feeds, up to 300 characters. */
export function excerpt(desk: Desk): string {
  const { plan } = desk;
  const about =
    desk.say(descriptions[plan.idea.kind]) ?? desk.say(["{Statement}."]) ?? `${withoutEndMark(plan.headline)}.`;
  const text = [about, desk.say(excerpts.who), desk.say(excerpts.ends)].filter(Boolean).join(" ");
  return cutAtSentence(text, 300) ?? cutAtWord(text, 300);
}
