import { findProjectNames } from "~/features/projects/project.queries.server";
import { findReviewStates } from "~/features/reviews/reviews.queries.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { readContentFilter, writeContentFilter } from "./content-filter";
import { describeItem } from "./describe-item.server";
import { findProjectMatches } from "./find-project-matches.server";
import { findMadeParts, findMadeSparks, type LibraryPlace } from "./library-item.queries.server";

/** Whole rows in each of the grid's widths. */
const itemsAtOnce = 12;

/**
 * The part of a user's library that an address asks for: a filter, and `before` or `after` an item. `older` and `newer` are the places
 * beside it, null where there is nothing more.
 */
export function findLibraryPage(user: { id: number }, request: Request) {
  const params = new URL(request.url).searchParams;
  const filter = readContentFilter(params);
  const after = parseRowId(params.get("after") ?? "");
  const place: LibraryPlace = { after, before: after ? null : parseRowId(params.get("before") ?? "") };
  const found = findMadeSparks(user, filter, place, itemsAtOnce + 1);
  const hasMore = found.length > itemsAtOnce;
  const sparks = after && hasMore ? found.slice(1) : found.slice(0, itemsAtOnce);
  const parts = findMadeParts(sparks.map(({ id }) => id));
  const reviews = findReviewStates(sparks);
  return {
    filter,
    isNarrowed: writeContentFilter(filter) !== "",
    projects: findProjectNames(user).map(({ id, name }) => ({ id, name })),
    // why not on the pages after the first: they lead on through what was made.
    matches: place.after || place.before ? [] : findProjectMatches(user, filter),
    items: sparks.map((spark) => ({ ...describeItem(spark, parts), review: reviews.get(spark.id) ?? null })),
    older: (after ? true : hasMore) ? (sparks.at(-1)?.id ?? null) : null,
    newer: (after ? hasMore : place.before !== null) ? (sparks[0]?.id ?? null) : null,
  };
}

export type LibraryPage = ReturnType<typeof findLibraryPage>;
