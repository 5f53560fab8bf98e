import { getContentType } from "~/features/content-types/content-types";
import { findAuthor } from "~/features/sparks/made-by";
import {
  findVersion,
  listVersionEntries,
  mostVersions,
  type PartVersion,
} from "~/features/sparks/part-versions.server";
import { readContent, readProvenance } from "~/features/sparks/read-content.server";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { getMediaUrl } from "~/platform/media/media";
import { parseRowId } from "~/platform/text/parse-row-id";
import { compareTexts } from "./compare-texts.server";
import { type PresentText, readTexts } from "./require-text.server";

/** What there is of a part, the present version first: who wrote each, and when it was replaced. */
export function listVersions(spark: Spark, { type, part, version }: PresentText) {
  const { title } = getContentType(type, spark.format);
  const earlier = listVersionEntries(part.id);
  return {
    type,
    title,
    results: `/project/${spark.projectId}/results/${spark.id}`,
    version,
    present: describeVersion(spark, type, part.provenance),
    earlier: earlier.map(({ id, provenance, isProposal, createdAt }) => ({
      id,
      isProposal,
      ...describeVersion(spark, type, provenance),
      replacedAt: createdAt.toISOString(),
    })),
    /** How many are kept, where older ones may have gone. */
    kept: earlier.length >= mostVersions ? mostVersions : null,
  };
}

export type VersionList = ReturnType<typeof listVersions>;

/**
 * One version against the present one.
 * @throws a 404 response for a version that is not this part's, or cannot be read.
 */
export function compareVersion(spark: Spark, present: PresentText, versionId: string | undefined) {
  const chosen = findVersion(present.part.id, parseRowId(versionId));
  const texts = chosen && readTexts(present.type, chosen.content);
  if (!chosen || !texts) throw createNotFound();
  const { earlier: _, kept: __, ...list } = listVersions(spark, present);
  return {
    ...list,
    id: chosen.id,
    isProposal: chosen.isProposal,
    pictures: {
      chosen: findPicture(present.type, chosen.content),
      present: findPicture(present.type, present.content),
    },
    chosen: describeVersion(spark, present.type, chosen.provenance),
    differences: compareTexts(texts, present.texts),
  };
}

export type ComparedVersion = ReturnType<typeof compareVersion>;

/** A small picture of a poster or a film; null for what is text. */
function findPicture(type: PresentText["type"], content: unknown): string | null {
  const image = type === "image" ? readContent("image", { content }) : undefined;
  const film = type === "video" ? readContent("video", { content }) : undefined;
  const asset = image ? (image.preview ?? image.webp) : film && (film.preview ?? film.poster);
  return asset ? getMediaUrl(asset.mediaId) : null;
}

function describeVersion(spark: Spark, type: PresentText["type"], provenance: PartVersion["provenance"]) {
  const made = readProvenance({ sparkId: spark.id, type, provenance });
  return made ? findAuthor(made) : { author: "Made", at: spark.createdAt.toISOString() };
}
