import { findParts } from "~/features/sparks/spark.queries.server";
import { findMediaIds } from "~/features/sparks/stored-content";
import { createNotFound } from "~/platform/http/not-found.server";
import type { Media } from "~/platform/media/media";
import { findMedia } from "~/platform/media/media.queries.server";
import { requireSharedSpark } from "./require-shared-spark.server";

/**
 * A file that the campaign behind a token shows at this moment; no earlier version, no upload, and nothing of another spark.
 * @throws a 404 response for any other, and for a link that does not work.
 */
export function requireSharedMedia(token: string | undefined, id: string | undefined): Media {
  const { spark } = requireSharedSpark(token);
  const shown = findParts(spark.id).flatMap(({ content }) => findMediaIds(content));
  const media = id && shown.includes(id) ? findMedia({ id: spark.userId }, id) : null;
  if (!media) throw createNotFound();
  return media;
}
