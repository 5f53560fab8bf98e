import type { CampaignPlan, IdeaKind } from "../../../plan";
import type { SeededRandom } from "../writing/seeded-random";
import { isAdvice, promisedNumber, soonUsedUp } from "./idea-words";

export type SectionName =
  | "problem"
  | "before"
  | "after"
  | "bridge"
  | "idea"
  | "answer"
  | "steps"
  | "item"
  | "facts"
  | "advice"
  | "pair"
  | "list"
  | "occasions"
  | "practical"
  | "application"
  | "talk"
  | "fit"
  | "weeks"
  | "weighing"
  | "hesitation"
  | "pass-on"
  | "occasion"
  | "at-work"
  | "help"
  | "questions"
  | "thanks";

export type Framework =
  | "problem-agitate-solve"
  | "before-after-bridge"
  | "how-to"
  | "list"
  | "announcement"
  | "story"
  | "guide"
  | "invitation"
  | "vacancy"
  | "appeal";

/** The sections between introduction and close, in order. The second row gives what may be put in when the article runs short. */
const frameworks: Record<Framework, SectionName[]> = {
  "problem-agitate-solve": ["problem", "idea", "advice", "practical", "facts"],
  "before-after-bridge": ["before", "after", "bridge", "advice", "facts"],
  "how-to": ["steps", "advice", "problem", "advice", "practical", "facts"],
  list: ["answer", "item", "item", "item", "facts"],
  announcement: ["idea", "facts", "problem", "advice", "list"],
  story: ["idea", "facts", "advice", "thanks", "list"],
  guide: ["problem", "advice", "idea", "practical", "facts"],
  invitation: ["idea", "practical", "advice", "problem", "facts"],
  vacancy: ["idea", "facts"],
  appeal: ["problem", "idea", "facts", "help", "advice"],
};

const suited: Record<IdeaKind, Framework[]> = {
  launch: ["announcement", "before-after-bridge", "problem-agitate-solve"],
  offer: ["announcement", "problem-agitate-solve", "guide"],
  event: ["invitation"],
  opening: ["invitation", "announcement"],
  "how-to": ["how-to", "guide", "problem-agitate-solve"],
  story: ["story"],
  hiring: ["vacancy"],
  fundraiser: ["appeal"],
  product: ["before-after-bridge", "problem-agitate-solve", "guide", "announcement"],
};

/** The kind of idea decides, then its season, its audience and the seed. A number of tips that was promised is kept. */
export function frameworkFor(plan: CampaignPlan, random: SeededRandom): Framework {
  const { idea } = plan;
  if (isAdvice(idea)) {
    if (promisedNumber(idea)) return "list";
    if (idea.task) return "how-to";
    // why: "why spreadsheets break" asks for reasons; a plan in steps would answer another question
    return random.pick(["problem-agitate-solve", "guide", "how-to"] as const) ?? "guide";
  }
  if (plan.season && idea.kind === "product") return random.pick(["announcement", "guide"] as const) ?? "guide";
  // why: people who have a problem of their own are met there first
  if (plan.brief.project.problemBeingSolved && idea.kind === "launch" && random.next() < 0.6)
    return random.pick(["problem-agitate-solve", "before-after-bridge"] as const) ?? "announcement";
  return random.pick(suited[idea.kind]) ?? "guide";
}

const opensWithScene: readonly Framework[] = [
  "problem-agitate-solve",
  "before-after-bridge",
  "guide",
  "appeal",
  "how-to",
];

/**
 * What an article for applicants holds beside the job and the place: two lists, a word to those who waver or know somebody, advice on
 * applying, and a look at the work; which of them, and in which order, is the seed's.
 */
function vacancySections(random: SeededRandom): SectionName[] {
  const lists = random.shuffled(["application", "talk", "fit", "weeks", "weighing"] as const).slice(0, 2);
  const word = random.shuffled(["hesitation", "pass-on", "practical"] as const).slice(0, 1);
  return random.shuffled([...lists, ...word, "occasion", "occasion", "occasion", "at-work"] as SectionName[]);
}

export interface Outline {
  framework: Framework;
  sections: SectionName[];
  /** Whether the introduction opens with a moment and not with the news. */
  opensWithScene: boolean;
}

/** The framework's sections, with `extras` more of the trade's advice put between them (or, below zero, that many fewer). */
export function outlineFor(plan: CampaignPlan, random: SeededRandom, extras: number): Outline {
  const framework = frameworkFor(plan, random);
  let sections = [...frameworks[framework]];
  const { idea } = plan;
  if (framework === "vacancy") sections.push(...vacancySections(random));
  if (isAdvice(idea))
    sections = sections.map((name) =>
      name === "idea" ? "answer" : name === "steps" && !idea.task && random.next() < 0.5 ? "answer" : name,
    );
  if (framework === "list") {
    const items = Math.min(5, promisedNumber(idea) ?? 4);
    sections = [...Array.from({ length: items }, () => "item" as const), "facts"];
    if (items < 4) sections.splice(0, 0, "problem");
  }
  if (["offer", "product", "launch"].includes(idea.kind) && !isAdvice(idea) && random.next() < 0.45) {
    const at = sections.indexOf("list");
    if (at >= 0) sections[at] = "occasions";
    else sections.push("occasions");
  }
  const more: SectionName[] =
    idea.kind === "hiring"
      ? ["occasion", "practical"]
      : ["launch", "offer", "product", "how-to"].includes(idea.kind) && !soonUsedUp.test(plan.topic)
        ? random.shuffled(["questions", "advice", "practical"] as const)
        : ["advice", "pair"];
  for (let extra = 0; extra < extras; extra += 1) {
    const turn = more[extra % more.length] ?? "advice";
    // why: a second list of questions or of notes would draw on what the first one left
    const name =
      turn !== "pair" && turn !== "advice" && sections.includes(turn) && idea.kind !== "hiring" ? "advice" : turn;
    sections.splice(Math.max(1, sections.length - 1 - (extra % 2)), 0, name);
  }
  for (let fewer = 0; fewer > extras; fewer -= 1) {
    const at = sections.findLastIndex((name) => ["advice", "pair", "list", "practical", "occasion"].includes(name));
    if (at > 0 && sections.length > 4) sections.splice(at, 1);
  }
  return { framework, sections, opensWithScene: opensWithScene.includes(framework) || random.next() < 0.25 };
}
