import { describe, expect, test } from "vitest";
import { connectInMemoryPayPal, InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { PaymentProblem } from "./payment-problem";
import { sendUnderKey } from "./send-under-key.server";

const urls = { paidUrl: "http://site.test/payment-success?order=1", cancelledUrl: "http://site.test/checkout" };
const person = { userId: 1, email: "ada@bean.example", name: "Ada" };
const pack = (customer: string, amount: number) => ({
  ...{ id: 1, customer, item: { name: "sparks", amount, currency: "usd" } },
  ...urls,
});

describe.each([
  [
    "Stripe",
    () => {
      const stripe = new InMemoryStripe();
      return (installation: string) => connectInMemory(stripe, { installation: () => installation });
    },
  ],
  [
    "PayPal",
    () => {
      const paypal = new InMemoryPayPal();
      return (installation: string) => connectInMemoryPayPal(paypal, installation);
    },
  ],
])("at one account of %s", (_, open) => {
  test("two sites that count from 1 get pages of their own", async () => {
    const connect = open();
    const [one, other] = [connect("aaaaaaaaaa"), connect("bbbbbbbbbb")];
    const pages = [one, other].map(async (site) =>
      site.openCheckout(pack(await site.createCustomer(person), 3500), "checkout:1:1"),
    );
    const [first, second] = await Promise.all(pages);
    expect(first?.id).not.toBe(second?.id);
  });

  test("a site that was copied back goes on under another key, and twice the same is still one", async () => {
    const site = open()("aaaaaaaaaa");
    const customer = await site.createCustomer(person);
    const before = await site.openCheckout(pack(customer, 3500), "checkout:1:1");
    const after = await Promise.all([1, 2].map(() => site.openCheckout(pack(customer, 9900), "checkout:1:1")));
    expect(after[0]?.id).not.toBe(before.id);
    expect(after[0]).toEqual(after[1]);
    const third = await site.openCheckout(pack(customer, 24_900), "checkout:1:1");
    expect([before.id, after[0]?.id]).not.toContain(third.id);
  });
});

test("a key that is always taken is not tried for ever", async () => {
  const keys: string[] = [];
  const sent = sendUnderKey("checkout:1:1", (key) => {
    keys.push(key);
    return Promise.reject(new PaymentProblem("repeated", "Another request came with this key."));
  });
  await expect(sent).rejects.toMatchObject({ reason: "repeated" });
  expect([keys.length, new Set(keys).size]).toEqual([20, 20]);
});

test("money is not moved back under another key", async () => {
  const stripe = new InMemoryStripe();
  const site = connectInMemory(stripe);
  const customer = await site.createCustomer(person);
  const { id } = await site.openCheckout(pack(customer, 3500), "checkout:1:1");
  stripe.pays(id);
  const payment = (await site.readCheckout(id)).purchase?.id ?? "";
  await site.refundPayment({ payment, amount: 500 }, "refund:1");
  await expect(site.refundPayment({ payment, amount: 600 }, "refund:1")).rejects.toMatchObject({ reason: "repeated" });
  expect(stripe.list("re_")).toHaveLength(1);
});
