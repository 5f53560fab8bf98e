import { categoryWords, industryLabels, type TemplateCategory, type TemplateIndustry } from "./template-words";

/** Characters of a search: more than any name has. */
export const longestSearch = 100;

/** What the library of templates is narrowed to; null and empty leave it open. */
export interface LibraryFilter {
  search: string;
  category: TemplateCategory | null;
  industry: TemplateIndustry | null;
}

/** The filter that an address asks for by `search`, `category` and `industry`. 'all' and what is no word of ours leave it open. */
export function readLibraryFilter(params: URLSearchParams): LibraryFilter {
  const asked = (name: string) => params.get(name) ?? "";
  return {
    search: asked("search").trim().slice(0, longestSearch),
    category: findWord(categoryWords, asked("category")),
    industry: findWord(industryLabels, asked("industry")),
  };
}

function findWord<Word extends string>(words: Record<Word, unknown>, asked: string): Word | null {
  return Object.hasOwn(words, asked) ? (asked as Word) : null;
}

/** The query of an address with this filter; empty for an open one. */
export function writeLibraryFilter({ search, category, industry }: LibraryFilter): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  if (industry) params.set("industry", industry);
  return params.toString();
}
