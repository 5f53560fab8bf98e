import { and, count, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { paymentCustomers } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider, ProviderName } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { requireAccount } from "./require-account.server";

/** The customer for this user at the provider's configured account, made at the first purchase. @throws PaymentProblem */
async function requireCustomer(provider: PaymentProvider, user: User): Promise<string> {
  const account = await requireAccount(provider);
  const isTheirs = and(
    eq(paymentCustomers.userId, user.id),
    eq(paymentCustomers.provider, provider.name),
    eq(paymentCustomers.account, account),
  );
  const find = () =>
    db
      .select()
      .from(paymentCustomers)
      .where(and(isTheirs, isNull(paymentCustomers.retiredAt)))
      .get()?.customer;
  const known = find();
  if (known) return known;

  const name = `${user.firstName} ${user.lastName}`.trim();
  const earlier = db.select({ all: count() }).from(paymentCustomers).where(isTheirs).get()?.all;
  const customer = await provider.createCustomer({ userId: user.id, email: user.email, name }, earlier);
  db.insert(paymentCustomers)
    .values({ userId: user.id, provider: provider.name, account, customer })
    .onConflictDoNothing()
    .run();
  return find() ?? customer;
}

/**
 * Does something with the provider's customer for this user. One that was deleted in the provider's dashboard is made again, once; what it
 * paid stays this user's.
 * @throws PaymentProblem
 */
export async function runWithCustomer<Result>(
  provider: PaymentProvider,
  user: User,
  use: (customer: string) => Promise<Result>,
): Promise<Result> {
  const customer = await requireCustomer(provider, user);
  try {
    return await use(customer);
  } catch (error) {
    if (!(error instanceof PaymentProblem && error.lost === "customer")) throw error;
    retireCustomer(provider.name, customer);
    return use(await requireCustomer(provider, user));
  }
}

function retireCustomer(provider: ProviderName, customer: string, now = new Date()): void {
  const isIt = and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customer, customer));
  db.update(paymentCustomers)
    .set({ retiredAt: now })
    .where(and(isIt, isNull(paymentCustomers.retiredAt)))
    .run();
}
