import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { paymentEvents } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { visitorRequest } from "#tests/factories/requests";
import { InMemoryStripe, testWebhookSecret } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import * as webhook from "~/routes/webhooks/stripe";

vi.hoisted(() => {
  process.env.STRIPE_WEBHOOK_SECRET = "whsec_test_that_nobody_may_see";
});

let stripe: InMemoryStripe;
beforeEach(() => {
  stripe = new InMemoryStripe();
  stripe.now = new Date();
  db.delete(paymentEvents).run();
});

const paid = { id: "evt_1", type: "invoice.paid", object: { id: "in_1" } };

async function post(body: string, signature: string | null) {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (signature) headers.set("Stripe-Signature", signature);
  const request = visitorRequest("/webhooks/stripe", { method: "POST", body, headers });
  return (await answerOf(webhook.action, request)).status;
}
const deliver = (event = paid, at = stripe.now, secret = testWebhookSecret) => {
  const { body, signature } = stripe.sign(event, at, secret);
  return post(body, signature);
};
const kept = () => db.select().from(paymentEvents).all();

test("an event that Stripe signed is kept for the worker, once however often it comes", async () => {
  for (let time = 0; time < 3; time += 1) expect(await deliver()).toBe(200);
  expect(kept()).toEqual([
    expect.objectContaining({
      ...{ provider: "stripe", event: "evt_1", type: "invoice.paid", subjectKind: "invoice", subject: "in_1" },
      ...{ settledAt: null, tries: 0 },
    }),
  ]);
});

test("an event of a type that does not concern us is kept as settled", async () => {
  expect(await deliver({ id: "evt_2", type: "customer.tax_id.created", object: { id: "txi_1" } })).toBe(200);
  expect(kept()).toEqual([expect.objectContaining({ event: "evt_2", subject: null, settledAt: expect.any(Date) })]);
});

test.each(["__proto__", "constructor", "toString"])("an event of the type %s is answered and ignored", async (type) => {
  expect(await deliver({ id: "evt_3", type, object: { id: "in_1" } })).toBe(200);
  expect(kept()).toEqual([expect.objectContaining({ type, subject: null, settledAt: expect.any(Date) })]);
});

describe("400, and nothing is written, for one", () => {
  const refused = async (work: () => Promise<number>) => {
    let status = 0;
    const changes = await changesDuring(async () => {
      status = await work();
    });
    expect([status, changes]).toEqual([400, 0]);
  };
  test("without a signature", () => refused(() => post(stripe.sign(paid).body, null)));
  test("that somebody else signed", () => refused(() => deliver(paid, stripe.now, "whsec_of_somebody_else")));
  test("that was altered on its way", () => {
    const { body, signature } = stripe.sign(paid);
    return refused(() => post(body.replace("in_1", "in_2"), signature));
  });
  test("that is more than five minutes old", () =>
    refused(() => deliver(paid, new Date(stripe.now.getTime() - 301_000))));
  test("whose signature is broken", () => refused(() => post(stripe.sign(paid).body, "t=1,v1=,v0=x,,=")));
  test("that is signed and no JSON", () => {
    const { signature } = stripe.sign(paid);
    return refused(() => post("{", signature));
  });
  test("that is signed and no event", () => {
    const empty = { id: undefined, type: undefined, object: {} } as unknown as typeof paid;
    return refused(() => deliver(empty));
  });
});

test("413 for a body beyond 1 MB, and nothing is written", async () => {
  const changes = await changesDuring(async () => {
    expect(await post("a".repeat(1024 * 1024 + 1), "t=1,v1=x")).toBe(413);
  });
  expect(changes).toBe(0);
});

test("nothing is answered to a GET", async () => {
  expect((await answerOf(webhook.loader, visitorRequest("/webhooks/stripe"))).status).toBe(405);
});
