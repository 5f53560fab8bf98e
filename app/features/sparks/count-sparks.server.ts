import { count } from "drizzle-orm";
import { db } from "#db/client";
import { sparkStatuses, sparks } from "#db/schema";

/** How many sparks of all users there are of each status. */
export function countSparks(): Record<(typeof sparkStatuses)[number], number> {
  const rows = db.select({ status: sparks.status, count: count() }).from(sparks).groupBy(sparks.status).all();
  const none = Object.fromEntries(sparkStatuses.map((status) => [status, 0])) as ReturnType<typeof countSparks>;
  return rows.reduce((counts, row) => Object.assign(counts, { [row.status]: row.count }), none);
}
