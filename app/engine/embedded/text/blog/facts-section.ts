import type { Card } from "../topics/topic";
import type { Desk } from "./desk";
import { factJoints, factsAdvice, factsHeadings, factsLead, factsSpare, hiringFactsLead } from "./frames/business";
import type { KindFrames } from "./frames/frames";
import { cardSentences } from "./trade-cards";

/** What the project says about itself, and what that has to do with the idea; with a piece of its trade's advice where there is one. */
export function factsSection(desk: Desk, frames: KindFrames, card: Card | undefined): string {
  const { plan } = desk;
  const heading = desk.heading(factsHeadings);
  const lead = desk.say(plan.idea.kind === "hiring" ? hiringFactsLead : factsLead);
  const facts = plan.facts
    .map((fact) => desk.once(fact.replace(/(?<!\.)\.{2,}$/, ".")))
    .filter((fact) => fact !== null);
  const spoken = facts.length > 0 ? joinFacts(desk, facts) : desk.several(1, factsSpare);
  // why: a description that is itself "name: what it is" reads badly after another colon
  const led = spoken[0]?.includes(": ") ? null : lead;
  const own = [led, ...spoken, desk.say(frames.connect)].filter(Boolean).join(" ");
  const advice = card && plan.idea.kind !== "hiring" ? cardSentences(card, desk) : null;
  const introduced = advice ? [desk.say(factsAdvice), ...advice].filter(Boolean).join(" ") : null;
  return [heading, own, introduced].filter(Boolean).join("\n\n");
}

/** The first fact as it is; the others with a word that joins them, where their first word allows it. */
function joinFacts(desk: Desk, facts: string[]): string[] {
  return facts.map((fact, index) => {
    const joint = index > 0 && /^(?:We|Our|It|They|You|Every|Each|All)\b/.test(fact) ? desk.say(factJoints) : null;
    return joint ? `${joint} ${fact.charAt(0).toLowerCase()}${fact.slice(1)}` : fact;
  });
}
