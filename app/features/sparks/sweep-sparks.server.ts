import { and, eq, exists, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { media, sparks, users } from "#db/schema";
import { grantFreeAllowance } from "~/features/ledger/grant-free-allowance.server";
import { getQueuePriority } from "~/features/plans/plans";
import { QueueUnreachable } from "~/platform/jobs/queue";
import { removeOrphans } from "~/platform/media/remove-orphans.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { isLeased, measureLateness } from "./claim-spark.server";
import { type Ending, endSpark } from "./end-spark.server";
import { makeSparkLater } from "./make-spark-later.server";
import { removeOrphansOfSpark } from "./orphan-media.server";
import { removeUnusedPictures } from "./remove-unused-pictures.server";
import { removeScratch } from "./scratch.server";
import { hasEnded, isOpen, type Spark, unendedStatuses } from "./spark";

export interface SweepOptions {
  now?: Date;
  /** Milliseconds of `performance.now`. */
  elapsed?: number;
  /** How a spark gets back into the queue. */
  queue?: (documentId: string, priority: number) => Promise<void>;
}

const waitedTooLong: Ending = {
  reason: "timed-out",
  message: "This waited for a day without being made, so we stopped.",
};
const notApproved: Ending = {
  reason: "timed-out",
  message: "The script waited a week for your approval, so the video was not made.",
  endsWaiting: true,
};
const tookTooLong: Ending = { reason: "timed-out", message: "This took longer than it may, so we stopped." };

/** Milliseconds after its deadline at which a spark is ended from outside: its own worker had its chance to do it. */
const grace = 60_000;

const hour = 3_600_000;

/** When this process last looked through the whole media store, which takes a while. */
let lastCleanUpAt = 0;

/** When this process last looked for files of sparks that ended; 0 before the first time. */
let lastLookAt = 0;

/** Milliseconds before the last look that are looked at again: an end has its time before it is written. */
const lookOverlap = 60_000;

/** How many accounts of each look get their month's sparks in one sweep; the rest in the next. */
const grantsAtOnce = 500;

/**
 * Puts right what a crash left: run at the worker's start and each minute. Sparks that wait or whose lease ran out are queued
 * (queueing twice does nothing), what is past its deadline ends with its sparks back, due free sparks are granted, and files that
 * belong to nothing are removed.
 */
export async function sweepSparks({
  now = new Date(),
  elapsed = performance.now(),
  queue = makeSparkLater,
}: SweepOptions = {}): Promise<void> {
  const open = db
    .select({ spark: sparks, plan: users.plan })
    .from(sparks)
    .innerJoin(users, eq(users.id, sparks.userId))
    .where(inArray(sparks.status, unendedStatuses))
    .all();
  let isAway = false;
  for (const { spark, plan } of open) {
    if (overdue(spark, now, elapsed)) {
      endOverdue(spark.id, now, elapsed);
    } else if (isOpen(spark) && !isLeased(spark, now) && !isAway) {
      isAway = !(await isQueued(queue(spark.documentId, getQueuePriority(plan))));
    }
  }
  grantDueAllowances(now);
  await removeLeftFiles(now);
}

/** why not an error: what else there is to put right does not need the queue's server, and the next sweep asks it again. */
async function isQueued(queueing: Promise<void>): Promise<boolean> {
  try {
    await queueing;
    return true;
  } catch (error) {
    if (!(error instanceof QueueUnreachable)) throw error;
    return false;
  }
}

/** Why a spark is to be ended from outside; null while it may go on. */
function overdue(spark: Spark, now: Date, elapsed: number): Ending | null {
  if (spark.status === "pending" && spark.deadlineAt <= now) return waitedTooLong;
  if (spark.status === "awaiting" && spark.deadlineAt <= now) return notApproved;
  if (isLeased(spark, now) && measureLateness(spark, elapsed) >= grace) return tookTooLong;
  return null;
}

/** Looks once more when nothing can change any more: a worker may have taken it since it was listed. */
function endOverdue(sparkId: number, now: Date, elapsed: number): void {
  inTransaction((tx) => {
    const spark = tx.select().from(sparks).where(eq(sparks.id, sparkId)).get();
    const ending = spark && overdue(spark, now, elapsed);
    if (ending) endSpark(tx, spark, ending, now);
  });
}

function grantDueAllowances(now: Date): void {
  if (getSiteSettings().freeMonthlySparks === 0) return;
  // why two looks: for both at once, and past a bound plan, SQLite reads the index of all free accounts
  const due = [isNull(users.freeSparksFrom), lte(users.freeSparksFrom, now)].flatMap((isDue) =>
    db
      .select({ id: users.id, plan: users.plan, createdAt: users.createdAt })
      .from(users)
      .where(and(sql`${users.plan} = 'free'`, isNull(users.unprovenSince), isDue))
      .limit(grantsAtOnce)
      .all(),
  );
  for (const user of due) inTransaction((tx) => grantFreeAllowance(tx, user, now));
}

async function removeLeftFiles(now: Date): Promise<void> {
  // why one by one, and asked when the folder has been seen: a spark that is claimed in between has its folder already.
  await removeScratch((documentId) => !isBeingMade(documentId, now));
  for (const id of sparksThatEndedLately(now)) await removeOrphansOfSpark(id);
  lastLookAt = now.getTime();
  if (now.getTime() - lastCleanUpAt < hour) return;
  lastCleanUpAt = now.getTime();
  await removeUnusedPictures(now);
  await removeOrphans(now);
}

function isBeingMade(documentId: string, now: Date): boolean {
  const spark = db.select().from(sparks).where(eq(sparks.documentId, documentId)).get();
  return spark !== undefined && isLeased(spark, now);
}

/**
 * Those that ended since the last look, and those that ended an hour before it: a worker that lost its claim may have stored a file after the
 * end, and an hour is far beyond what it can still do. At the worker's start all that ended within the hour.
 */
function sparksThatEndedLately(now: Date): number[] {
  const since = (lastLookAt <= now.getTime() ? lastLookAt : 0) || now.getTime() - hour;
  const ago = (milliseconds: number) => new Date(since - milliseconds);
  const stored = db.select({ id: media.id }).from(media).where(eq(media.sparkId, sparks.id));
  return db
    .select({ id: sparks.id, status: sparks.status })
    .from(sparks)
    .where(
      and(
        or(
          gt(sparks.finishedAt, ago(lookOverlap)),
          and(gt(sparks.finishedAt, ago(hour + lookOverlap)), lte(sparks.finishedAt, new Date(now.getTime() - hour))),
        ),
        exists(stored),
      ),
    )
    .all()
    .filter(hasEnded)
    .map((spark) => spark.id);
}
