import { getAddressBlock } from "~/platform/http/client-address.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { payPalVerification } from "./paypal-answers";
import type { PayPalClient } from "./paypal-client.server";

/** How many signatures PayPal is asked about at once. PayPal sends what is not taken again, so nobody waits. */
const mostAtOnce = { ofOneNetwork: 4, inAll: 8 };

/** How many forged events a network may send in a window of so many milliseconds before it is not asked about any more. */
const mostForged = 20;
const window = 10 * 60_000;

/** Networks that are remembered; beyond, the oldest is forgotten. */
const mostRemembered = 10_000;

/** Questions that are being answered, by network. why in memory: whoever forges an event writes nothing here. */
const running = new Map<string, number>();
const forged = new Map<string, { count: number; until: number }>();

/**
 * Asks PayPal whether it signed an event, within what one sender may cost: each question is a request of ours to PayPal, which anybody
 * can cause.
 * @throws TooManyRequests beyond that; PaymentProblem when PayPal cannot be asked.
 */
export async function verifyPayPalSignature(client: PayPalClient, question: string, now: Date): Promise<boolean> {
  const network = getAddressBlock(getRequestContext().clientAddress);
  const refused = forged.get(network);
  if (refused && refused.until > now.getTime() && refused.count >= mostForged)
    throw new TooManyRequests(Math.ceil((refused.until - now.getTime()) / 1000), "Too many forged events");
  const asking = running.get(network) ?? 0;
  const inAll = [...running.values()].reduce((sum, each) => sum + each, 0);
  if (asking >= mostAtOnce.ofOneNetwork || inAll >= mostAtOnce.inAll)
    throw new TooManyRequests(5, "Too many events at once");

  running.set(network, asking + 1);
  try {
    const path = "/v1/notifications/verify-webhook-signature";
    const { verification_status } = await client.ask(payPalVerification, { method: "POST", path, body: question });
    const isTrue = verification_status === "SUCCESS";
    // why forgotten: a network that PayPal's own events come from is none that forges them.
    if (isTrue) forged.delete(network);
    else noteForged(network, now.getTime());
    return isTrue;
  } finally {
    const left = (running.get(network) ?? 1) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
  }
}

function noteForged(network: string, now: number): void {
  const known = forged.get(network);
  const isRunning = known !== undefined && known.until > now;
  forged.delete(network);
  forged.set(network, isRunning ? { ...known, count: known.count + 1 } : { count: 1, until: now + window });
  const [oldest] = forged.keys();
  if (forged.size > mostRemembered && oldest !== undefined) forged.delete(oldest);
}
