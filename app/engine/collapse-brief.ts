import type { Brief, MainCharacter, ProjectProfile } from "./brief";
import { capitaliseCalendar } from "./english/capitals";
import { capitalisePlaces, mendCalendar } from "./english/mend-calendar";
import { mendSlips } from "./english/mend-slips";
import type { StatedFacts } from "./message/message";

/** As often as people repeat a mark on purpose: "...", "!!!". */
const mostRepeats = 3;

/**
 * What was typed with its empty stretches closed up: white space becomes one space, or the end of a line or a paragraph where it holds one, and a mark
 * that is repeated, with or without spaces between, stands three times at most. Words and their order stay.
 */
export function collapseRuns(text: string): string {
  const plain = text
    .replace(/\s+/g, (run) => "\n".repeat(Math.min(2, run.split(/\r\n|[\n\r]/).length - 1)) || " ")
    // why a plus more often: "PA++++" is what it says on a sunscreen
    .replace(/((?!\+)[\p{P}\p{Sm}\p{Sc}\p{Sk}])\1{3,}/gu, "$1$1$1")
    .replace(/\+{5,}/g, "++++")
    .trim();
  const kept: string[] = [];
  let repeats = 0;
  for (const piece of plain.split(/(?<=\s)/)) {
    const isRepeated = piece.trim() === kept.at(-1)?.trim() && !/[\p{L}\p{N}]/u.test(piece);
    repeats = isRepeated ? repeats + 1 : 1;
    if (repeats <= mostRepeats) kept.push(piece);
  }
  return kept.join("").trim();
}

/**
 * A brief as it is read: every text in it without endless runs, and what the project says of itself without plain slips. Names and the addresses of
 * pages and files stay letter by letter.
 */
export function collapseBrief(brief: Brief): Brief {
  const { project, mainCharacter } = brief;
  return {
    ...brief,
    ...collapseFields(brief, briefTexts),
    ...(brief.facts ? { facts: collapseFacts(brief.facts) } : {}),
    project: {
      ...project,
      ...collapseFields(project, projectTexts),
      ...collapseFields(project, spokenTexts, mendText),
      ...(project.facts ? { facts: project.facts.map(mendText) } : {}),
    },
    mainCharacter: mainCharacter && {
      ...mainCharacter,
      ...collapseFields<MainCharacter, "name" | "role">(mainCharacter, ["name", "role"]),
    },
  };
}

/** As it was meant: without runs and slips; days, months and places in capitals. */
const mendText = (text: string): string =>
  capitalisePlaces(capitaliseCalendar(mendCalendar(mendSlips(collapseRuns(text)))));

const projectTexts = ["name", "brandVoice", "defaultSeoKeywords"] as const satisfies (keyof ProjectProfile)[];

const spokenTexts = [
  "description",
  "targetAudience",
  "defaultCallToAction",
  "problemBeingSolved",
] as const satisfies (keyof ProjectProfile)[];

const briefTexts = [
  "idea",
  "sceneSetting",
  "visualStyle",
  "audioMood",
  "specificCallToAction",
  "specificSeoKeywords",
] as const satisfies (keyof Brief)[];

function collapseFacts(facts: StatedFacts): StatedFacts {
  const collapsed = Object.entries(facts).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.map(collapseRuns) : fact && collapseRuns(fact),
  ]);
  return Object.fromEntries(collapsed);
}

function collapseFields<T extends object, K extends keyof T>(
  given: T,
  names: readonly K[],
  collapse = collapseRuns,
): Pick<T, K> {
  const collapsed: [K, unknown][] = names.map((name) => {
    const text: unknown = given[name];
    return [name, typeof text === "string" ? collapse(text) : text];
  });
  return Object.fromEntries(collapsed) as Pick<T, K>;
}
