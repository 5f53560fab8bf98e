import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { disputes, namedMoneyBack, orders, payments, subscriptions } from "#db/schema";
import { aPack, aPayPal, aPlan, aStripe, buys, buysByPayPal, hearsAll, hearsPayPal } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal, type InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, testInstallation } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";

const urls = { paidUrl: "http://other.test/payment-success?order=1", cancelledUrl: "http://other.test/checkout" };
const item = { name: "3,300 sparks", amount: 3500, currency: "usd" };

let user: User;
beforeEach(async () => {
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
  vi.spyOn(log, "warn").mockImplementation(() => {});
  vi.spyOn(log, "error").mockImplementation(() => {});
});

const orderOf = () => db.select().from(orders).where(eq(orders.userId, user.id)).get();
const recordOf = () => ({
  disputes: db.select().from(disputes).where(eq(disputes.userId, user.id)).all(),
  named: db.select().from(namedMoneyBack).where(eq(namedMoneyBack.provider, "paypal")).all(),
  payments: db.select().from(payments).where(eq(payments.userId, user.id)).all(),
});

describe("on one PayPal account", () => {
  let paypal: InMemoryPayPal;
  let provider: PaymentProvider;
  beforeEach(() => {
    db.delete(namedMoneyBack).run();
    paypal = aPayPal();
    provider = connectInMemoryPayPal(paypal);
  });

  /** Somebody pays a pack at another site, under the number of an order of ours; answers with the payment. */
  async function paysElsewhere(installation: string, customer: string, id: number): Promise<string> {
    const site = connectInMemoryPayPal(paypal, installation);
    const opened = await site.openCheckout({ id, customer, item, ...urls }, `checkout:${id}:elsewhere`);
    paypal.approves(opened.id);
    await site.completeCheckout(opened.id, `complete:${id}:elsewhere`);
    return paypal.chargeOf(opened.id);
  }

  const happenings = {
    "a dispute": (payment: string) => void paypal.disputes(payment),
    "a lost dispute": (payment: string) => paypal.closesDispute(paypal.disputes(payment), "lost"),
    "a refund": (payment: string) => void paypal.refunds(payment, 3500),
  };

  describe.each(Object.entries(happenings))("%s", (_, happens) => {
    test.each([
      ["another site's order with the same number and customer", "b0therb0th", true, null],
      ["an order of before a restore that was somebody else's", testInstallation, false, null],
      ["an order of before a restore that was the same person's", testInstallation, true, null],
      ["an order of before sites had a name", "b0therb0th", true, ""],
    ])("of %s touches nobody here", async (_, installation, isSameCustomer, named) => {
      await buysByPayPal(paypal, provider, user, aPack(3300));
      const order = orderOf();
      const customer = isSameCustomer ? `user-${user.id}` : "user-999999";
      const payment = await paysElsewhere(installation, customer, order?.id ?? 0);
      if (named !== null) {
        db.update(orders).set({ installation: named }).run();
        for (const each of paypal.listPayments()) each.custom_id = `${customer}/${order?.id}`;
      }
      await hearsPayPal(paypal, provider);
      const before = recordOf();
      happens(payment);
      await hearsPayPal(paypal, provider);
      expect(recordOf()).toEqual(before);
      expect(getAvailableSparks(user.id, paypal.now)).toBe(3300);
    });

    test.each([
      ["a pack", aPack(3300)],
      ["a plan", aPlan("launch")],
    ])("of %s of ours still counts", async (_, choice) => {
      const id = await buysByPayPal(paypal, provider, user, choice);
      await hearsPayPal(paypal, provider);
      happens(paypal.chargeOf(id));
      await hearsPayPal(paypal, provider);
      expect(recordOf().named).toHaveLength(1);
    });
  });

  test("a plan that was bought at another site is no plan here, under the same number and customer", async () => {
    await buysByPayPal(paypal, provider, user, aPack(3300));
    const site = connectInMemoryPayPal(paypal, "b0therb0th");
    const price = await site.createPrice({ plan: "launch", billing: "monthly", amount: 9900, currency: "usd" });
    const order = { id: orderOf()?.id ?? 0, customer: `user-${user.id}`, item: { price }, ...urls };
    const { id } = await site.openCheckout(order, "checkout:elsewhere");
    paypal.approves(id);
    await site.completeCheckout(id, "complete:elsewhere");
    await hearsPayPal(paypal, provider);
    expect(db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)).all()).toEqual([]);
  });
});

describe("on one Stripe account", () => {
  test("a payment of another site under the number of an order of ours is not taken for it", async () => {
    const stripe = aStripe();
    const provider = connectInMemory(stripe);
    await buys(stripe, provider, user, aPack(3300));
    const mine = orderOf();
    const customer = stripe.list("cus_")[0]?.id ?? "";
    const site = connectInMemory(stripe, { installation: () => "b0therb0th" });
    const { id } = await site.openCheckout({ id: mine?.id ?? 0, customer, item, ...urls }, "checkout:elsewhere");
    stripe.pays(id);
    const payment = (await site.readCheckout(id)).purchase?.id ?? "";
    stripe.disputes(stripe.chargeOf(payment));
    await hearsAll(stripe, provider);
    expect(recordOf().payments).toHaveLength(1);
    expect([getAvailableSparks(user.id, stripe.now), recordOf().disputes]).toEqual([3300, []]);
  });

  test("a subscription of another site is neither recorded nor ended", async () => {
    const stripe = aStripe();
    const provider = connectInMemory(stripe);
    await buys(stripe, provider, user, aPack(3300));
    const customer = stripe.list("cus_")[0]?.id ?? "";
    const site = connectInMemory(stripe, { installation: () => "b0therb0th" });
    const price = await site.createPrice({ plan: "launch", billing: "monthly", amount: 9900, currency: "usd" });
    const { id } = await site.openCheckout({ id: 1, customer, item: { price }, ...urls }, "checkout:elsewhere");
    stripe.pays(id);
    const subscription = String(stripe.get(id).subscription);
    const { invoices } = await site.readSubscription(subscription);
    await site.refundUnderGuarantee({ payment: invoices[0]?.id ?? "", amount: 9900 }, "guarantee:elsewhere");
    await hearsAll(stripe, provider);
    expect(stripe.get(subscription).status).toBe("active");
    expect(db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)).all()).toEqual([]);
  });
});
