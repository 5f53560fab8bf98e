import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { paymentEvents } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { visitorRequest } from "#tests/factories/requests";
import { InMemoryPayPal, type PayPalEvent } from "#tests/mocks/in-memory-paypal";
import { answerOf } from "#tests/routes/studio/answer-of";
import * as webhook from "~/routes/webhooks/paypal";

vi.hoisted(() => {
  process.env.PAYPAL_CLIENT_ID = "AaClientOfTheTests";
  process.env.PAYPAL_CLIENT_SECRET = "EeSecretThatNobodyMaySee";
  process.env.PAYPAL_WEBHOOK_ID = "8PT597110X";
});

let paypal: InMemoryPayPal;
const server = setupServer(http.all("https://api-m.paypal.com/*", ({ request }) => paypal.handle(request)));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());
beforeEach(() => {
  paypal = new InMemoryPayPal();
  paypal.now = new Date();
  db.delete(paymentEvents).run();
});

const paid = { id: "WH-1", event_type: "BILLING.SUBSCRIPTION.ACTIVATED", resource: { id: "I-1", plan_id: "P-1" } };

async function post(body: string, headers: Record<string, string>) {
  const request = visitorRequest("/webhooks/paypal", { method: "POST", body, headers: new Headers(headers) });
  return (await answerOf(webhook.action, request)).status;
}
const deliver = (event: PayPalEvent = paid, at?: Date) => {
  const { body, headers } = paypal.sign(event, at);
  return post(body, headers);
};
const kept = () => db.select().from(paymentEvents).all();

test("an event that PayPal signed is kept for the worker, once however often it comes", async () => {
  for (let time = 0; time < 3; time += 1) expect(await deliver()).toBe(200);
  expect(kept()).toEqual([
    expect.objectContaining({
      ...{ provider: "paypal", event: "WH-1", type: paid.event_type, subjectKind: "checkout", subject: "I-1" },
      ...{ settledAt: null, tries: 0 },
    }),
  ]);
});

test("PayPal is asked about all of an event, also what we do not read", async () => {
  const event = { ...paid, create_time: "2026-11-23T10:00:00Z", summary: "A subscription was activated" };
  expect(await deliver(event)).toBe(200);
});

test.each([
  ["CHECKOUT.ORDER.APPROVED", { id: "5O1" }, "checkout", "5O1"],
  ["PAYMENT.SALE.COMPLETED", { id: "8M1", billing_agreement_id: "I-1" }, "checkout", "I-1"],
  ["PAYMENT.SALE.REFUNDED", { id: "R1", sale_id: "8M1" }, "refund", "R1"],
  ["PAYMENT.CAPTURE.COMPLETED", { id: "8M1" }, "charge", "8M1"],
  ["PAYMENT.CAPTURE.REFUNDED", { id: "R1" }, "refund", "R1"],
  ["CUSTOMER.DISPUTE.CREATED", { dispute_id: "PP-D-1" }, "dispute", "PP-D-1"],
])("%s says what is to be read again", async (event_type, resource, subjectKind, subject) => {
  await deliver({ id: "WH-2", event_type, resource });
  expect(kept()).toEqual([expect.objectContaining({ subjectKind, subject, settledAt: null })]);
});

test.each([
  [
    "of a type that does not concern us",
    { id: "WH-3", event_type: "VAULT.CREDIT-CARD.CREATED", resource: { id: "C" } },
  ],
  ["whose subject is no id", { ...paid, resource: { id: "../../v1/oauth2/token" } }],
])("an event %s is kept as settled", async (_, event) => {
  expect(await deliver(event)).toBe(200);
  expect(kept()).toEqual([expect.objectContaining({ subject: null, settledAt: expect.any(Date) })]);
});

describe("400, and nothing is written, for one", () => {
  const refused = async (work: () => Promise<number>) => {
    let status = 0;
    const changes = await changesDuring(async () => {
      status = await work();
    });
    expect([status, changes]).toEqual([400, 0]);
  };
  const asked = () => paypal.asked.filter((each) => each.endsWith("verify-webhook-signature")).length;

  test("without a signature, which PayPal is not asked about", async () => {
    await refused(() => post(paypal.sign(paid).body, {}));
    expect(asked()).toBe(0);
  });
  test("that somebody else signed", async () => {
    const { body, headers } = paypal.sign(paid);
    await refused(() => post(body, { ...headers, "PAYPAL-TRANSMISSION-SIG": "c29tZWJvZHk=" }));
    expect(asked()).toBeGreaterThan(0);
  });
  test("that was altered on its way", () => {
    const { body, headers } = paypal.sign(paid);
    return refused(() => post(body.replace("I-1", "I-2"), headers));
  });
  test("that was signed more than four days ago", async () => {
    await refused(() => deliver(paid, new Date(Date.now() - 4.1 * 86_400_000)));
    expect(asked()).toBe(0);
  });
  test("whose certificate lies elsewhere", async () => {
    const { body, headers } = paypal.sign(paid);
    for (const url of ["https://api.paypal.com.evil.example/v1", "http://api.paypal.com/v1", "https://evil.example/"])
      await refused(() => post(body, { ...headers, "PAYPAL-CERT-URL": url }));
    expect(asked()).toBe(0);
  });
  test("that is no JSON, or no event", async () => {
    const { headers } = paypal.sign(paid);
    for (const body of ["{", "[]", "null", '{"id":"WH-1"}']) await refused(() => post(body, headers));
    expect(asked()).toBe(0);
  });
  test("of many small parts, which is neither parsed nor asked about", async () => {
    const { body, headers } = paypal.sign(paid);
    await refused(() => post(body.replace("{", `{"more":[${"{},".repeat(5_000)}{}],`), headers));
    expect(asked()).toBe(0);
  });
});

describe("PayPal is asked only so much for one sender", () => {
  const asked = () => paypal.asked.filter((each) => each.endsWith("verify-webhook-signature")).length;
  const forge = () => {
    const { body, headers } = paypal.sign(paid);
    return post(body, { ...headers, "PAYPAL-TRANSMISSION-SIG": "c29tZWJvZHk=" });
  };

  test("after 20 forged events nothing is asked for ten minutes; nothing is written, and true ones are sent again", async () => {
    await deliver();
    const before = asked();
    const changes = await changesDuring(async () => {
      for (let time = 0; time < 20; time += 1) expect(await forge()).toBe(400);
      expect([await forge(), await deliver()]).toEqual([429, 429]);
    });
    expect([asked() - before, changes]).toEqual([20, 0]);
    const now = Date.now();
    vi.useFakeTimers({ now: now + 601_000, toFake: ["Date"] });
    paypal.now = new Date();
    expect(await deliver()).toBe(200);
    vi.useRealTimers();
  });

  test("four at once, the others are to be sent again; then it is asked again", async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => deliver()));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await deliver()).toBe(200);
    expect(kept()).toHaveLength(1);
  });
});

test("503, so that it is sent again, while PayPal cannot be asked; nothing is written", async () => {
  const { log } = await import("~/platform/log/log.server");
  vi.spyOn(log, "warn").mockImplementation(() => {});
  paypal.nextAnswer = () => Response.json({ name: "INVALID_REQUEST" }, { status: 400 });
  expect(await deliver()).toBe(503);
  expect(kept()).toEqual([]);
});

test("413 for a body beyond 1 MB, and nothing is written", async () => {
  const { headers } = paypal.sign(paid);
  const changes = await changesDuring(async () => {
    expect(await post("a".repeat(1024 * 1024 + 1), headers)).toBe(413);
  });
  expect(changes).toBe(0);
});

test("nothing is answered to a GET", async () => {
  expect((await answerOf(webhook.loader, visitorRequest("/webhooks/paypal"))).status).toBe(405);
});
