import type { CampaignPlan } from "../../plan";
import { byTopic, type Caller, hints, things } from "./motif-callers";
import type { Motif } from "./motifs";

/** All motifs that the words call for, in the callers' order. */
function called(words: string, callers: readonly Caller[]): Motif[] {
  const text = ` ${words.toLowerCase()} `;
  return callers.filter(([, pattern]) => new RegExp(`[^\\p{L}](?:${pattern})`, "u").test(text)).map(([motif]) => motif);
}

/** The motif that a few words call for, if any. */
export function findMotif(words: string): Motif | undefined {
  return called(words, things)[0] ?? called(words, hints)[0];
}

/** A wine glass beside these words would offend, or say the opposite. */
const withoutAlcohol = /\b(?:ramadan|eid|iftar|halal|muslim|alcohol[- ]free|non-alcoholic|sober)\b/i;

/**
 * The main motif and up to two others for patterns and further scenes, the best first: a thing that the idea names (a bicycle, though
 * a hotel asks), then the topic's drawings, then what the other words point to. Never empty.
 */
export function chooseMotifs(plan: CampaignPlan): [Motif, ...Motif[]] {
  const { project, idea } = plan.brief;
  const named = called(idea, things).slice(0, 2);
  const known = byTopic[plan.topic.toLowerCase()] ?? [];
  const spoken = called(`${plan.keywords.join(" ")} ${project.name} ${project.description}`, things);
  const own = known.filter((motif) => spoken.includes(motif));
  // A bicycle shop is a garage to the topics: what the project says it sells is nearer than the topic's drawing.
  const other = known.length > 0 && own.length === 0 ? spoken.slice(0, 1) : [];
  const found = [...named, ...own, ...other, ...known];
  if (known.length === 0) found.push(...spoken.slice(0, 2), ...called(plan.topic, hints).slice(0, 1));
  found.push(...called(`${idea} ${plan.keywords.join(" ")} ${project.name}`, hints).slice(0, 2));
  if (found.length === 0) found.push(...called(`${project.description} ${project.targetAudience}`, hints).slice(0, 2));
  const words = `${idea} ${project.name} ${project.description} ${project.targetAudience}`;
  const fitting = found.filter((motif) => motif !== "glass" || !withoutAlcohol.test(words));
  const [first = "spark", ...others] = [...new Set(fitting)];
  return [first, ...others.slice(0, 2)];
}
