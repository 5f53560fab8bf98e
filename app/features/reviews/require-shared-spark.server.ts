import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { findOpenLink, type ReviewLink } from "./review-link.queries.server";

/**
 * The spark that a token shares, for whoever has the token.
 * @throws a 404 response for a token that is unknown, malformed, revoked or expired, all alike.
 */
export function requireSharedSpark(token: string | undefined): { link: ReviewLink; spark: Spark } {
  const link = findOpenLink(token);
  const spark = link && db.select().from(sparks).where(eq(sparks.id, link.sparkId)).get();
  if (!link || !spark) throw createNotFound();
  return { link, spark };
}
