import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { paymentCustomers } from "#db/schema";
import type { ProviderName } from "~/features/payments/payment-provider";

/** Whose account a provider's customer is; undefined for a customer that is none of ours. */
export function findCustomerUser(
  tx: Pick<Transaction, "select">,
  provider: ProviderName,
  customer: string,
): number | undefined {
  return tx
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customer, customer)))
    .get()?.userId;
}
