import type { Purchase } from "./payment-provider";

/** What a refund under the guarantee says of itself, so that it is told from one that was made by hand. */
export const guaranteeReason = "money-back-guarantee";

/** What a subscription says that we ended. One that its customer ended at PayPal runs to the end of what is paid. */
export const endedByUs = "Ended by Sparkwright";

export const isSubscription = (id: string) => id.startsWith("I-");

export function describePurchase(id: string): Purchase {
  return { kind: isSubscription(id) ? "subscription" : "pack", id };
}

/** What we wrote on it: the customer and the order. */
export function readCustomId(text: string | null | undefined): { customer: string; orderId: number } {
  const [, customer = "", order] = /^(.+)\/(\d+)$/.exec(text ?? "") ?? [];
  return { customer, orderId: Number(order) };
}

/** A period's payment has one id, however often it was tried. */
export const nameInvoice = (subscription: string, period: number) => `${subscription}:${period}`;

export function readInvoiceId(invoice: string): { subscription: string; period: number } {
  const [subscription = "", period] = invoice.split(":");
  return { subscription, period: Number(period) };
}
