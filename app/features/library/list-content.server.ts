import type { ContentType } from "~/engine/engine";
import { getStatusFields } from "~/features/sparks/status-fields.server";
import { entriesPerCall } from "~/platform/http/call-page.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { readContentFilter } from "./content-filter";
import type { LibraryItemAnswer } from "./library.calls";
import { findMadeParts, findMadeSparks } from "./library-item.queries.server";

/** What was made for this user, as the call answers it. */
export function listContent(user: { id: number }, params: URLSearchParams): LibraryItemAnswer[] {
  const place = { before: parseRowId(params.get("before") ?? ""), after: null };
  const sparks = findMadeSparks(user, readContentFilter(params), place, entriesPerCall);
  const parts = findMadeParts(sparks.map(({ id }) => id));
  return sparks.map(({ id, projectId, projectName, prompt, createdAt }) => {
    const own = parts.filter(({ sparkId }) => sparkId === id);
    const { blogContent, imageUrl, captionOptions } = getStatusFields(own);
    return {
      id,
      projectId,
      projectName,
      prompt,
      contentTypes: own.map(({ type }): ContentType => type),
      createdAt: createdAt.toISOString(),
      results: { blogContent, imageUrl, captionOptions: captionOptions ?? [] },
    };
  });
}
