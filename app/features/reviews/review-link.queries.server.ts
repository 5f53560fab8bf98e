import { createHash } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { reviewLinks } from "#db/schema";

export type ReviewLink = typeof reviewLinks.$inferSelect;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

const isOpen = and(
  isNull(reviewLinks.revokedAt),
  gt(reviewLinks.expiresAt, sql.param(sql.placeholder("now"), reviewLinks.expiresAt)),
);
const selectByToken = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.tokenHash, sql.placeholder("hash")), isOpen))
    .prepare(),
);
const selectOfSpark = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.sparkId, sql.placeholder("sparkId")), isOpen))
    .prepare(),
);
const selectLinked = keepQuery((reader: typeof db) =>
  reader
    .select({ sparkId: reviewLinks.sparkId, isOpen: sql`max(${isOpen})`.mapWith(Boolean) })
    .from(reviewLinks)
    .where(sql`${reviewLinks.sparkId} in (select value from json_each(${sql.placeholder("ids")}))`)
    .groupBy(reviewLinks.sparkId)
    .prepare(),
);

/** The link behind a token. Undefined for one that is unknown, malformed, revoked or expired, all alike. */
export function findOpenLink(token: string | undefined, now = new Date()): ReviewLink | undefined {
  if (!token || !/^[\w-]{43}$/.test(token)) return undefined;
  return selectByToken(db).get({ hash: hashToken(token), now });
}

/** The link of a spark that works at this moment. */
export function findLinkOf(sparkId: number, now = new Date()): ReviewLink | undefined {
  return selectOfSpark(db).get({ sparkId, now });
}

/** Those of these sparks that ever had a link, and whether one works at this moment. */
export function findLinkedSparks(sparkIds: readonly number[], now = new Date()): Map<number, boolean> {
  const rows = selectLinked(db).all({ ids: JSON.stringify(sparkIds), now });
  return new Map(rows.map(({ sparkId, isOpen }) => [sparkId, isOpen]));
}
