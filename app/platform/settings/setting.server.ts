import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { settings } from "#db/schema/settings";
import { readRecord } from "~/platform/records/read-record.server";

// why kept: pages ask for it each time.
const selectValue = keepQuery((reader: typeof db) =>
  reader
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare(),
);

/** What was set under a name; null where nothing was, or nothing that can be read. */
export function findSetting<Value>(name: string, schema: z.ZodType<Value>): Value | null {
  const row = selectValue(db).get({ name });
  return row ? (readRecord(`the setting ${name}`, { 1: schema }, row.value) ?? null) : null;
}

/** Sets a value, in place of an earlier one. */
export function saveSetting(name: string, value: object, now = new Date()): void {
  db.insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } })
    .run();
}

/** Forgets what was set. */
export function removeSetting(name: string): void {
  db.delete(settings).where(eq(settings.name, name)).run();
}
