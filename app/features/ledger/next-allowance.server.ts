import { config } from "~/platform/config/config.server";
import { monthlyPeriod } from "./monthly-period";
import type { Wallet } from "./wallet";

/** The next sparks that come by themselves: the free plan's of the next month; null where a payment brings them, or nothing does. */
export function nextAllowance(user: Wallet, now = new Date()): { sparks: number; at: Date } | null {
  if (user.plan !== "free" || config.freeMonthlySparks === 0) return null;
  return { sparks: config.freeMonthlySparks, at: monthlyPeriod(user.createdAt, now).end };
}
