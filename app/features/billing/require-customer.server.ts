import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { paymentCustomers } from "#db/schema";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";

/** The provider's customer for this account, made at the first purchase. @throws PaymentProblem */
export async function requireCustomer(provider: PaymentProvider, user: User): Promise<string> {
  const isTheirs = and(eq(paymentCustomers.userId, user.id), eq(paymentCustomers.provider, provider.name));
  const find = () => db.select().from(paymentCustomers).where(isTheirs).get()?.customer;
  const known = find();
  if (known) return known;

  const name = `${user.firstName} ${user.lastName}`.trim();
  const customer = await provider.createCustomer({ userId: user.id, email: user.email, name });
  db.insert(paymentCustomers)
    .values({ userId: user.id, provider: provider.name, customer })
    .onConflictDoNothing()
    .run();
  return find() ?? customer;
}
