import { and, eq, inArray, lt } from "drizzle-orm";
import { db } from "#db/client";
import { lots, payments, subscriptions } from "#db/schema";
import { listAllowanceKeys } from "~/features/ledger/grant-plan-allowance.server";
import { findMonthWithin } from "~/features/ledger/monthly-period";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { runSideBySide } from "~/platform/jobs/run-side-by-side";
import { log } from "~/platform/log/log.server";
import { isPastGrace } from "./email-about-subscription.server";
import { refreshPurchase } from "./refresh-purchase.server";
import { isOfAccount, requireAccount } from "./require-account.server";
import type { Subscription } from "./subscription.queries.server";

/** Milliseconds between two readings of one subscription by the sweep. */
const pause = 3_600_000;

/** Subscriptions that are read at once: half of what events may, since both go on at the same time. */
const sweptAtOnce = 4;

/**
 * What no event brings: run by the sweep. A subscription whose running month has no sparks yet (those of a year come month by month, and
 * a period may be paid before it begins), or whose period is over here, is read again; one that is unpaid for 14 days is ended at its provider.
 */
export async function refreshDueSubscriptions(provider: PaymentProvider, now = new Date()): Promise<void> {
  const account = await requireAccount(provider, now);
  const rested = db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider.name),
        inArray(subscriptions.state, ["active", "past_due", "inactive"]),
        lt(subscriptions.readAt, new Date(now.getTime() - pause)),
      ),
    )
    .all();
  await runSideBySide(rested, sweptAtOnce, async (subscription) => {
    if (!isOfAccount(subscription.account, account)) return;
    const isOver = isPastGrace(subscription, now);
    // why those too: they were set aside with another account's keys, and theirs are back.
    const isInactive = subscription.state === "inactive" && subscription.endedAt === null;
    if (!isInactive && !isOver && subscription.periodEnd > now && !lacksMonth(subscription, now)) return;
    // why looked at again: an event may have had it read since the list was made.
    if (wasReadMeanwhile(subscription)) return;
    try {
      if (isOver) await provider.endSubscription(subscription.subscription);
      await refreshPurchase(provider, { kind: "subscription", id: subscription.subscription }, now);
    } catch (error) {
      // why only a warning: the next sweep tries again.
      log.warn({ err: error, subscription: subscription.subscription }, "a subscription could not be read again");
    }
  });
}

function wasReadMeanwhile({ id, readAt }: Subscription): boolean {
  const now = db.select({ readAt: subscriptions.readAt }).from(subscriptions).where(eq(subscriptions.id, id)).get();
  return now !== undefined && now.readAt > readAt;
}

/** Whether the month that runs is paid for and has brought nothing yet. */
function lacksMonth({ provider, subscription }: Subscription, now: Date): boolean {
  const isTheirs = and(eq(payments.provider, provider), eq(payments.subscription, subscription));
  const paid = db
    .select()
    .from(payments)
    .where(and(isTheirs, eq(payments.kind, "period"), eq(payments.state, "completed")))
    .all();
  return paid.some(({ periodStart: start, periodEnd: end, amount, refunded, price }) => {
    const month = start && end && refunded < amount && findMonthWithin({ start, end }, now);
    if (!month) return false;
    const [keys = []] = listAllowanceKeys(subscription, price, month);
    return !db.select({ id: lots.id }).from(lots).where(inArray(lots.sourceKey, keys)).get();
  });
}
