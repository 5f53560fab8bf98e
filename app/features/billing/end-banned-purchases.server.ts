import { and, eq, exists, inArray, isNotNull, or } from "drizzle-orm";
import { db } from "#db/client";
import { orders, subscriptions, users } from "#db/schema";
import type { ProviderName } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { endPurchases, hasOpenPurchases } from "./end-purchases.server";

/**
 * Ends what a banned account pays for, when its ban says. Answers whether it is so: what a provider does not do is asked for again by
 * the sweep, since the ban holds either way.
 */
export async function endBannedPurchases(userId: number, now = new Date()): Promise<boolean> {
  const user = db.select({ id: users.id, banEnds: users.banEnds }).from(users).where(eq(users.id, userId)).get();
  if (!user?.banEnds || !hasOpenPurchases(user, user.banEnds)) return true;
  try {
    await endPurchases(user, now, user.banEnds);
  } catch (error) {
    log.error({ err: error, userId }, "what a banned account pays for could not be ended yet");
  }
  return !hasOpenPurchases(user, user.banEnds);
}

/** The same for every banned account with something open at this provider. Run by the sweep. */
export async function endAllBannedPurchases(provider: ProviderName, now = new Date()): Promise<void> {
  const runs = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, users.id),
        eq(subscriptions.provider, provider),
        inArray(subscriptions.state, ["active", "past_due"]),
      ),
    );
  const waits = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), eq(orders.provider, provider), eq(orders.state, "open")));
  const banned = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.banEnds), or(exists(runs), exists(waits))))
    .all();
  for (const { id } of banned) await endBannedPurchases(id, now);
}
