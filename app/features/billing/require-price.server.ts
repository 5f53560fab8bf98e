import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { planPrices } from "#db/schema";
import type { PaymentProvider, PlanPrice } from "~/features/payments/payment-provider";

/** The provider's price for a plan, as far as it was made already. */
export function findPrice(provider: PaymentProvider, wanted: PlanPrice): string | undefined {
  const { plan, billing, amount, currency } = wanted;
  const isThis = and(
    eq(planPrices.provider, provider.name),
    eq(planPrices.plan, plan),
    eq(planPrices.billing, billing),
    eq(planPrices.amount, amount),
    eq(planPrices.currency, currency),
  );
  return db.select().from(planPrices).where(isThis).get()?.price;
}

/** The provider's price for a plan, made when it is first needed. @throws PaymentProblem */
export async function requirePrice(provider: PaymentProvider, wanted: PlanPrice): Promise<string> {
  const known = findPrice(provider, wanted);
  if (known) return known;

  const { plan, billing, amount, currency } = wanted;
  const price = await provider.createPrice({ plan, billing, amount, currency });
  db.insert(planPrices)
    .values({ provider: provider.name, price, plan, billing, amount, currency })
    .onConflictDoNothing()
    .run();
  return findPrice(provider, wanted) ?? price;
}
