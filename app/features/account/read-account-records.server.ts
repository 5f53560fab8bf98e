import { inArray, sql } from "drizzle-orm";
import { db } from "#db/client";
import { type AccountRecords, listColumns } from "./account-records";

/** Rows that are read at once: pages are answered in between. */
const atOnce = 200;

/** The places in the table of what belongs to an account. */
function findPlaces({ table, isOf }: AccountRecords, userId: number): number[] {
  return db
    .select({ place: sql<number>`rowid` })
    .from(table)
    .where(isOf(userId))
    .orderBy(sql`rowid`)
    .all()
    .map(({ place }) => place);
}

/** What a table holds of an account, as it is when each part of it is read; what goes meanwhile is left out. */
export function* readAccountRecords(records: AccountRecords, user: { id: number }): Generator<Record<string, unknown>> {
  const places = findPlaces(records, user.id);
  for (let from = 0; from < places.length; from += atOnce) {
    yield* db
      .select(listColumns(records))
      .from(records.table)
      .where(inArray(sql`rowid`, places.slice(from, from + atOnce)))
      .orderBy(sql`rowid`)
      .all();
  }
}
