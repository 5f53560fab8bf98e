import { and, count, desc, eq, isNull } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { reviewComments, reviewDecisions } from "#db/schema";
import { type ContentHashes, hashParts } from "~/features/sparks/part-versions.server";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { closeRequestsOf, countOpenRequests } from "./close-requests.server";
import { requireSharedSpark } from "./require-shared-spark.server";
import type { ReviewInput } from "./review.schema";
import type { ReviewLink } from "./review-link.queries.server";

const hour = 60 * 60;

/** What is sent: from one address, which may be a whole office, and over one link. */
export const reviewLimits = {
  address: { limit: 40, windowSeconds: hour },
  link: { limit: 80, windowSeconds: hour },
};

/** Comments, and decisions, that one link takes in all. */
export const mostOverOneLink = 300;

/** A link has taken as much as it can. */
export class ReviewFull extends Error {
  override name = "ReviewFull";
  constructor() {
    super("No more fits here. Ask whoever sent you the link for a new one.");
  }
}

/**
 * Keeps what a client sent over a link: a comment, a decision, or both. The same comment twice is one; so is the same decision of the
 * same person about the same content, as long as no other came between.
 * @param from The client's address.
 * @throws a 404 response for a link that does not work, TooManyRequests, ReviewFull.
 */
export function recordReview(token: string | undefined, input: ReviewInput, from: string, now = new Date()): void {
  const { link } = requireSharedSpark(token);
  takeAttempts(
    [
      { key: `review:from:${getAddressBlock(from)}`, ...reviewLimits.address },
      { key: `review:${link.id}`, ...reviewLimits.link },
    ],
    "That is a lot for one hour",
  );
  inTransaction((tx) => {
    // why again: it may have been revoked since.
    requireSharedSpark(token);
    if (input.comment !== null) addComment(tx, link, { ...input, comment: input.comment }, now);
    if (input.intent !== "comment") addDecision(tx, link, { ...input, verdict: input.intent }, now);
  });
}

function addComment(
  tx: Transaction,
  { id: linkId }: ReviewLink,
  { about, name, comment }: ReviewInput & { comment: string },
  now: Date,
): void {
  const isPart = about ? eq(reviewComments.part, about) : isNull(reviewComments.part);
  const said = [eq(reviewComments.linkId, linkId), eq(reviewComments.name, name), eq(reviewComments.text, comment)];
  const same = tx
    .select({ id: reviewComments.id })
    .from(reviewComments)
    .where(and(...said, isPart))
    .get();
  if (same) return;
  requireRoom(tx, reviewComments, linkId);
  tx.insert(reviewComments).values({ linkId, part: about, name, text: comment, createdAt: now }).run();
}

function addDecision(
  tx: Transaction,
  link: ReviewLink,
  { name, verdict }: { name: string; verdict: "approved" | "changes" },
  now: Date,
): void {
  const contentHashes = hashParts(link.sparkId);
  const last = tx
    .select()
    .from(reviewDecisions)
    .where(eq(reviewDecisions.linkId, link.id))
    .orderBy(desc(reviewDecisions.id))
    .get();
  const isSame = last?.verdict === verdict && last.name === name && areSame(last.contentHashes, contentHashes);
  if (isSame && last.doneAt === null) return;
  requireRoom(tx, reviewDecisions, link.id);
  closeRequestsOf(tx, link.sparkId, name, now);
  tx.insert(reviewDecisions).values({ linkId: link.id, verdict, name, contentHashes, createdAt: now }).run();
  countOpenRequests(tx, link.sparkId);
}

const areSame = (stored: unknown, hashes: ContentHashes) => JSON.stringify(stored) === JSON.stringify(hashes);

function requireRoom(tx: Transaction, table: typeof reviewComments | typeof reviewDecisions, linkId: number): void {
  const taken = tx.select({ rows: count() }).from(table).where(eq(table.linkId, linkId)).get()?.rows ?? 0;
  if (taken >= mostOverOneLink) throw new ReviewFull();
}
