import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import { log } from "~/platform/log/log.server";
import type { Order } from "./order";
import { refreshOrder } from "./refresh-order.server";

/**
 * How an order stands. Paid: on our record. Confirmed: the provider says that it is paid, and our record follows in a moment. Waiting: nobody
 * has confirmed it. Closed: its page lapsed unpaid.
 */
export type OrderProgress = "paid" | "confirmed" | "waiting" | "closed";

/**
 * Asks the provider where our own record does not say it. Nothing is changed by that but one thing: an order that its customer agreed to at the
 * provider, which is told by their coming back alone, is completed. Where nobody has come (`isVisit`), that waits.
 * @throws PaymentProblem when the payment is declined.
 */
export async function findOrderProgress(order: Order, isVisit: boolean): Promise<OrderProgress> {
  if (order.state === "paid") return "paid";
  if (!order.checkout) return order.state === "closed" ? "closed" : "waiting";
  try {
    const provider = getPaymentProvider(order.provider);
    const seen = await provider.readCheckout(order.checkout);
    const isAgreed = seen.state === "approved" && order.state === "open";
    if (isAgreed && !isVisit) return "waiting";
    const told = (isAgreed && (await refreshOrder(provider, order.checkout))) || seen;
    if (told.isPaid) return "confirmed";
    return told.state === "expired" || told.state === "approved" ? "closed" : "waiting";
  } catch (error) {
    if (error instanceof PaymentProblem && error.reason === "declined") throw error;
    log.warn({ err: error, order: order.id }, "an order's state could not be read");
    return "waiting";
  }
}
