import { eq } from "drizzle-orm";
import type { z } from "zod";
import { db } from "#db/client";
import { settings } from "#db/schema/settings";
import { readRecord } from "~/platform/records/read-record.server";

/** What was set under a name; null where nothing was, or nothing that can be read. */
export function findSetting<Value>(name: string, schema: z.ZodType<Value>): Value | null {
  const row = db.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).get();
  return row ? (readRecord(`the setting ${name}`, { 1: schema }, row.value) ?? null) : null;
}

/** Sets a value, in place of an earlier one. */
export function saveSetting(name: string, value: object, now = new Date()): void {
  db.insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } })
    .run();
}
