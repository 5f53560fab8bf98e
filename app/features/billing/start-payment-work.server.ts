import { type PaymentProvider, proratesUpgrades } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { endAllBannedPurchases } from "./end-banned-purchases.server";
import { makePlanPrices } from "./make-plan-prices.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { refreshOpenOrders } from "./refresh-open-orders.server";
import { requireAccount } from "./require-account.server";
import { settleDueEvents } from "./settle-events.server";

/** Milliseconds between two looks for events, and between two sweeps. */
const eventInterval = 1_000;
const sweepInterval = 60_000;

/**
 * Works on what a payment provider told us, and on what nobody tells, beside the sparks: whoever paid does not wait for somebody's film, and
 * no spark waits for a provider that does not answer. Nor do events, what somebody is to pay, and subscriptions wait for one another. Returns what
 * stops it.
 */
export function startPaymentWork(provider: PaymentProvider): () => void {
  const stops = [
    repeat(0, () => settleDueEvents(provider)),
    repeat(sweepInterval, async () => {
      await requireAccount(provider);
      await refreshOpenOrders(provider);
    }),
    repeat(sweepInterval, async () => {
      await requireAccount(provider);
      await refreshDueSubscriptions(provider);
      await endAllBannedPurchases(provider.name);
      if (proratesUpgrades[provider.name]) await makePlanPrices(provider);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Does it a second from now, and again so long after, but never twice at once. */
function repeat(interval: number, work: () => Promise<void>): () => void {
  let isWorking = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  async function look(): Promise<void> {
    if (isWorking || performance.now() - begunAt < interval) return;
    isWorking = true;
    begunAt = performance.now();
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, "what a payment provider told could not be worked on");
    } finally {
      isWorking = false;
    }
  }
  const timer = setInterval(() => void look(), eventInterval);
  return () => clearInterval(timer);
}
