import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import { type PaymentProvider, type PlanPrice, proratesUpgrades } from "~/features/payments/payment-provider";
import { getChargedAmount, getPaidPlan, type PaidPlan } from "~/features/plans/plans";
import { config } from "~/platform/config/config.server";
import { refreshPurchase } from "./refresh-purchase.server";
import { findPrice, runWithPrice } from "./require-price.server";
import type { Subscription } from "./subscription.queries.server";

/** Milliseconds for which a shown price holds. Longer, and somebody could choose the moment from which they pay. */
const offerHolds = 30 * 60_000;

/**
 * What changing to a plan means. An upgrade takes effect and is paid at once, where the provider can count out what it costs; everything else
 * begins with the next period.
 */
export type PlanChange =
  | { kind: "upgrade"; amount: number; currency: string; at: number }
  | { kind: "later" }
  | { kind: "none" };

/** What came of a change. Outdated: the shown price does not hold any more. Agree: it waits for the customer, at that page. */
export type ChangeOutcome = { state: "changed" | "outdated" } | { state: "agree"; url: string };

/** What is known of a change without asking anybody. */
export function findChangeKind({ plan, renewsAs, provider }: Subscription, to: PaidPlan): PlanChange["kind"] {
  if (to.id === renewsAs) return "none";
  const isDearer = to.monthlyPrice > getPaidPlan(plan).monthlyPrice;
  return isDearer && proratesUpgrades[provider] ? "upgrade" : "later";
}

/** What a change costs now. @throws PaymentProblem */
export async function previewPlanChange(
  subscription: Subscription,
  to: PaidPlan,
  now = new Date(),
  provider: PaymentProvider = getPaymentProvider(subscription.provider),
): Promise<PlanChange> {
  const kind = findChangeKind(subscription, to);
  if (kind !== "upgrade") return { kind };
  // why not made here: a page that is only looked at changes nothing. The sweep makes the prices.
  const price = await findPrice(provider, describePrice(subscription, to));
  if (!price) throw new PaymentProblem("unavailable", `${provider.name} has no price for ${to.name} yet.`);
  // why whole seconds: the provider counts in them, and what is shown has to be what is charged.
  const at = Math.floor(now.getTime() / 1000) * 1000;
  const preview = await provider.previewUpgrade({
    subscription: subscription.subscription,
    price,
    at: new Date(at),
  });
  return { kind, ...preview, at };
}

/**
 * Changes the plan of a subscription: to a dearer one at once, for the price that was shown for `at`; to another from the next period on. The same
 * change twice is one.
 * @throws PaymentProblem when the provider cannot be asked, or the payment is declined; nothing was changed then.
 */
export async function changePlan(
  subscription: Subscription,
  to: PaidPlan,
  at: number,
  now = new Date(),
  provider: PaymentProvider = getPaymentProvider(subscription.provider),
): Promise<ChangeOutcome> {
  const { subscription: id } = subscription;
  const kind = findChangeKind(subscription, to);
  if (kind === "upgrade") {
    if (!(at <= now.getTime() && now.getTime() - at <= offerHolds)) return { state: "outdated" };
    await runWithPrice(provider, describePrice(subscription, to), (price) =>
      provider.upgrade({ subscription: id, price, at: new Date(at) }, `upgrade:${id}:${price}:${at}`),
    );
  } else if (kind === "later") {
    const url = await runWithPrice(provider, describePrice(subscription, to), (price) =>
      provider.setNextPrice(id, price, `${config.origin}/billing`),
    );
    if (url) return { state: "agree", url };
  }
  await refreshPurchase(provider, { kind: "subscription", id }, now);
  return { state: "changed" };
}

function describePrice({ billing, currency }: Subscription, to: PaidPlan): PlanPrice {
  return { plan: to.id, billing, amount: getChargedAmount(to, billing), currency };
}
