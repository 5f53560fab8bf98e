import { sql } from "drizzle-orm";
import { db } from "#db/client";
import { lastEvents } from "#db/schema";
import { log } from "~/platform/log/log.server";

export interface LastEvent {
  at: Date;
  detail: string | null;
}

/** The name under which a backup is noted; db/backup.ts writes it. */
export const backupEvent = "backup";

/** The name under which the last test e-mail is noted: why it was not taken, or nothing where it was. */
export const emailTestEvent = "email-test";

/** The name under which an engine's last answer, or its last failure, is noted. */
export const getProviderEvent = (engine: string, outcome: "delivered" | "failed") => `provider:${engine}:${outcome}`;

/**
 * Notes that something happened just now, in place of the last time. What it tells of goes on where it cannot be written.
 * @param detail Never a secret, a prompt or an answer.
 */
export function noteEvent(name: string, detail: string | null = null, now = new Date()): void {
  try {
    db.insert(lastEvents)
      .values({ name, at: now, detail })
      .onConflictDoUpdate({ target: lastEvents.name, set: { at: sql`excluded.at`, detail: sql`excluded.detail` } })
      .run();
  } catch (error) {
    log.warn({ err: error, name }, "an event could not be noted");
  }
}

/** When everything that is noted last happened, by its name. */
export function findLastEvents(): Map<string, LastEvent> {
  const rows = db.select().from(lastEvents).all();
  return new Map(rows.map(({ name, at, detail }) => [name, { at, detail }]));
}
