import { createHash } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { reviewLinks } from "#db/schema";

export type ReviewLink = typeof reviewLinks.$inferSelect;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The link behind a token. Undefined for one that is unknown, malformed, revoked or expired, all alike. */
export function findOpenLink(token: string | undefined, now = new Date()): ReviewLink | undefined {
  if (!token || !/^[\w-]{43}$/.test(token)) return undefined;
  return db
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.tokenHash, hashToken(token)), isOpen(now)))
    .get();
}

/** The link of a spark that works at this moment. */
export function findLinkOf(sparkId: number, now = new Date()): ReviewLink | undefined {
  return db
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.sparkId, sparkId), isOpen(now)))
    .get();
}

const isOpen = (now: Date) => and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now));
