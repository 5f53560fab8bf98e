import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { users } from "#db/schema";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { grantLot } from "./grant-lot.server";
import { getMonthlyPeriod } from "./monthly-period";
import type { SparkAccount } from "./spark-account";

/**
 * Grants the free plan's sparks of the running month, once, however often it is called: at sign-up, by the sweep and before a hold.
 * Months count from the day of sign-up; what is left expires at the month's end, and months that nobody asked for are not made up. Not while
 * the month of a deleted account of the same address runs, and not before the account's address was proven.
 */
export function grantFreeAllowance(tx: Transaction, user: SparkAccount, now = new Date()): void {
  if (user.plan !== "free" || getSiteSettings().freeMonthlySparks === 0) return;

  const state = selectState(tx).get({ userId: user.id });
  if (state?.unprovenSince || (state?.next && state.next > now)) return;

  const period = getMonthlyPeriod(user.createdAt, now);
  const isFirst = period.start.getTime() === user.createdAt.getTime();
  grantLot(tx, {
    userId: user.id,
    kind: isFirst ? "welcome" : "plan",
    amount: getSiteSettings().freeMonthlySparks,
    sourceKey: getFreeAllowanceKey(user.id, period.start),
    expiresAt: period.end,
    actor: "system",
    reason: isFirst ? "Welcome: the first month's free sparks" : "The month's free sparks",
    now,
  });
  tx.update(users).set({ freeSparksFrom: period.end }).where(eq(users.id, user.id)).run();
}

const selectState = keepQuery((tx) =>
  tx
    .select({ next: users.freeSparksFrom, unprovenSince: users.unprovenSince })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(),
);

/** The subscription that a free account has with us is the account itself. */
export function getFreeAllowanceKey(userId: number, periodStart: Date): string {
  return `grant:free-${userId}:${periodStart.toISOString().slice(0, 10)}`;
}
