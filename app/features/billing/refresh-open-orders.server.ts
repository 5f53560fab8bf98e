import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "#db/client";
import { orders } from "#db/schema";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { runSideBySide } from "~/platform/jobs/run-side-by-side";
import { log } from "~/platform/log/log.server";
import { openFor } from "./order.queries.server";
import { refreshOrderOrForget } from "./refresh-order.server";

/** Milliseconds that an order rests at least between two looks; an older one a tenth of its age. */
const shortestPause = 55_000;

/** Orders that are looked at once. */
const sweptAtOnce = 4;

/** Milliseconds after which a plan whose first payment never came is given up, so that it does not come in another month. */
const longestWait = 14 * 24 * 3_600_000;

/** Asks how the orders stand that nobody has told us about: run by the sweep, for where no event arrives. */
export async function refreshOpenOrders(provider: PaymentProvider, now = new Date()): Promise<void> {
  const open = db
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider.name), eq(orders.state, "open"), isNotNull(orders.checkout)))
    .all();
  await runSideBySide(open, sweptAtOnce, async ({ checkout, createdAt, checkedAt }) => {
    const age = now.getTime() - createdAt.getTime();
    const pause = Math.max(shortestPause, age / 10);
    if (!checkout || (checkedAt && now.getTime() - checkedAt.getTime() < pause)) return;
    try {
      const told = await refreshOrderOrForget(provider, checkout, now);
      const isUnpaid = told?.state === "complete" && !told.isPaid;
      // why: a page lapses by itself, and what a card field pays does not. The next look finds it closed.
      if ((told?.clientSecret && age > openFor) || (isUnpaid && age > longestWait))
        await provider.closeCheckout(checkout);
    } catch (error) {
      log.warn({ err: error, checkout }, "an order could not be looked at");
    }
  });
}
