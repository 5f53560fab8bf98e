import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { payments } from "#db/schema";
import { makePayment } from "#tests/factories/billing";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { findInvoiceOfPayment, findLatestInvoice } from "~/features/billing/invoice.queries.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import * as billing from "~/routes/account/billing";
import * as details from "~/routes/account/billing.details";
import { loader as invoice } from "~/routes/account/billing.invoice";
import { loader as history } from "~/routes/api/billing-history";
import { loader as file } from "~/routes/api/billing-history.pdf";
import { loader as stats } from "~/routes/api/user.stats";

let user: User;
beforeEach(async () => {
  user = await makeUser();
});

type Handler = Parameters<typeof answerOf>[0];
const get = async (handler: Handler, path: string, params = {}) =>
  answerOf<never>(handler, await signedInRequest(user, path), params);
const json = async (handler: Handler, path: string) => (await get(handler, path)).response?.json();

async function expectPdf({ response }: Awaited<ReturnType<typeof get>>) {
  expect(response?.headers.get("Content-Type")).toBe("application/pdf");
  expect(response?.headers.get("Content-Disposition")).toMatch(/^inline; filename="invoice-SW-\d{6}\.pdf"$/);
  expect(Buffer.from((await response?.arrayBuffer()) as ArrayBuffer).toString("latin1")).toMatch(/^%PDF-.*%%EOF\s*$/s);
}

describe("an invoice", () => {
  test("opens as a PDF: the latest, one by its number, and by the call of its payment", async () => {
    const earlier = makePayment(user);
    makePayment(user);
    const number = String(findInvoiceOfPayment(user, earlier)?.number);
    await expectPdf(await get(invoice, "/billing/invoice/latest", { number: "latest" }));
    const byNumber = await get(invoice, `/billing/invoice/${number}`, { number });
    expect(byNumber.response?.headers.get("Content-Disposition")).toContain(number.padStart(6, "0"));
    await expectPdf(byNumber);
    await expectPdf(await get(file, `/api/billing-history/${earlier}/pdf`, { id: String(earlier) }));
    expect(findLatestInvoice(user)?.number).toBe(Number(number) + 1);
  });

  test("is its buyer's alone; what was not paid has none", async () => {
    const pending = makePayment(user, { state: "pending" });
    expect((await get(file, "/api", { id: String(pending) })).status).toBe(404);
    const theirs = makePayment(await makeUser());
    const number = String(findLatestInvoice({ id: paidBy(theirs) })?.number);
    expect((await get(invoice, "/billing/invoice", { number })).status).toBe(404);
    expect((await get(invoice, "/billing/invoice", { number: "latest" })).status).toBe(404);
    for (const id of [String(theirs), "x", "-1", "1e3", "99999999999999999999"])
      expect((await get(file, "/api", { id })).status).toBe(404);
  });

  test("opens from the history in a new tab, and its way of paying stands there", async () => {
    makePayment(user, { description: "10,000 sparks", paidBy: "Visa •••• 4242" });
    const text = renderPage(billing.default, { path: "/billing", loaderData: (await get(billing.loader, "/")).data });
    const { number } = findLatestInvoice(user) ?? {};
    expect(text).toMatch(
      new RegExp(`10,000 sparks.*Visa •••• 4242.*href="/billing/invoice/${number}"[^>]*target="_blank"`, "s"),
    );
  });
});

const paidBy = (payment: number) => db.select().from(payments).where(eq(payments.id, payment)).get()?.userId ?? 0;

test("GET /api/billing-history gives cents, states and how it was paid, the newest first, of this user alone", async () => {
  makePayment(await makeUser());
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const old = makePayment(user, { amount: 9900, description: "Launch, monthly", provider: "paypal", createdAt: at(1) });
  const failed = makePayment(user, { state: "failed", paidBy: "Visa •••• 4242", createdAt: at(2) });
  expect(await json(history, "/api/billing-history")).toEqual([
    expect.objectContaining({ id: failed, status: "failed", amount: 3500, paymentMethod: "Visa •••• 4242" }),
    {
      ...{ id: old, description: "Launch, monthly", paymentMethod: "PayPal", amount: 9900, refunded: 0 },
      ...{ currency: "usd", status: "completed", createdAt: "2026-01-01T00:00:00.000Z" },
    },
  ]);
});

test("GET /api/user/stats of a new account: Free, inactive, its sparks", async () => {
  expect(await json(stats, "/api/user/stats")).toEqual({
    ...{ sparksRemaining: 5000, sparksTotal: 5000, thisMonthUsage: 0, subscriptionPlan: "Free" },
    ...{ subscriptionStatus: "inactive", nextBillingDate: null, monthlySparkCost: 0, totalProjects: 0, totalSparks: 0 },
  });
});

describe("billing details", () => {
  const post = async (fields: Record<string, string>) =>
    answerOf<never>(details.action, await signedInRequest(user, "/billing/details", formPost(fields)));

  test("stand on the next invoice, and not on the last", async () => {
    makePayment(user);
    const typed = {
      billingName: "Żółw Sp. z o.o.",
      billingAddress: "ul. Długa 1\r\n00-001 Warszawa",
      vatId: "pl 526.000.12-46",
    };
    expect((await post(typed)).response).toHaveRedirect("/billing");
    const buyer = { name: "Żółw Sp. z o.o.", address: ["ul. Długa 1", "00-001 Warszawa"], vatId: "PL5260001246" };
    expect(findLatestInvoice(user)?.document.buyer).toMatchObject({ name: "Ada Lovelace", vatId: null });
    makePayment(user);
    expect(findLatestInvoice(user)?.document.buyer).toMatchObject(buyer);
    await post({});
    makePayment(user);
    expect(findLatestInvoice(user)?.document.buyer).toMatchObject({ name: "Ada Lovelace", address: [] });
  });

  test("ask for the country where it decides the VAT, and keep it", async () => {
    const shown = async () =>
      renderPage(details.default, { path: "/", loaderData: (await get(details.loader, "/billing/details")).data });
    const { vatRate } = config.seller;
    Object.assign(config.seller, { vatRate: 19 });
    expect(await shown()).not.toContain("Country");
    Object.assign(config.seller, { vatRate: "by-country" });
    await post({ country: "EL" });
    expect((await post({ country: "XX" })).status).toBe(400);
    expect(await shown()).toMatch(/<option value="EL" selected="">Greece/);
    Object.assign(config.seller, { vatRate });
  });

  test.each([
    [{ vatId: "123456789" }, "Enter a VAT number"],
    [{ billingName: "x".repeat(101) }, "100 characters or fewer"],
    [{ billingName: "two\nlines" }, "Must be one line"],
    [{ billingAddress: "a\n".repeat(7) }, "6 lines or fewer"],
  ])("that are wrong (%o) are refused with what was typed", async (typed: Record<string, string>, message) => {
    const answer = await post(typed);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.data)).toContain(message);
    const loaderData = (await get(details.loader, "/billing/details")).data;
    const text = renderPage(details.default, { path: "/billing/details", loaderData, actionData: answer.data });
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain(Object.values(typed)[0]?.slice(0, 9));
  });
});
