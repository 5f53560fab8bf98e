import { PaymentProblem } from "./payment-problem";
import type { ExaminedAccount, ExpectedAccount } from "./payment-provider";
import { stripeEventTypes } from "./read-stripe-event.server";
import { stripeAccount, stripeEndpoints, stripeSoldPrice } from "./stripe-answers";
import type { StripeClient } from "./stripe-client.server";

/** The account of our key, with its mode; "?" for one that a restricted key may not read. @throws PaymentProblem */
export async function nameStripeAccount({ stripe, ask, mode }: StripeClient): Promise<string> {
  try {
    const { id } = await ask(stripeAccount, stripe.accounts.retrieveCurrent());
    return `${id}/${mode}`;
  } catch (problem) {
    if (isForbidden(problem)) return `?/${mode}`;
    throw problem;
  }
}

/** How our account stands at Stripe. @throws PaymentProblem where the key does not hold, or Stripe does not answer. */
export async function examineStripe(client: StripeClient, expected: ExpectedAccount): Promise<ExaminedAccount> {
  const { stripe, ask, mode } = client;
  const told = await ask(stripeAccount, stripe.accounts.retrieveCurrent()).catch((problem) => {
    if (isForbidden(problem)) return null;
    throw problem;
  });
  return {
    account: `${told?.id ?? "?"}/${mode}`,
    name: told?.settings?.dashboard?.display_name ?? null,
    takesMoney: told?.charges_enabled ?? true,
    lostPrices: await listLostStripePrices(client, expected.prices),
    webhook: await examineEndpoint(client, expected.webhookUrl),
  };
}

/** Which of our prices Stripe does not sell at any more. @throws PaymentProblem */
export async function listLostStripePrices(
  { stripe, ask }: StripeClient,
  prices: readonly string[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const price of prices) {
    const told = await ask(stripeSoldPrice, stripe.prices.retrieve(price)).catch((problem) => {
      if (problem instanceof PaymentProblem && problem.reason === "missing") return null;
      throw problem;
    });
    if (!told?.active) lost.push(price);
  }
  return lost;
}

async function examineEndpoint({ stripe, ask }: StripeClient, url: string): Promise<ExaminedAccount["webhook"]> {
  try {
    const all = await ask(
      stripeEndpoints,
      stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    const ours = all.filter((endpoint) => endpoint.url === url);
    const running = ours.find(({ status }) => status === "enabled");
    if (!running) return { state: ours.length > 0 ? "off" : "missing", missingEvents: [] };
    const { enabled_events: enabled } = running;
    const missingEvents = enabled.includes("*") ? [] : stripeEventTypes.filter((type) => !enabled.includes(type));
    return { state: "on", missingEvents };
  } catch (problem) {
    if (isForbidden(problem)) return { state: "unknown", missingEvents: [] };
    throw problem;
  }
}

/** A restricted key that may not read something. why by the status: a wrong key is 401. */
function isForbidden(problem: unknown): boolean {
  const cause = problem instanceof PaymentProblem ? problem.cause : null;
  return typeof cause === "object" && cause !== null && "statusCode" in cause && cause.statusCode === 403;
}
