import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { log } from "~/platform/log/log.server";
import type { Order } from "./order";

/**
 * How an order stands. Paid: on our record. Confirmed: the provider says that it is paid, and our record follows in a moment. Waiting: nobody
 * has confirmed it. Closed: its page lapsed unpaid.
 */
export type OrderProgress = "paid" | "confirmed" | "waiting" | "closed";

/** Asks the provider where our own record does not say it, and changes nothing. */
export async function findOrderProgress(order: Order): Promise<OrderProgress> {
  if (order.state === "paid") return "paid";
  if (!order.checkout) return order.state === "closed" ? "closed" : "waiting";
  try {
    const told = await getPaymentProvider(order.provider).readCheckout(order.checkout);
    if (told.isPaid) return "confirmed";
    return told.state === "expired" ? "closed" : "waiting";
  } catch (error) {
    log.warn({ err: error, order: order.id }, "an order's state could not be read");
    return "waiting";
  }
}
