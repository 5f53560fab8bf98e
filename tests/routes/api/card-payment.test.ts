import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { orders, payments } from "#db/schema";
import { aPlan, buys, hearsAll } from "#tests/factories/billing";
import { jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerAsStripe } from "#tests/mocks/answer-as-stripe";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { User } from "~/platform/auth/user";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import * as checkout from "~/routes/account/checkout";
import * as createSubscription from "~/routes/api/create-subscription";
import * as paymentSuccess from "~/routes/api/payment-success";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
  process.env.STRIPE_PUBLISHABLE_KEY = "pk_test_that_everybody_may_see";
});

let stripe: InMemoryStripe;
let user: User;
answerAsStripe(async (own) => {
  stripe = own;
  user = await makeUser();
});

async function send(route: { action: unknown }, body: unknown) {
  const call = route.action as (args: object) => Promise<Response>;
  const request = await signedInRequest(user, "/api/call", jsonPost(body));
  const response = await call({ request, params: {} }).catch((refused: Response) => refused);
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const order = (body: object) => send(createSubscription, body);
const note = (transactionId: string) =>
  send(paymentSuccess, { paymentMethod: "card", transactionId, amount: 99, planName: "scale" });
/** What Stripe's script knows a payment by. */
const paymentIn = (clientSecret: string) => clientSecret.split("_secret")[0] ?? "";
const ordered = () => db.select().from(orders).where(eq(orders.userId, user.id)).all();

describe("POST /api/create-subscription", () => {
  test("answers with a client secret for our own price, whatever the browser says of it", async () => {
    const { status, body } = await order({ planName: "amplify", planPrice: 1, billingPeriod: "annual" });
    expect([status, body]).toEqual([
      200,
      { clientSecret: expect.stringMatching(/^pi_.*_secret_/), orderId: ordered()[0]?.id },
    ]);
    expect(stripe.list("pi_").map(({ amount }) => amount)).toEqual([238_800]);
    expect(ordered()).toEqual([expect.objectContaining({ plan: "amplify", billing: "annual", amount: 238_800 })]);
  });

  test("bills monthly where nothing is said, and sells packs", async () => {
    await order({ planName: "launch" });
    await order({ pack: 3300, planPrice: "0.01" });
    expect(stripe.list("pi_").map(({ amount }) => amount)).toEqual([9900, 3500]);
  });

  test.each([
    [{}],
    [{ planName: "gold" }],
    [{ planName: 7 }],
    [{ planName: "launch", billingPeriod: "weekly" }],
    [{ planName: "launch", pack: 3300 }],
    [{ pack: 1 }],
    [{ planName: "launch", nonce: "x".repeat(101) }],
  ])("takes no %j, and nothing is ordered", async (body) => {
    expect(await order(body)).toMatchObject({ status: 400, body: { errors: expect.any(Object) } });
    expect([ordered(), stripe.asked]).toEqual([[], []]);
  });

  test("sells nobody a second subscription, and nothing twice", async () => {
    const provider = connectInMemory(stripe);
    const nonce = "n";
    stripe.confirms((await order({ pack: 3300, nonce })).body.clientSecret);
    expect(await order({ pack: 3300, nonce })).toMatchObject({
      status: 422,
      body: { message: "This is paid already." },
    });
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    expect(await order({ planName: "scale" })).toMatchObject({ status: 422 });
  });

  test("says so when Stripe does not answer", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    stripe.nextAnswer = () =>
      Response.json({ error: { type: "invalid_request_error", message: "No." } }, { status: 400 });
    const { status, body, headers } = await order({ planName: "launch" });
    expect([status, body]).toEqual([503, { message: "Failed to initialize payment. Please try again." }]);
    expect(headers.get("Retry-After")).toBe("30");
  });
});

describe("POST /api/payment-success", () => {
  const sparks = () => getAvailableSparks(user.id);

  test("is no proof: what Stripe has not been paid brings nothing", async () => {
    const { clientSecret } = (await order({ planName: "scale" })).body;
    expect(await note(paymentIn(clientSecret))).toMatchObject({ status: 200, body: { success: true } });
    expect([sparks(), ordered()[0]?.state, db.select().from(payments).all()]).toEqual([5000, "open", []]);
  });

  test.each([{ planName: "launch" }, { pack: 10_000 }])(
    "has what is paid found at once, before any event came, and knows it ever after: %j",
    async (bought) => {
      const { clientSecret } = (await order(bought)).body;
      stripe.confirms(clientSecret);
      expect((await note(paymentIn(clientSecret))).status).toBe(200);
      expect([sparks(), ordered()[0]?.state]).toEqual([15_000, "paid"]);
      expect((await note(paymentIn(clientSecret))).status).toBe(200);
      expect((await note(ordered()[0]?.checkout ?? "")).status).toBe(200);
    },
  );

  test.each(["pi_1", "none", "I-MADEUP", "'; drop table orders"])("of the made-up id %s is a 404", async (made) => {
    expect(await note(made)).toMatchObject({ status: 404, body: { message: "Payment not found" } });
    const { clientSecret } = (await order({ planName: "launch" })).body;
    expect((await note(made)).status).toBe(404);
    stripe.confirms(clientSecret);
    expect((await note(made)).status).toBe(404);
    expect([sparks(), ordered()[0]?.state]).toEqual([15_000, "paid"]);
    expect((await note(made)).status).toBe(404);
  });

  test("of a stranger finds nothing", async () => {
    const buyer = user;
    const { clientSecret } = (await order({ planName: "launch" })).body;
    stripe.confirms(clientSecret);
    user = await makeUser();
    expect((await note(paymentIn(clientSecret))).status).toBe(404);
    expect([sparks(), getAvailableSparks(buyer.id)]).toEqual([5000, 5000]);
  });

  test("is answered while Stripe is not", async () => {
    const { log } = await import("~/platform/log/log.server");
    const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
    const { clientSecret } = (await order({ planName: "launch" })).body;
    stripe.nextAnswer = () => Response.json({ error: { type: "invalid_request_error" } }, { status: 400 });
    expect((await note(paymentIn(clientSecret))).status).toBe(200);
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe("the checkout's card field", () => {
  test("is in the page with the publishable key, hidden until Stripe's script is there, with no script of Stripe's", async () => {
    const request = await signedInRequest(user, "/checkout?plan=launch");
    const { data } = await answerOf<never>(checkout.loader, request);
    const text = renderPage(checkout.default, { path: "/checkout?plan=launch", loaderData: data });
    expect(text).toMatch(/<div hidden="" class="card-field"[^>]*data-key="pk_test_that_everybody_may_see"/);
    expect(text).not.toContain("js.stripe.com");
    expect(text).not.toContain("sk_test");
  });

  test.each([
    ["/checkout", true],
    ["/checkout/x", false],
    ["/pricing", false],
    ["/billing", false],
  ])("%s may load Stripe's script: %s", (path, may) => {
    const headers = new Headers();
    addPageHeaders(visitorRequest(path), headers);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(/script-src [^;]*https:\/\/js\.stripe\.com/.test(policy)).toBe(may);
    expect(/frame-src [^;]*https:\/\/js\.stripe\.com/.test(policy)).toBe(may);
    expect(/connect-src [^;]*https:\/\/api\.stripe\.com/.test(policy)).toBe(may);
  });
});
