import { asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { reviewComments, reviewDecisions, reviewLinks } from "#db/schema";
import { contentTypes } from "~/engine/brief";
import { getContentType, sortContentTypes } from "~/features/content-types/content-types";
import { type ContentHashes, hashParts } from "~/features/sparks/part-versions.server";
import type { Spark } from "~/features/sparks/spark";
import { readListPage } from "~/platform/http/list-page";
import { readRecord } from "~/platform/records/read-record.server";
import type { ReviewState } from "./review-badge";
import { findLinkedSparks, type ReviewLink } from "./review-link.queries.server";

/** Few enough that the longest comments add little to a page of results. */
const commentsAtOnce = 10;
const decisionsAtOnce = 5;

const hashesReader = { 1: z.partialRecord(z.enum(contentTypes), z.string()) };

const ofThese = eq(reviewLinks.id, reviewComments.linkId);
const open = sql<number>`count(case when ${reviewComments.doneAt} is null then 1 end)`;

const isOpenRequest = sql<number>`(${reviewDecisions.verdict} = 'changes' and ${reviewDecisions.doneAt} is null)`;

const keepQueries = (isSaid: SQL) => ({
  count: keepQuery((reader: typeof db) =>
    reader
      .select({ total: count(), open })
      .from(reviewComments)
      .innerJoin(reviewLinks, ofThese)
      .where(isSaid)
      .prepare(),
  ),
  comments: keepQuery((reader: typeof db) =>
    reader
      .select({ comment: reviewComments })
      .from(reviewComments)
      .innerJoin(reviewLinks, ofThese)
      .where(isSaid)
      .orderBy(asc(isNotNull(reviewComments.doneAt)), desc(reviewComments.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
  ),
  decisions: keepQuery((reader: typeof db) =>
    reader
      .select({ decision: reviewDecisions })
      .from(reviewDecisions)
      .innerJoin(reviewLinks, eq(reviewLinks.id, reviewDecisions.linkId))
      .where(isSaid)
      .orderBy(desc(isOpenRequest), desc(reviewDecisions.id))
      .limit(decisionsAtOnce)
      .prepare(),
  ),
});
const saidOverLink = keepQueries(eq(reviewLinks.id, sql.placeholder("id")));
const saidOfSpark = keepQueries(eq(reviewLinks.sparkId, sql.placeholder("id")));

/** The queries of what was said, and the link or the spark that they ask for. */
type Said = { queries: typeof saidOverLink; id: number };

/**
 * What was said about a spark: over one link, as its readers see it, or over every link that it ever had, as its owner does. Of the
 * comments those that the address asks for, what is still to do before what is done, the newest first.
 */
export function findReviews(spark: Spark, link: ReviewLink | null, request: Request) {
  const said = link ? { queries: saidOverLink, id: link.id } : { queries: saidOfSpark, id: spark.id };
  return { ...findComments(spark, said, request), decisions: findDecisions(spark, said) };
}

export type Reviews = ReturnType<typeof findReviews>;

function findComments({ format }: Spark, { queries, id }: Said, request: Request) {
  const counted = queries.count(db).get({ id }) ?? { total: 0, open: 0 };
  const { page, pages, limit, offset } = readListPage(request, counted.total, commentsAtOnce);
  const comments = queries
    .comments(db)
    .all({ id, limit, offset })
    .map(({ comment: { id, part, name, text, createdAt, doneAt } }) => ({
      id,
      about: part && getContentType(part, format).title,
      name,
      text,
      at: createdAt.toISOString(),
      isDone: doneAt !== null,
    }));
  return { ...counted, comments, page, pages };
}

/**
 * The last decisions, each with the titles of the parts that are no longer what it was about. An open request for changes comes before
 * all others and then the newest, so that the first is how the review stands.
 */
function findDecisions(spark: Pick<Spark, "id" | "format">, said: Said) {
  const now = hashParts(spark.id);
  return said.queries
    .decisions(db)
    .all({ id: said.id })
    .map(({ decision: { id, verdict, name, contentHashes, createdAt, doneAt } }) => ({
      id,
      verdict,
      isDone: doneAt !== null,
      name,
      at: createdAt.toISOString(),
      changed: listChanged(spark, readRecord(`the decision ${id}`, hashesReader, contentHashes) ?? {}, now),
    }));
}

export type Decision = ReturnType<typeof findDecisions>[number];

/** How the review of each of these sparks stands, by the spark's id; one that was never decided and has no link that works is absent. */
export function findReviewStates(sparks: readonly Pick<Spark, "id" | "format">[]): Map<number, ReviewState> {
  const linked = findLinkedSparks(sparks.map(({ id }) => id));
  const states = new Map<number, ReviewState>();
  for (const spark of sparks.filter(({ id }) => linked.has(id))) {
    const [last] = findDecisions(spark, { queries: saidOfSpark, id: spark.id });
    if (last) states.set(spark.id, describeDecision(last));
    else if (linked.get(spark.id)) states.set(spark.id, "shared");
  }
  return states;
}

function describeDecision({ verdict, isDone, changed }: Decision): ReviewState {
  if (verdict === "changes") return isDone ? "changes-done" : "changes";
  return changed.length > 0 ? "approved-before" : "approved";
}

/** Characters of a hash as it was stored before approvals rested on the whole of it. */
const formerLength = 16;
const isSame = (before: string | undefined, now: string | undefined): boolean =>
  before === now || (before?.length === formerLength && now?.startsWith(before) === true);

const listChanged = ({ format }: Pick<Spark, "format">, before: ContentHashes, now: ContentHashes): string[] =>
  sortContentTypes(({ place }) => place.results)
    .filter(({ type }) => !isSame(before[type], now[type]))
    .map(({ type }) => getContentType(type, format).title);
