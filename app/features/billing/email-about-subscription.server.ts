import { eq } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { subscriptions } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { getPaidPlan, getPlanName } from "~/features/plans/plans";
import { wasEmailed } from "~/platform/email/send-email.server";
import { formatDay } from "./format-day";
import type { Subscription } from "./subscription.queries.server";

const day = 24 * 3_600_000;

/** Days that a renewal may stay unpaid before the subscription ends, and those after which its customer is reminded. */
const graceDays = 14;
const remindedAfter = [0, 2, 7];

/** Milliseconds for which a subscription is news. */
const newsFor = 7 * day;

/** Whether a renewal is unpaid for so long that the subscription ends. */
export function isPastGrace({ state, pastDueSince }: Subscription, now: Date): boolean {
  return state === "past_due" && pastDueSince !== null && pastDueSince.getTime() + graceDays * day <= now.getTime();
}

/** Welcomes whoever has a new subscription that is paid, and tells whose plan has ended because it was not. Each once. */
export function emailAboutSubscription(
  tx: Transaction,
  before: Subscription | undefined,
  { isPaid, ...after }: Subscription & { isPaid: boolean },
  now: Date,
): void {
  const { userId, provider, subscription, plan, state, createdAt, periodEnd } = after;
  if (state === "active" && isPaid && now.getTime() - createdAt.getTime() < newsFor) {
    const { name, sparks } = getPaidPlan(plan);
    const data = { plan: name, sparks, renewsOn: formatDay(periodEnd) };
    emailUserLater(tx, { key: `welcome:${provider}:${subscription}`, userId, kind: "subscriptionWelcome", data }, now);
  }
  if (state === "cancelled" && before && isPastGrace(before, now)) emailPastDue(tx, before, graceDays, now);
}

/** Reminds everybody whose renewal is not paid: on its day, after two and after seven days, each once. Run by the sweep. */
export function remindPastDue(now = new Date()): void {
  for (const subscription of db.select().from(subscriptions).where(eq(subscriptions.state, "past_due")).all()) {
    const since = subscription.pastDueSince?.getTime() ?? now.getTime();
    const days = remindedAfter.findLast((each) => since + each * day <= now.getTime());
    if (days === undefined || wasEmailed(getPastDueKey(subscription, days))) continue;
    inTransaction((tx) => emailPastDue(tx, subscription, days, now));
  }
}

function emailPastDue(tx: Transaction, subscription: Subscription, days: number, now: Date): void {
  const { userId, plan, pastDueSince } = subscription;
  const endsOn = formatDay(new Date((pastDueSince ?? now).getTime() + graceDays * day));
  const data = { plan: getPlanName(plan), days, endsOn };
  emailUserLater(tx, { key: getPastDueKey(subscription, days), userId, kind: "pastDue", data }, now);
}

function getPastDueKey({ provider, subscription, pastDueSince }: Subscription, days: number): string {
  return `past-due:${provider}:${subscription}:${pastDueSince?.toISOString()}:${days}`;
}
