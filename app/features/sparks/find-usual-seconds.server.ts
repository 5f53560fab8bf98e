import { and, desc, eq, isNotNull } from "drizzle-orm";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import type { ContentType } from "~/engine/engine";

/** How many of the last sparks are looked at, and how few teach nothing yet. */
const looked = 21;
const fewest = 3;

/** A script may wait for days. */
const wasMadeAtOnce = and(isNotNull(sparks.finishedAt), eq(sparks.approveScript, false));

/**
 * Seconds that sparks of just these types took lately on this installation, from being asked for to their end: the median of the last
 * ones, rounded up to five. Null while too few are known.
 */
export function findUsualSeconds(contentTypes: readonly ContentType[]): number | null {
  const last = db
    .select({ createdAt: sparks.createdAt, finishedAt: sparks.finishedAt })
    .from(sparks)
    .where(and(eq(sparks.contentTypes, [...contentTypes]), eq(sparks.status, "complete"), wasMadeAtOnce))
    .orderBy(desc(sparks.finishedAt))
    .limit(looked)
    .all();
  const seconds = last
    .map(({ createdAt, finishedAt }) => ((finishedAt ?? createdAt).getTime() - createdAt.getTime()) / 1000)
    .sort((one, other) => one - other);
  const median = seconds[Math.floor(seconds.length / 2)];
  if (seconds.length < fewest || median === undefined) return null;
  return Math.max(5, Math.ceil(median / 5) * 5);
}
