import { categoryWords, industryLabels, type TemplateCategory, type TemplateIndustry } from "./template-words";

/** Characters of a search: more than any name has. */
export const longestSearch = 100;

/** What the library of templates is narrowed to; null and empty leave it open. */
export interface LibraryFilter {
  search: string;
  category: TemplateCategory | null;
  industry: TemplateIndustry | null;
  whose: keyof typeof whoseLabels | null;
}

/** Who wrote a template. */
export const whoseLabels = { mine: "Yours", "built-in": "Built in" };

/** The filter that an address asks for by `search`, `category`, `industry` and `whose`. 'all' and what is no word of ours leave it open. */
export function readLibraryFilter(params: URLSearchParams): LibraryFilter {
  const asked = (name: string) => params.get(name) ?? "";
  return {
    search: asked("search").trim().slice(0, longestSearch),
    category: findWord(categoryWords, asked("category")),
    industry: findWord(industryLabels, asked("industry")),
    whose: findWord(whoseLabels, asked("whose")),
  };
}

function findWord<Word extends string>(words: Record<Word, unknown>, asked: string): Word | null {
  return Object.hasOwn(words, asked) ? (asked as Word) : null;
}

/** The query of an address with this filter; empty for an open one. */
export function writeLibraryFilter({ search, category, industry, whose }: LibraryFilter): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (category) params.set("category", category);
  if (industry) params.set("industry", industry);
  if (whose) params.set("whose", whose);
  return params.toString();
}
