import type { Purchase } from "./payment-provider";

/** What a refund under the guarantee says of itself, so that it is told from one that was made by hand. */
export const guaranteeReason = "money-back-guarantee";

/** What a subscription says that we ended. One that its customer ended at PayPal runs to the end of what is paid. */
export const endedByUs = "Ended by Sparkwright";

export const isSubscription = (id: string) => id.startsWith("I-");

export function describePurchase(id: string): Purchase {
  return { kind: isSubscription(id) ? "subscription" : "pack", id };
}

/** What we write on it: the site, the customer and the order. */
export const writeCustomId = (installation: string, customer: string, orderId: number) =>
  `${installation}/${customer}/${orderId}`;

/** What we wrote on it. What is older does not name the site. */
export function readCustomId(text: string | null | undefined) {
  const [, installation = "", customer = "", order] = /^(?:([a-z0-9]+)\/)?([^/]+)\/(\d+)$/.exec(text ?? "") ?? [];
  return { installation, customer, orderId: Number(order) };
}

/** What a refund says of itself. PayPal gives back no slashes there. */
export const writeRefundId = (installation: string, reason: string) => `${installation}.${reason}`;

export const isGuaranteeRefund = (text: string | null | undefined) =>
  text === guaranteeReason || Boolean(text?.endsWith(`.${guaranteeReason}`));

/** A period's payment has one id, however often it was tried. */
export const nameInvoice = (subscription: string, period: number) => `${subscription}:${period}`;

export function readInvoiceId(invoice: string): { subscription: string; period: number } {
  const [subscription = "", period] = invoice.split(":");
  return { subscription, period: Number(period) };
}
