import type { Brief } from "../brief";
import { cleanWords, removeEndMark } from "./clean-text";

/** The search terms that the owner listed, those of the brief before the project's; up to eight, none twice. */
export function readKeywords({ specificSeoKeywords, project }: Brief): string[] {
  const typed = specificSeoKeywords?.trim() || project.defaultSeoKeywords?.trim() || "";
  const listed = typed
    .split(/[,;\n]+/)
    .map((keyword) => removeEndMark(cleanWords(keyword.replace(/^\s*#/, ""), 80)))
    .filter((keyword) => keyword.length >= 2 && keyword.length <= 60);
  return [...new Map(listed.map((keyword) => [keyword.toLowerCase(), keyword])).values()].slice(0, 8);
}

/** "Warm. Never say 'cheap' or avoid 'hustle'" gives the two words. */
export function readAvoidedWords(brandVoice: string | null): string[] {
  const rules = (brandVoice ?? "").matchAll(
    /\b(?:avoid|never (?:use|say)|do not (?:use|say)|don['’]t (?:use|say)|no)\s+(?:the words?\s+)?((?:["“'‘][^"”'’]+["”'’](?:\s*(?:,|and|or)\s*)?)+)/gi,
  );
  return [...rules]
    .flatMap((rule) =>
      [...(rule[1] ?? "").matchAll(/["“'‘]([^"”'’]{1,80})["”'’]/g)].map((word) => (word[1] ?? "").toLowerCase().trim()),
    )
    .filter(Boolean);
}
