import { and, count, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { planPrices } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider, PlanPrice, ProviderName } from "~/features/payments/payment-provider";
import { requireAccount } from "./require-account.server";

/** The price for a plan at the configured account, as far as it was made already. @throws PaymentProblem */
export async function findPrice(provider: PaymentProvider, wanted: PlanPrice): Promise<string | undefined> {
  return selectPrice(provider.name, await requireAccount(provider), wanted);
}

/** The provider's price for a plan, made when it is first needed. @throws PaymentProblem */
export async function requirePrice(provider: PaymentProvider, wanted: PlanPrice): Promise<string> {
  const account = await requireAccount(provider);
  const known = selectPrice(provider.name, account, wanted);
  if (known) return known;

  const { plan, billing, amount, currency } = wanted;
  const earlier = db
    .select({ all: count() })
    .from(planPrices)
    .where(isFor(provider.name, account, wanted))
    .get()?.all;
  const price = await provider.createPrice({ plan, billing, amount, currency }, earlier);
  db.insert(planPrices)
    .values({ provider: provider.name, account, price, plan, billing, amount, currency })
    .onConflictDoNothing()
    .run();
  return selectPrice(provider.name, account, wanted) ?? price;
}

/**
 * Does something with the price of a plan. One that the provider does not sell at any more, whoever took it away there, is made again, once.
 * @throws PaymentProblem
 */
export async function runWithPrice<Result>(
  provider: PaymentProvider,
  wanted: PlanPrice,
  use: (price: string) => Promise<Result>,
): Promise<Result> {
  const price = await requirePrice(provider, wanted);
  try {
    return await use(price);
  } catch (error) {
    if (!(error instanceof PaymentProblem && error.lost === "price")) throw error;
    retirePrice(provider.name, price);
    return use(await requirePrice(provider, wanted));
  }
}

/** From now on nothing new is sold at this price; subscriptions that have it keep it. */
export function retirePrice(provider: ProviderName, price: string, now = new Date()): void {
  db.update(planPrices)
    .set({ retiredAt: now })
    .where(and(eq(planPrices.provider, provider), eq(planPrices.price, price), isNull(planPrices.retiredAt)))
    .run();
}

/** The prices that are sold at an account. */
export function listPrices(provider: ProviderName, account: string): string[] {
  const isTheirs = and(eq(planPrices.provider, provider), eq(planPrices.account, account));
  return db
    .select({ price: planPrices.price })
    .from(planPrices)
    .where(and(isTheirs, isNull(planPrices.retiredAt)))
    .all()
    .map(({ price }) => price);
}

function selectPrice(provider: ProviderName, account: string, wanted: PlanPrice): string | undefined {
  const isSold = and(isFor(provider, account, wanted), isNull(planPrices.retiredAt));
  return db.select().from(planPrices).where(isSold).get()?.price;
}

function isFor(provider: ProviderName, account: string, { plan, billing, amount, currency }: PlanPrice) {
  return and(
    and(eq(planPrices.provider, provider), eq(planPrices.account, account)),
    and(eq(planPrices.plan, plan), eq(planPrices.billing, billing)),
    and(eq(planPrices.amount, amount), eq(planPrices.currency, currency)),
  );
}
