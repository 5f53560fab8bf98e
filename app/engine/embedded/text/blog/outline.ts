import type { CampaignPlan } from "../../../plan";
import type { SeededRandom } from "../writing/seeded-random";

export type SectionName =
  | "job"
  | "talk"
  | "work"
  | "subject"
  | "practice"
  | "goods"
  | "giving"
  | "mistakes"
  | "season"
  | "applicants"
  | "application"
  | "problem"
  | "after"
  | "thing"
  | "audience"
  | "list"
  | "advice"
  | "occasion"
  | "step";

/** The orders in which an article can go: problem-agitate-solve, before-after-bridge, how-to, list, announcement, story. */
export const frameworks = {
  "problem-agitate-solve": ["problem", "after", "work", "advice", "subject", "occasion", "advice"],
  "before-after-bridge": ["problem", "thing", "subject", "after", "advice", "work", "advice"],
  "how-to": ["advice", "subject", "advice", "problem", "advice", "work", "advice"],
  list: ["list", "subject", "advice", "work", "advice", "occasion", "after"],
  announcement: ["subject", "work", "occasion", "problem", "advice", "audience", "occasion"],
  story: ["thing", "occasion", "subject", "advice", "work", "occasion", "after"],
  guide: ["problem", "advice", "work", "advice", "subject", "audience", "advice"],
} as const satisfies Record<string, readonly SectionName[]>;
export type Framework = keyof typeof frameworks;

const suited: Record<CampaignPlan["idea"]["kind"], Framework[]> = {
  launch: ["announcement", "before-after-bridge", "problem-agitate-solve", "announcement"],
  offer: ["announcement", "problem-agitate-solve", "list", "guide"],
  event: ["announcement", "announcement", "story"],
  opening: ["announcement", "story", "before-after-bridge"],
  "how-to": ["how-to", "list", "guide", "how-to"],
  story: ["story", "story", "announcement"],
  hiring: ["announcement", "list"],
  fundraiser: ["story", "problem-agitate-solve", "announcement"],
  product: ["before-after-bridge", "problem-agitate-solve", "guide", "list"],
};

/** A season makes an announcement of most ideas; otherwise the kind of idea and the seed decide. */
export function frameworkFor(plan: CampaignPlan, random: SeededRandom): Framework {
  const options = suited[plan.idea.kind];
  if (plan.season && plan.idea.kind === "product") return random.pick(["announcement", "guide"] as const) ?? "guide";
  return random.pick(options) ?? "guide";
}

/** Sections beyond the framework that fit what is announced and what is sold. */
function extraSections(plan: CampaignPlan): SectionName[] {
  if (["event", "opening", "story"].includes(plan.idea.kind)) return [];
  if (plan.idea.kind === "fundraiser" || plan.topic === "charity") return ["giving", "advice"];
  return [["coffee", "restaurant", "fashion", "retail"].includes(plan.topic) ? "goods" : "practice", "mistakes"];
}

/** The framework's sections with `extras` more put between them, so that the article reaches its length. */
export function outlineFor(plan: CampaignPlan, random: SeededRandom, extras: number): SectionName[] {
  const outline: SectionName[] = [...frameworks[frameworkFor(plan, random)]];
  if (plan.idea.kind !== "hiring") {
    if (plan.season) outline.splice(2, 0, "season");
    const spare = [
      ...random.shuffled(extraSections(plan)),
      ...(["after", "audience", "advice", "list"] as const),
    ].filter((name) => name === "advice" || name === "occasion" || !outline.includes(name));
    for (const [index, name] of spare.slice(0, extras).entries())
      outline.splice(outline.length - 1 - (index % 3), 0, name);
    return plan.topic === "general" ? withoutGenerality(outline) : outline;
  }
  // why: the trade's problems and advice are for customers; someone who applies for a job reads another article
  const [first, second] = random.shuffled(["applicants", "talk", "application"] as const);
  return [
    "thing",
    "job",
    first ?? "talk",
    "occasion",
    "occasion",
    second ?? "applicants",
    "occasion",
    "list",
    "occasion",
  ];
}

/** Where no topic knows the trade, what the owner wrote says more than general advice does. */
function withoutGenerality(outline: readonly SectionName[]): SectionName[] {
  const own = (["thing", "audience", "subject", "work"] as const).filter((name) => !outline.includes(name));
  let advice = 0;
  return outline.map((name) => {
    if (name !== "advice") return name;
    advice += 1;
    return advice > 1 ? (own.shift() ?? name) : name;
  });
}
