import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts } from "#db/schema";
import { type Furnished, furnish } from "#tests/calls/caller";
import { DescribedSite } from "#tests/calls/described";
import { fuzzedCalls, sendFuzzed } from "#tests/calls/fuzz";
import { serveStripe } from "#tests/mocks/serve-stripe";
import { type BuiltWeb, startBuiltWeb } from "#tests/routes/built-web";

/** `npm run bench` asks for 10,000. The same seed makes the same calls; a failure names the call and how to make it again. */
const calls = Number(process.env.FUZZED_CALLS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 42);

let web: BuiltWeb;
let stripe: Awaited<ReturnType<typeof serveStripe>>;
let site: DescribedSite;
let own: Furnished;

beforeAll(async () => {
  stripe = await serveStripe();
  web = await startBuiltWeb({ STRIPE_SECRET_KEY: "sk_test_that_nobody_may_see", STRIPE_API_BASE: stripe.url });
  site = await DescribedSite.read(web.url);
  own = await furnish(rich);
}, 300_000);
afterAll(async () => {
  await web?.stop();
  await stripe?.stop();
});

const rich = { sparks: 1_000_000, isAdmin: true };

test("no call of a fuzzer gets a 5xx, or an answer that is not described", async () => {
  const succeeded = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fuzzedCalls(site), async (call) => {
      // why: the limits of an hour would answer nearly every call.
      db.delete(attempts).run();
      const response = await sendFuzzed(site, call, own);
      const { status, ok } = response;
      expect(status).toBeLessThan(500);
      expect(await site.findFaults(call.operation, response)).toEqual([]);
      if (ok) succeeded.add(call.operation.name);
      // why: such a call ends the session, or takes away what the next one asks about.
      if (ok && (call.operation.isOpen || call.operation.method === "DELETE")) own = await furnish(rich);
    }),
    { numRuns: calls, seed, interruptAfterTimeLimit: 50 * 60_000, markInterruptAsFailure: true },
  );
  // why: refusals alone would not reach far into the product.
  expect(succeeded.size).toBeGreaterThan(site.operations.length / 2);
}, 3_600_000);
