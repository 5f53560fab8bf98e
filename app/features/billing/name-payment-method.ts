import type { payments } from "#db/schema";

/** How something was paid: as its provider told it, else by the provider. */
export function namePaymentMethod({
  paidBy,
  provider,
}: Pick<typeof payments.$inferSelect, "paidBy" | "provider">): string {
  return paidBy ?? { stripe: "Card", paypal: "PayPal" }[provider];
}
