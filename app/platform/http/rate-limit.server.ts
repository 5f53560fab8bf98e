import { eq, lt } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { attempts } from "#db/schema";

export interface Limit {
  /** How many attempts a window allows. */
  limit: number;
  windowSeconds: number;
}

/** Counts an attempt, if the window has room for one more. The window begins with its first attempt. */
export function takeAttempt(key: string, { limit, windowSeconds }: Limit) {
  const now = Date.now();
  return inTransaction((tx) => {
    const row = tx.select().from(attempts).where(eq(attempts.key, key)).get();
    if (!row || row.windowEndsAt.getTime() <= now) {
      tx.delete(attempts)
        .where(lt(attempts.windowEndsAt, new Date(now)))
        .run();
      const started = { count: 1, windowEndsAt: new Date(now + windowSeconds * 1000) };
      tx.insert(attempts)
        .values({ key, ...started })
        .onConflictDoUpdate({ target: attempts.key, set: started })
        .run();
      return { allowed: true, retryAfterSeconds: 0 };
    }
    if (row.count >= limit) {
      return { allowed: false, retryAfterSeconds: Math.ceil((row.windowEndsAt.getTime() - now) / 1000) };
    }
    tx.update(attempts)
      .set({ count: row.count + 1 })
      .where(eq(attempts.key, key))
      .run();
    return { allowed: true, retryAfterSeconds: 0 };
  });
}

/** Whether the window has room for one more, without counting one. */
export function attemptsLeft(key: string, { limit }: Limit) {
  const row = db.select().from(attempts).where(eq(attempts.key, key)).get();
  const wait = row && row.count >= limit ? row.windowEndsAt.getTime() - Date.now() : 0;
  return { allowed: wait <= 0, retryAfterSeconds: Math.max(0, Math.ceil(wait / 1000)) };
}

/** Gives one attempt back: it turned out to be no guess. */
export function returnAttempt(key: string): void {
  inTransaction((tx) => {
    const row = tx.select().from(attempts).where(eq(attempts.key, key)).get();
    if (row && row.count > 0) {
      tx.update(attempts)
        .set({ count: row.count - 1 })
        .where(eq(attempts.key, key))
        .run();
    }
  });
}

/** Forgets the attempts of a key, since the person has shown who they are. */
export function clearAttempts(key: string): void {
  db.delete(attempts).where(eq(attempts.key, key)).run();
}
