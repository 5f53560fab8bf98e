import { PaymentProblem } from "./payment-problem";
import type { ExaminedAccount, ExpectedAccount } from "./payment-provider";
import { payPalPlanState, payPalWebhook } from "./paypal-answers";
import type { PayPalClient } from "./paypal-client.server";

/** What the webhook has to be told of. */
const eventTypes: readonly string[] = [
  ...["ACTIVATED", "UPDATED", "SUSPENDED", "CANCELLED", "EXPIRED", "PAYMENT.FAILED"].map(
    (what) => `BILLING.SUBSCRIPTION.${what}`,
  ),
  ...["CHECKOUT.ORDER.APPROVED", "PAYMENT.SALE.COMPLETED", "PAYMENT.SALE.REFUNDED"],
  ...["PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.DECLINED", "PAYMENT.CAPTURE.REFUNDED"],
  ...["CUSTOMER.DISPUTE.CREATED", "CUSTOMER.DISPUTE.UPDATED", "CUSTOMER.DISPUTE.RESOLVED"],
];

/** How our app stands at PayPal. @throws PaymentProblem where its keys do not hold, or PayPal does not answer. */
export async function examinePayPal(client: PayPalClient, expected: ExpectedAccount): Promise<ExaminedAccount> {
  // why first: it signs in, so wrong keys are told as such.
  const webhook = await examineWebhook(client, expected.webhookUrl);
  return {
    account: client.account,
    name: null,
    takesMoney: true,
    lostPrices: await listLostPayPalPlans(client, expected.prices),
    webhook,
  };
}

/** Which of our plans PayPal does not sell any more. @throws PaymentProblem */
export async function listLostPayPalPlans({ ask }: PayPalClient, plans: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const plan of plans) {
    const asked = ask(payPalPlanState, { method: "GET", path: `/v1/billing/plans/${plan}` });
    const told = await asked.catch(allowMissing);
    if (told?.status !== "ACTIVE") lost.push(plan);
  }
  return lost;
}

async function examineWebhook({ ask, webhookId }: PayPalClient, url: string): Promise<ExaminedAccount["webhook"]> {
  // why asked even without an id: it proves the keys.
  const path = `/v1/notifications/webhooks/${webhookId ?? "none"}`;
  const told = await ask(payPalWebhook, { method: "GET", path }).catch(allowMissing);
  if (!told) return { state: "missing", missingEvents: [] };
  if (told.url !== url) return { state: "elsewhere", missingEvents: [] };
  const named = told.event_types.map(({ name }) => name);
  return { state: "on", missingEvents: named.includes("*") ? [] : eventTypes.filter((type) => !named.includes(type)) };
}

function allowMissing(problem: unknown): null {
  if (problem instanceof PaymentProblem && problem.reason === "missing") return null;
  throw problem;
}
