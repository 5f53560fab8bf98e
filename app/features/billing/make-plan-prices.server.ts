import type { PaymentProvider } from "~/features/payments/payment-provider";
import { getChargedAmount, listPaidPlans } from "~/features/plans/plans";
import { requirePrice } from "./require-price.server";

/** Has the provider know the price of each plan, so that a page that only shows what a change costs makes none. @throws PaymentProblem */
export async function makePlanPrices(provider: PaymentProvider): Promise<void> {
  for (const plan of listPaidPlans()) {
    for (const billing of ["monthly", "annual"] as const) {
      const amount = getChargedAmount(plan, billing);
      await requirePrice(provider, { plan: plan.id, billing, amount, currency: "usd" });
    }
  }
}
