import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { aStripe } from "#tests/factories/billing";
import type { InMemoryStripe } from "./in-memory-stripe";

/** Each test of the file has a Stripe of its own, at Stripe's address and in today's time. `begin` is what else each begins with. */
export function answerAsStripe(begin: (stripe: InMemoryStripe) => Promise<void>): void {
  let stripe: InMemoryStripe;
  const server = setupServer(http.all("https://api.stripe.com/*", ({ request }) => stripe.handle(request)));
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterAll(() => server.close());
  beforeEach(async () => {
    stripe = aStripe();
    stripe.now = new Date();
    await begin(stripe);
  });
}
