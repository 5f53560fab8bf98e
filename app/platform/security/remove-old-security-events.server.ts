import { asc, inArray, lt, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client";
import { securityEvents } from "#db/schema/security";

/** Milliseconds for which the security log is kept. */
const keptFor = 90 * 24 * 60 * 60_000;
/** It holds so many events at most: no flood fills the disk with it. */
const mostEvents = 200_000;
/** How many are removed in one write, so that whoever waits to write gets between them. */
const removedAtOnce = 1_000;

/** Removes what is older than the log goes back, or more than it holds. For the worker's sweep. */
export function removeOldSecurityEvents(now = new Date(), most = mostEvents): void {
  const isOld = lt(securityEvents.createdAt, new Date(now.getTime() - keptFor));
  const isTooMuch = sql`${securityEvents.id} <= (select max(id) from security_events) - ${most}`;
  while (removeFirst(isOld, securityEvents.createdAt) === removedAtOnce);
  while (removeFirst(isTooMuch, securityEvents.id) === removedAtOnce);
}

function removeFirst(isToGo: SQL, order: typeof securityEvents.createdAt | typeof securityEvents.id): number {
  const first = db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(isToGo)
    .orderBy(asc(order))
    .limit(removedAtOnce);
  return db.delete(securityEvents).where(inArray(securityEvents.id, first)).run().changes;
}
