import { findVoice } from "~/features/brand-voice/find-voice";
import type { Project } from "~/features/projects/project";
import { findNewestProjects } from "~/features/projects/project.queries.server";
import type { ContentFilter } from "./content-filter";
import { readSearchWords } from "./search-words";

/** Newest projects that are looked through, and of those that match how many are shown. */
const [looked, shown] = [200, 5];
/** Facts that are quoted of a project. */
const quoted = 3;

/** A project that a search found by what is written in it, with the lines that hold its words. */
export interface ProjectMatch {
  id: number;
  name: string;
  facts: string[];
  /** Rules of the saved voice. */
  voice: string[];
}

/**
 * The user's projects in which each word of the search begins one: of the profile, of the facts that may be stated or of the saved voice.
 * None where the filter asks for kinds or days of content, which a project has not.
 */
export function findProjectMatches(user: { id: number }, { search, project, type, from, to }: ContentFilter) {
  const words = readSearchWords(search);
  if (words.length === 0 || type || from || to) return [];
  return findNewestProjects(user, looked)
    .filter(({ id }) => !project || id === project)
    .flatMap((one) => describeMatch(one, words))
    .slice(0, shown);
}

function describeMatch(project: Project, words: readonly string[]): ProjectMatch[] {
  const { id, name, description, targetAudience, brandVoice, problemBeingSolved, defaultSeoKeywords } = project;
  const facts = [...new Set(project.facts?.split("\n"))].filter((fact) => fact.trim());
  const { tone = "", rules = [], terms = [] } = findVoice(project) ?? {};
  const profile = [name, description, targetAudience, brandVoice, problemBeingSolved, defaultSeoKeywords, tone];
  const written = readSearchWords([...profile, ...facts, ...rules, ...terms].join("\n"));
  const begins = (all: readonly string[], word: string) => all.some((one) => one.startsWith(word));
  if (!words.every((word) => begins(written, word))) return [];
  const holdsOne = (line: string) => words.some((word) => begins(readSearchWords(line), word));
  return [{ id, name, facts: facts.filter(holdsOne).slice(0, quoted), voice: rules.filter(holdsOne).slice(0, quoted) }];
}
