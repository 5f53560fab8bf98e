import { and, desc, eq, gt, gte, lt, lte } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { lots } from "#db/schema";

/**
 * Milliseconds for which a month's sparks stay past its end, while the next month's are not paid. Stripe keeps the invoice of a renewal a draft for an
 * hour, and for three days where it cannot reach us.
 */
const renewalTakes = 3 * 86_400_000;

/**
 * Says of a subscription's newest month that what is left of it stays until the month that follows is granted. Call it whenever the subscription was
 * read, after its grants: an older month, and one after which nothing is awaited, ends on its day.
 * @param isAwaited Whether another month is to be paid for after one that ends then.
 */
export function keepUntilRenewed(tx: Transaction, subscription: string, isAwaited: (end: Date) => boolean): void {
  // why a span: all keys of its lots begin so, and the index on them finds those at once.
  const isTheirs = and(gte(lots.sourceKey, `grant:${subscription}:`), lt(lots.sourceKey, `grant:${subscription};`));
  const theirs = tx.select().from(lots).where(isTheirs).all();
  const newest = Math.max(...theirs.map(({ expiresAt }) => expiresAt?.getTime() ?? 0));
  for (const { id, expiresAt, waitsUntil } of theirs) {
    const waits = expiresAt?.getTime() === newest && isAwaited(expiresAt);
    const until = waits ? newest + renewalTakes : null;
    if (until === (waitsUntil?.getTime() ?? null)) continue;
    tx.update(lots)
      .set({ waitsUntil: until === null ? null : new Date(until) })
      .where(eq(lots.id, id))
      .run();
  }
}

/** When the month ended whose renewal is on its way; undefined where none is. */
export function findAwaitedRenewal(userId: number, now: Date): { since: Date } | undefined {
  const isOver = and(lte(lots.expiresAt, now), gt(lots.waitsUntil, now));
  const found = db
    .select({ since: lots.expiresAt })
    .from(lots)
    .where(and(eq(lots.userId, userId), isOver))
    .orderBy(desc(lots.expiresAt))
    .get();
  return found?.since ? { since: found.since } : undefined;
}
