import { and, asc, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { db } from "#db/client";
import { holds, sparks, users } from "#db/schema";
import { unendedStatuses } from "~/features/sparks/spark";
import { findQueueDepth } from "~/features/sparks/spark-queue.server";

/** Sparks on a page of what is open, and of what failed. */
const pageLength = 50;

const shown = {
  id: sparks.id,
  status: sparks.status,
  contentTypes: sparks.contentTypes,
  createdAt: sparks.createdAt,
  reason: sparks.userErrorMessage,
  email: users.email,
};
const withUser = () => db.select(shown).from(sparks).innerJoin(users, eq(users.id, sparks.userId));

/** What is made, waits and failed lately, the oldest first and those that failed the newest first. Ideas are their owners' and not shown. */
export async function findQueue({ after, before }: { after: number | null; before: number | null }, now = new Date()) {
  const open = withUser()
    .where(and(inArray(sparks.status, unendedStatuses), after ? gt(sparks.id, after) : undefined))
    .orderBy(asc(sparks.id))
    .limit(pageLength + 1)
    .all();
  const failed = withUser()
    .where(and(eq(sparks.status, "failed"), before ? lt(sparks.id, before) : undefined))
    .orderBy(desc(sparks.id))
    .limit(pageLength + 1)
    .all();
  return {
    depth: await findQueueDepth(),
    open: open.slice(0, pageLength),
    after: open.length > pageLength ? (open[pageLength - 1]?.id ?? null) : null,
    failed: failed.slice(0, pageLength),
    before: failed.length > pageLength ? (failed[pageLength - 1]?.id ?? null) : null,
    stuck: findStuckHolds(now),
  };
}

/** Holds that should have been settled by now; the sweep releases them within a minute, so that what is here for longer is a fault. */
function findStuckHolds(now: Date) {
  return db
    .select({ id: holds.id, sparkId: holds.sparkId, amount: holds.amount, deadlineAt: holds.deadlineAt })
    .from(holds)
    .where(and(eq(holds.state, "held"), lt(holds.deadlineAt, now)))
    .orderBy(asc(holds.deadlineAt))
    .limit(pageLength)
    .all();
}

/** A spark that has not ended, whoever's it is; undefined for any other. */
export function findOpenSpark(id: number | null) {
  if (id === null) return undefined;
  return withUser()
    .where(and(eq(sparks.id, id), inArray(sparks.status, unendedStatuses)))
    .get();
}
