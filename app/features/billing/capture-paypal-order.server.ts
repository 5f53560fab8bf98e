import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { User } from "~/platform/auth/user";
import { findOrderOfCheckout } from "./order.queries.server";
import type { CaptureStatus } from "./paypal.calls";
import { refreshOrder } from "./refresh-order.server";

/** Takes the money of an order of this user's that they agreed to at PayPal, once; null where they have no such order. @throws PaymentProblem */
export async function capturePayPalOrder(user: User, checkout: string): Promise<CaptureStatus | null> {
  const provider = findPaymentProvider("paypal");
  if (!provider || !findOrderOfCheckout(user, "paypal", checkout)) return null;
  const told = await refreshOrder(provider, checkout);
  if (told?.isPaid) return "COMPLETED";
  if (told?.state === "complete") return "PENDING";
  return told?.state === "open" ? "CREATED" : "VOIDED";
}
