import type { Desk } from "./desk";
import {
  afterHeadings,
  afterLead,
  afterMore,
  agitate,
  beforeHeadings,
  problemHeadings,
  problemLead,
  turns,
} from "./frames/problem";
import { nextScene } from "./intro";

const join = (sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(" ");

/** The project's problem or the trade's, shown in a moment the reader knows, and what it costs. */
export function problemSection(desk: Desk, scenes: string[], role: "problem" | "before"): string {
  const heading = desk.heading(role === "before" ? beforeHeadings : problemHeadings);
  const sceneFirst = desk.random.next() < 0.5;
  const scene = nextScene(desk, scenes);
  const problem = desk.say(problemLead);
  const first = join([...(sceneFirst ? [scene, problem] : [problem, scene]), desk.say(agitate)]);
  const second = join([...desk.several(2, agitate), role === "problem" ? desk.say(turns) : null]);
  return [heading, first, second].filter(Boolean).join("\n\n");
}

/** What it is like when the problem is gone. */
export function afterSection(desk: Desk): string {
  const heading = desk.heading(afterHeadings);
  return `${heading}\n\n${join([desk.say(afterLead), ...desk.several(3, afterMore)])}`;
}
