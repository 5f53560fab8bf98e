import type { Desk } from "./desk";
import {
  afterHeadings,
  afterLead,
  afterMore,
  agitate,
  beforeHeadings,
  moreProblems,
  problemHeadings,
  problemLead,
  turns,
} from "./frames/problem";

const join = (sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(" ");

/**
 * The project's problem or the trade's, and what it costs. The trade's other problems show it from close up; its scenes may be happy
 * ones and stay in the introduction.
 */
export function problemSection(desk: Desk, problems: string[], role: "problem" | "before"): string {
  const heading = desk.heading(role === "before" ? beforeHeadings : problemHeadings);
  const more = () => {
    const other = problems.shift();
    return other ? desk.say(moreProblems, { other }) : null;
  };
  const first = join([desk.say(problemLead), more(), desk.say(agitate)]);
  const second = join([more(), ...desk.several(2, agitate), role === "problem" ? desk.say(turns) : null]);
  return [heading, first, second].filter(Boolean).join("\n\n");
}

/** What it is like when the problem is gone. */
export function afterSection(desk: Desk): string {
  const heading = desk.heading(afterHeadings);
  return `${heading}\n\n${join([desk.say(afterLead), ...desk.several(3, afterMore)])}`;
}
