import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { attempts } from "#db/schema/users";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { TooManyRequests } from "./too-many-requests";

export interface Limit {
  /** How many attempts a window allows. The window begins with its first attempt. */
  limit: number;
  windowSeconds: number;
}

/** A limit and what it counts: "sign-in:from:203.0.113.7", "projects:12". */
export interface KeyedLimit extends Limit {
  key: string;
}

/** How many ended windows are removed in one write. */
const removedAtOnce = 1_000;

/**
 * Counts one attempt against every one of the limits, or against none. Name the limit that a flood meets first before the others:
 * a refused attempt only reads, up to the first limit that is used up, and writes nothing but a line of the security log, once an hour. Inside of a transaction it is part of it.
 * @throws TooManyRequests when a limit is used up.
 */
export function takeAttempts(limits: readonly KeyedLimit[], what?: string): void {
  requireRemaining(limits, what);
  inTransaction((tx) => {
    // why again: another process may have counted since.
    requireRemaining(limits, what);
    const now = Date.now();
    for (const { key, windowSeconds } of limits) {
      const started = { count: 1, windowEndsAt: new Date(now + windowSeconds * 1000) };
      const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
      tx.insert(attempts)
        .values({ key, ...started })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then ${started.windowEndsAt.getTime()} else ${attempts.windowEndsAt} end`,
          },
        })
        .run();
    }
  });
}

/**
 * Reads only, and counts nothing.
 * @throws TooManyRequests when one of the limits is used up.
 */
export function requireRemaining(limits: readonly KeyedLimit[], what?: string): void {
  const now = Date.now();
  for (const { key, limit } of limits) {
    const row = db.select().from(attempts).where(eq(attempts.key, key)).get();
    const wait = row && row.count >= limit ? row.windowEndsAt.getTime() - now : 0;
    if (wait <= 0) continue;
    // why no more of the key: what follows may be somebody's address.
    recordSecurityEvent("limit-reached", { detail: key.split(":")[0] });
    throw new TooManyRequests(Math.ceil(wait / 1000), what);
  }
}

/** Gives one attempt back: it turned out to be no guess. */
export function giveBackAttempt(key: string): void {
  db.update(attempts)
    .set({ count: sql`max(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key))
    .run();
}

/** Forgets the attempts of some keys, since the person has shown who they are. */
export function clearAttempts(...keys: string[]): void {
  db.delete(attempts).where(inArray(attempts.key, keys)).run();
}

/** Removes the windows that are over, in small writes, so that whoever waits to write gets between them. For the worker's sweep. */
export function removeEndedWindows(now = new Date()): void {
  while (selectEndedWindows(now).run().changes === removedAtOnce);
}

/** The statement behind `removeEndedWindows`. */
export function selectEndedWindows(now: Date) {
  const ended = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.windowEndsAt, now))
    .orderBy(asc(attempts.windowEndsAt))
    .limit(removedAtOnce);
  return db.delete(attempts).where(inArray(attempts.key, ended));
}
