import { formatCreatedAt } from "~/features/projects/format-created-at";
import { getReviewSealName } from "~/features/sparks/get-review-seal-name";
import { hashParts } from "~/features/sparks/part-versions.server";
import { hasEnded, type Spark } from "~/features/sparks/spark";
import { config } from "~/platform/config/config.server";
import { unseal } from "~/platform/secrets/seal.server";
import { findLinkOf } from "./review-link.queries.server";
import { findReviews } from "./reviews.queries.server";

/** What a spark's owner sees of its review: the link that works, and all that was said. Null while there is nothing whole to review. */
export function getSparkReview(spark: Spark, request: Request) {
  if (!hasEnded(spark) || Object.keys(hashParts(spark.id)).length === 0) return null;
  const link = findLinkOf(spark.id);
  const token = link && unseal(link.sealedToken, getReviewSealName(spark.id));
  return {
    results: `/project/${spark.projectId}/results/${spark.id}`,
    link: link
      ? { url: token ? `${config.origin}/review/${token}` : null, until: formatCreatedAt(link.expiresAt) }
      : null,
    ...findReviews(spark, null, request),
  };
}

export type SparkReview = NonNullable<ReturnType<typeof getSparkReview>>;
