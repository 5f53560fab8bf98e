import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { disputes, emails, invoices, payments, users } from "#db/schema";
import {
  aPack,
  aPayPal,
  aPlan,
  aStripe,
  buys,
  buysByPayPal,
  hears,
  hearsAll,
  hearsPayPal,
} from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { renderPage } from "#tests/setup/render-page";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { BillingPage } from "./billing-page";
import { findBilling } from "./find-billing.server";
import { settleDueEvents } from "./settle-events.server";
import { findLastSubscription, findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
let admin: User;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  db.update(users).set({ isAdmin: false }).run();
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
  admin = await makeUser({ isAdmin: true });
  db.delete(emails).run();
});
afterEach(() => void Object.assign(config, { lostDisputeEnds: true }));

const sparks = () => getAvailableSparks(user.id, stripe.now);
const stateOf = (dispute: string) => db.select().from(disputes).where(eq(disputes.id, dispute)).get()?.state;
const showBilling = () => renderPage(() => BillingPage(findBilling(user, stripe.now)), { path: "/billing" });
const listNotes = () =>
  db
    .select({ sourceKey: invoices.sourceKey, document: invoices.document })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(eq(payments.userId, user.id))
    .all()
    .filter(({ sourceKey }) => sourceKey.startsWith("dispute:"))
    .map(({ sourceKey, document }) => ({ sourceKey, ...(document as { total: number; notes: string[] }) }));
const mailsToAdmin = () =>
  db
    .select()
    .from(emails)
    .where(eq(emails.userId, admin.id))
    .all()
    .map(({ kind, data }) => ({ kind, data }));

/** A subscription whose payment is disputed. */
async function isDisputed() {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  const dispute = stripe.disputes(stripe.chargeOf(id));
  await hearsAll(stripe, provider);
  return { id, dispute };
}

describe("a chargeback that was lost", () => {
  test("ends the subscription, writes a credit note, and tells the administrators, once", async () => {
    const { id, dispute } = await isDisputed();
    stripe.closesDispute(dispute, "lost");
    await hearsAll(stripe, provider);
    hears(stripe, { id: "evt_again", type: "charge.dispute.closed", object: { id: dispute } });
    await settleDueEvents(provider, stripe.now);
    expect(stripe.get(id).status).toBe("canceled");
    expect(findLastSubscription(user.id)).toMatchObject({ state: "cancelled" });
    expect(listNotes()).toMatchObject([
      { sourceKey: `dispute:stripe:${dispute}`, total: -9900, notes: [expect.stringContaining("bank took it back")] },
    ]);
    expect(mailsToAdmin()).toEqual([
      {
        kind: "disputeLost",
        data: expect.objectContaining({
          userId: user.id,
          amount: "$99.00",
          dispute,
          isSubscription: true,
          hasEnded: true,
        }),
      },
    ]);
  });

  test("asks the administrator instead, where that is set: the subscription goes on", async () => {
    Object.assign(config, { lostDisputeEnds: false });
    const { dispute } = await isDisputed();
    stripe.closesDispute(dispute, "lost");
    await hearsAll(stripe, provider);
    expect(findLivingSubscription(user.id)).toMatchObject({ state: "active" });
    expect(mailsToAdmin()).toMatchObject([{ data: { hasEnded: false } }]);
    expect(listNotes()).toHaveLength(1);
  });

  test("of long ago does not end what was kept since", async () => {
    Object.assign(config, { lostDisputeEnds: false });
    const { id, dispute } = await isDisputed();
    stripe.closesDispute(dispute, "lost");
    await hearsAll(stripe, provider);
    Object.assign(config, { lostDisputeEnds: true });
    hears(stripe, { id: "evt_later", type: "customer.subscription.updated", object: { id } });
    await settleDueEvents(provider, stripe.now);
    expect(findLivingSubscription(user.id)).toMatchObject({ state: "active" });
  });

  test("of a pack has its credit note too, for what was not refunded before", async () => {
    const pack = await buys(stripe, provider, user, aPack(10000));
    await hearsAll(stripe, provider);
    stripe.refunds(stripe.chargeOf(pack), 900);
    const dispute = stripe.disputes(stripe.chargeOf(pack));
    stripe.closesDispute(dispute, "lost");
    await hearsAll(stripe, provider);
    expect(listNotes()).toMatchObject([{ total: -9000 }]);
    expect(mailsToAdmin()).toMatchObject([{ data: { isSubscription: false, hasEnded: false } }]);
    expect(db.select().from(payments).where(eq(payments.userId, user.id)).get()?.refunded).toBe(9900);
  });

  test("at PayPal ends the subscription there", async () => {
    const paypal = aPayPal();
    const theirs = connectInMemoryPayPal(paypal);
    const id = await buysByPayPal(paypal, theirs, user, aPlan("launch"));
    await hearsPayPal(paypal, theirs);
    paypal.closesDispute(paypal.disputes(paypal.chargeOf(id)), "lost");
    await hearsPayPal(paypal, theirs);
    expect(paypal.statusOf(id)).toBe("CANCELLED");
    expect(findLivingSubscription(user.id)).toBeUndefined();
    expect(listNotes()).toMatchObject([{ total: -9900 }]);
  });
});

describe("a state of a dispute that is neither open, won nor lost", () => {
  test.each(["prevented", "charge_refunded", "something_new"])("%s blocks nobody", async (status) => {
    const pack = await buys(stripe, provider, user, aPack(10000));
    const dispute = stripe.disputes(stripe.chargeOf(pack));
    stripe.get(dispute).status = status;
    await hearsAll(stripe, provider);
    expect([sparks(), stateOf(dispute)]).toEqual([10_000, undefined]);
  });

  test("that follows an open one gives back what that took", async () => {
    const { dispute } = await isDisputed();
    expect([sparks(), stateOf(dispute)]).toEqual([0, "open"]);
    stripe.get(dispute).status = "prevented";
    hears(stripe, { id: "evt_prevented", type: "charge.dispute.updated", object: { id: dispute } });
    await settleDueEvents(provider, stripe.now);
    expect([sparks(), stateOf(dispute)]).toEqual([10_000, "won"]);
    expect(mailsToAdmin()).toEqual([]);
  });

  test("at PayPal is not lost", async () => {
    const paypal = aPayPal();
    const theirs = connectInMemoryPayPal(paypal);
    const id = await buysByPayPal(paypal, theirs, user, aPack(10000));
    await hearsPayPal(paypal, theirs);
    paypal.closesDispute(paypal.disputes(paypal.chargeOf(id)), "SOMETHING_NEW");
    await hearsPayPal(paypal, theirs);
    expect(getAvailableSparks(user.id, paypal.now)).toBe(10_000);
  });
});

test("/billing says that a payment is disputed, and no more once that is settled", async () => {
  const { dispute } = await isDisputed();
  expect(showBilling()).toContain("A payment of yours is disputed");
  stripe.closesDispute(dispute, "won");
  await hearsAll(stripe, provider);
  expect(showBilling()).not.toContain("is disputed");
});
