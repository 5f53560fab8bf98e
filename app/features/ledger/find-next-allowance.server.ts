import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { getMonthlyPeriod } from "./monthly-period";
import type { SparkAccount } from "./spark-account";

/** The next sparks that come by themselves: the free plan's of the next month; null where a payment brings them, or nothing does. */
export function findNextAllowance(user: SparkAccount, now = new Date()): { sparks: number; at: Date } | null {
  if (user.plan !== "free" || getSiteSettings().freeMonthlySparks === 0) return null;
  const begin = db.select({ at: users.freeSparksFrom }).from(users).where(eq(users.id, user.id)).get()?.at;
  const at = begin && begin > now ? begin : getMonthlyPeriod(user.createdAt, now).end;
  return { sparks: getSiteSettings().freeMonthlySparks, at };
}
