import { randomBytes } from "node:crypto";
import { inTransaction } from "#db/client";
import { reviewLinks } from "#db/schema";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import { getReviewSealName } from "~/features/sparks/get-review-seal-name";
import { hashParts } from "~/features/sparks/part-versions.server";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { seal } from "~/platform/secrets/seal.server";
import { findLinkOf, hashToken } from "./review-link.queries.server";

/** Days that a link works. */
export const reviewDays = 30;
/** Of a token; written as 43 characters. */
const tokenBytes = 32;

/**
 * Gives a spark a link for review. One that has a link which works keeps that: a second press makes no second one.
 * @throws a 404 response while nothing of the spark is made, TooManyRequests.
 */
export function createReviewLink(user: { id: number; plan: PlanName }, spark: Spark, now = new Date()): void {
  if (Object.keys(hashParts(spark.id)).length === 0) throw createNotFound();
  if (findLinkOf(spark.id, now)) return;
  limitRate(user, "reviewLinks");
  const token = randomBytes(tokenBytes).toString("base64url");
  inTransaction((tx) => {
    // why again: another press may have been quicker.
    if (findLinkOf(spark.id, now)) return;
    tx.insert(reviewLinks)
      .values({
        sparkId: spark.id,
        tokenHash: hashToken(token),
        sealedToken: seal(token, getReviewSealName(spark.id)),
        createdAt: now,
        expiresAt: new Date(now.getTime() + reviewDays * 24 * 60 * 60 * 1000),
      })
      .run();
  });
}
