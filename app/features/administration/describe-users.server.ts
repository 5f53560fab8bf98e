import { describeStatus } from "~/features/billing/find-billing.server";
import type { User } from "~/platform/auth/user";
import { countContent, findBalances, findPaymentMethods, findRunningSubscriptions } from "./user.queries.server";

/** Accounts as the list has them, in their order. */
export function describeUsers(users: readonly User[], now = new Date()) {
  const ids = users.map(({ id }) => id);
  const balances = findBalances(ids, now);
  const subscriptions = findRunningSubscriptions(ids);
  return users.map(({ id, email, firstName, lastName, isAdmin, bannedAt, plan, createdAt }) => {
    const { left, used } = balances.get(id) ?? { left: 0, used: 0 };
    const subscription = subscriptions.get(id);
    const renews = subscription && !subscription.cancelsAtPeriodEnd;
    return {
      ...{ id, email, firstName, lastName, isAdmin, isBanned: bannedAt !== null, plan, createdAt },
      sparks: { left, used, total: left + used },
      subscription: subscription ? describeStatus(subscription) : null,
      nextBillingDate: renews ? subscription.periodEnd : null,
    };
  });
}

export type DescribedUser = ReturnType<typeof describeUsers>[number];

/** Accounts as the call answers them. */
export function answerUsers(users: readonly User[], now = new Date()) {
  const ids = users.map(({ id }) => id);
  const methods = findPaymentMethods(ids);
  const made = countContent(ids);
  return describeUsers(users, now).map(({ sparks, plan, createdAt, nextBillingDate, subscription: _, ...user }) => {
    const { caption = 0, ...content } = made.get(user.id) ?? {};
    return {
      ...user,
      subscriptionPlan: plan,
      sparks: sparks.total,
      sparksUsed: sparks.used,
      nextBillingDate: nextBillingDate?.toISOString() ?? null,
      paymentMethod: methods.get(user.id) ?? null,
      contentStats: { blog: 0, image: 0, video: 0, ...content, captions: caption },
      createdAt: createdAt.toISOString(),
    };
  });
}
