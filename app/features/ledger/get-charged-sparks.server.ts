import { and, inArray, sql, sum } from "drizzle-orm";
import { db } from "#db/client";
import { holds } from "#db/schema";

/** What sparks were charged for, by their ids: what their receipts sum to. One that cost nothing is not there. */
export function getChargedSparks(sparkIds: readonly number[]): Map<number, number> {
  const rows = db
    .select({ sparkId: holds.sparkId, charged: sum(holds.amount).mapWith(Number) })
    .from(holds)
    // why the plus: by the index of states it would read every hold that was ever captured, which are nearly all
    .where(and(inArray(holds.sparkId, [...sparkIds]), sql`+${holds.state} = 'captured'`))
    .groupBy(holds.sparkId)
    .all();
  return new Map(rows.map(({ sparkId, charged }) => [sparkId, charged]));
}
