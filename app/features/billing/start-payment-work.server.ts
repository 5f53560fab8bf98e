import { type PaymentProvider, proratesUpgrades } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
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
 * no spark waits for a provider that does not answer. Returns what stops it.
 */
export function startPaymentWork(provider: PaymentProvider): () => void {
  let isWorking = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function work() {
    if (isWorking) return;
    isWorking = true;
    try {
      await settleDueEvents(provider);
      if (performance.now() - sweptAt < sweepInterval) return;
      sweptAt = performance.now();
      await requireAccount(provider);
      await refreshOpenOrders(provider);
      await refreshDueSubscriptions(provider);
      if (proratesUpgrades[provider.name]) await makePlanPrices(provider);
    } catch (error) {
      log.error({ err: error }, "what a payment provider told could not be worked on");
    } finally {
      isWorking = false;
    }
  }

  const timer = setInterval(() => void work(), eventInterval);
  return () => clearInterval(timer);
}
