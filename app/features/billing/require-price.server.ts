import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { planPrices } from "#db/schema";
import type { PaymentProvider, PlanPrice } from "~/features/payments/payment-provider";

/** The provider's price for a plan, made when it is first needed. @throws PaymentProblem */
export async function requirePrice(provider: PaymentProvider, wanted: PlanPrice): Promise<string> {
  const { plan, billing, amount, currency } = wanted;
  const isThis = and(
    eq(planPrices.provider, provider.name),
    eq(planPrices.plan, plan),
    eq(planPrices.billing, billing),
    eq(planPrices.amount, amount),
    eq(planPrices.currency, currency),
  );
  const find = () => db.select().from(planPrices).where(isThis).get()?.price;
  const known = find();
  if (known) return known;

  const price = await provider.createPrice({ plan, billing, amount, currency });
  db.insert(planPrices)
    .values({ provider: provider.name, price, plan, billing, amount, currency })
    .onConflictDoNothing()
    .run();
  return find() ?? price;
}
