import { createHmac } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { db } from "#db/client";
import { usedAllowances, users } from "#db/schema";
import { config } from "~/platform/config/config.server";
import { getFreeAllowanceKey } from "./grant-free-allowance.server";
import { findLot } from "./grant-lot.server";
import { getMonthlyPeriod } from "./monthly-period";
import type { SparkAccount } from "./spark-account";

/**
 * Notes that an address has had the free sparks of the running month, for the account that goes with this transaction. Otherwise deleting
 * an account and signing up again would bring them anew.
 */
export function noteUsedAllowance(tx: Transaction, user: SparkAccount & { email: string }, now: Date): void {
  const { start, end } = getMonthlyPeriod(user.createdAt, now);
  const begin = tx.select({ at: users.freeSparksFrom }).from(users).where(eq(users.id, user.id)).get()?.at;
  const waits = begin && begin > now ? begin : null;
  const until = findLot(tx, getFreeAllowanceKey(user.id, start)) ? end : waits;
  if (!until) return;
  tx.insert(usedAllowances)
    .values({ addressHash: hashAddress(user.email), until })
    .onConflictDoUpdate({ target: usedAllowances.addressHash, set: { until } })
    .run();
}

/** When the free sparks of an address begin that had them this month; null where they begin at once. */
export function findUsedAllowance(tx: Transaction, email: string, now = new Date()): Date | null {
  const used = tx
    .select()
    .from(usedAllowances)
    .where(eq(usedAllowances.addressHash, hashAddress(email)))
    .get();
  return used && used.until > now ? used.until : null;
}

/** Removes what is over. For the worker's sweep. */
export function removeUsedAllowances(now = new Date()): void {
  db.delete(usedAllowances).where(lte(usedAllowances.until, now)).run();
}

const hashAddress = (email: string) =>
  createHmac("sha256", config.sessionSecret).update(`used allowance of ${email}`).digest("base64url");
