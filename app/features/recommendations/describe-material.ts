import type { ProposalData } from "~/engine/providers/prompts/proposals-prompt";
import type { Material } from "./material";
import { listOccasions } from "./occasions";

/** Of the past as much as keeps a model from saying it again. */
const mostPast = 8;
/** Characters of each text: a model is told enough, and no more than it costs. */
const longestText = 1_000;
const longestIdea = 300;

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** The material as a model gets to see it: no name of a person, no address. */
export function describeMaterial({ project, sparks, keywords, today }: Material): ProposalData {
  const texts = {
    name: project.name,
    description: project.description,
    audience: project.targetAudience,
    problem: project.problemBeingSolved,
    facts: project.facts,
    keywords: project.defaultSeoKeywords,
    callToAction: project.defaultCallToAction,
  };
  const told = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text.slice(0, longestText)]] : []));
  const profile: Record<string, string> = Object.fromEntries(told);
  return {
    profile,
    past: sparks
      .slice(0, mostPast)
      .map(({ prompt, createdAt }) => ({ idea: prompt.slice(0, longestIdea), on: toDay(createdAt) })),
    dates: listOccasions(Object.values(profile).join("\n"), today).map(({ occasion, on }) => ({
      on: toDay(on),
      what: occasion.name,
    })),
    keywords,
    today: toDay(today),
  };
}
