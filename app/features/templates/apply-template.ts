import type { ContentType, ProjectProfile } from "~/engine/engine";
import { cutAtWord } from "~/engine/words/clean-text";

/** Characters of a project's text that go into an idea: it is a hint there, and the engine reads the project itself in full. */
const longestFilling = 160;

type ProjectTexts = Omit<ProjectProfile, "facts">;

export interface AppliedTemplate {
  prompt: string;
  contentTypes: ContentType[];
  /** Placeholders that are still in the prompt, brackets included, each once. */
  open: string[];
}

/** A template's idea in a project's words. A placeholder the project says nothing about stays for the user to replace. */
export function applyTemplate(
  template: { promptTemplate: string; contentTypes: ContentType[] },
  project: ProjectTexts,
): AppliedTemplate {
  const words = wordsOf(project);
  const open = new Set<string>();
  // why in one pass: a project may have brackets in its own words, and those are no placeholders.
  const prompt = template.promptTemplate.replace(/\[([A-Z][A-Z0-9_]*)\]/g, (placeholder, name: string) => {
    const word = words.get(name);
    if (!word) open.add(placeholder);
    return word ?? placeholder;
  });
  return { prompt, contentTypes: template.contentTypes, open: [...open] };
}

function wordsOf(project: ProjectTexts): Map<string, string> {
  const texts: Record<string, string | null> = {
    PRODUCT_NAME: project.name,
    WEBSITE: project.websiteUrl,
    TARGET_AUDIENCE: project.targetAudience,
    BRAND_VOICE: project.brandVoice,
    CALL_TO_ACTION: project.defaultCallToAction,
    KEYWORDS: project.defaultSeoKeywords,
    PROBLEM: project.problemBeingSolved,
  };
  const words = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    // why not shortened: an address that is cut leads nowhere.
    const word = name === "WEBSITE" ? fitting(text) : asPhrase(text);
    if (word) words.set(name, word);
  }
  return words;
}

function fitting(text: string | null): string {
  return text !== null && text.length <= longestFilling ? text : "";
}

/** One line without the mark at its end, since the template's sentence goes on; a long one ends after a whole word. */
function asPhrase(text: string | null): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return cutAtWord(line, longestFilling).replace(/(?<![\s.,;:])[\s.,;:]+$/, "");
}
