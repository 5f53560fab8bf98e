import { type ContentType, contentTypes } from "~/engine/brief";
import { parseRowId } from "~/platform/text/parse-row-id";

/** Characters of a search: a long sentence. */
export const longestSearch = 200;

/** What the library of content is narrowed to; null and empty leave it open. */
export interface ContentFilter {
  search: string;
  project: number | null;
  type: ContentType | null;
  /** Days in UTC, as "2026-01-31", both included. */
  from: string | null;
  to: string | null;
}

/** The filter that an address asks for. 'all' and what cannot be read leave it open. */
export function readContentFilter(params: URLSearchParams): ContentFilter {
  const asked = (name: string) => params.get(name) ?? "";
  return {
    search: asked("search").trim().slice(0, longestSearch),
    project: parseRowId(asked("project")),
    type: contentTypes.find((type) => type === asked("type")) ?? null,
    from: readDay(asked("from")),
    to: readDay(asked("to")),
  };
}

function readDay(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  return Number.isNaN(Date.parse(text)) ? null : text;
}

/** The query of an address with this filter; empty for an open one. */
export function writeContentFilter(filter: ContentFilter): string {
  const named = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(named).toString();
}

/** The library's address with what can be read of a query. */
export function getLibraryHref(query: string): string {
  const known = writeContentFilter(readContentFilter(new URLSearchParams(query)));
  return known ? `/my-content?${known}` : "/my-content";
}
