import { readListPage } from "~/platform/http/list-page";
import { readTextFormat } from "./read-text-format";
import { countLibrary, findLibraryPage } from "./template.queries.server";
import { readLibraryFilter } from "./template-filter";

/** Whole rows in each of the grid's widths. */
const templatesAtOnce = 24;

/** The part of the library that an address asks for, and how much each category has of it. */
export function findLibrary(user: { id: number }, request: Request) {
  const filter = readLibraryFilter(new URL(request.url).searchParams);
  const counts = countLibrary(user, filter);
  const shown = filter.category ? [counts[filter.category] ?? 0] : Object.values(counts);
  const total = shown.reduce((sum, count) => sum + count, 0);
  const { page, pages, ...part } = readListPage(request, total, templatesAtOnce);
  const templates = findLibraryPage(user, filter, part).map(({ key: _, userId, format, ...template }) => ({
    ...template,
    isOwn: userId !== null,
    format: readTextFormat(format),
  }));
  return { templates, filter, counts, page, pages };
}
