import { PDFDocument } from "@napi-rs/canvas";
import { eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { billingDetails, invoices, paymentEvents, users } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { drawInvoice } from "./draw-invoice.server";
import { getVat } from "./get-vat";
import { readInvoice } from "./invoice.queries.server";
import type { Invoice } from "./invoice-document";
import type { VatCountry } from "./vat-rates";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
/** Numbers that other tests of this file have used. */
let before: number;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ firstName: "Łucja", lastName: "Żółkiewska" });
  before = db.select().from(invoices).all().length;
  Object.assign(config.seller, { name: "Sparkwright", address: [], vatId: null, vatRate: null });
});

function issued(): Invoice[] {
  const rows = db.select().from(invoices).orderBy(invoices.number).all().slice(before);
  return rows.map((row) => readInvoice(row) as Invoice);
}

describe("a payment", () => {
  test("has one invoice once it is paid: number, seller, buyer, line, total, how and when it was paid", async () => {
    Object.assign(config.seller, { address: ["1 Forge Lane", "Leeds"] });
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    stripe.events.push({ id: "evt_again", type: "invoice.paid", object: { id: stripe.list("in_")[0]?.id ?? "" } });
    await hearsAll(stripe, provider);
    expect(db.select().from(paymentEvents).where(isNull(paymentEvents.settledAt)).all()).toEqual([]);
    const [invoice, ...more] = issued();
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ number: before + 1, kind: "invoice", issuedAt: stripe.now });
    expect(invoice?.document).toMatchObject({
      seller: { name: "Sparkwright", address: ["1 Forge Lane", "Leeds"] },
      buyer: { name: "Łucja Żółkiewska", email: user.email, vatId: null },
      lines: [{ description: "Launch, monthly, Jan 31, 2026 to Feb 28, 2026", amount: 9900 }],
      total: 9900,
      vat: null,
      paidBy: "Visa •••• 4242",
      paidAt: "2026-01-31T09:30:00.000Z",
    });
  });

  test("that failed has none", async () => {
    const subscription = await buys(stripe, provider, user, aPlan("launch"));
    stripe.declines = true;
    stripe.renews(subscription);
    await hearsAll(stripe, provider);
    expect(issued()).toHaveLength(1);
  });

  test("numbers follow one another, over all buyers", async () => {
    for (const buyer of [user, await makeUser(), await makeUser()]) await buys(stripe, provider, buyer, aPack(3300));
    await hearsAll(stripe, provider);
    expect(issued().map(({ number }) => number)).toEqual([before + 1, before + 2, before + 3]);
  });
});

test("an invoice never changes: not by another name, another seller, or by hand", async () => {
  await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  const [invoice] = issued();
  db.update(users).set({ firstName: "Else" }).where(eq(users.id, user.id)).run();
  Object.assign(config.seller, { name: "Another Ltd" });
  stripe.events.push({ id: "evt_again", type: "x", object: { id: stripe.chargeOf(stripe.list("pi_")[0]?.id ?? "") } });
  await hearsAll(stripe, provider);
  expect(issued()).toEqual([invoice]);
  expect(() => db.update(invoices).set({ issuedAt: new Date() }).run()).toThrow("never changes");
  expect(() => db.delete(invoices).run()).toThrow("never changes");
});

test("each refund has a credit note that names its invoice, together never more than was paid", async () => {
  const pack = await buys(stripe, provider, user, aPack(3300));
  stripe.refunds(stripe.chargeOf(pack), 1000);
  await hearsAll(stripe, provider);
  stripe.refunds(stripe.chargeOf(pack), 9999);
  await hearsAll(stripe, provider);
  const [invoice, first, second] = issued();
  expect(issued().map(({ kind, document }) => [kind, document.total])).toEqual([
    ["invoice", 3500],
    ["credit_note", -1000],
    ["credit_note", -2500],
  ]);
  expect(invoice?.document.total).toBe(3500);
  for (const note of [first, second])
    expect(note?.document.notes[0]).toContain(`Corrects invoice SW-${String(before + 1).padStart(6, "0")} of Jan 31`);
});

test("a refund that failed takes its credit note back, once", async () => {
  const pack = await buys(stripe, provider, user, aPack(3300));
  const refund = stripe.refunds(stripe.chargeOf(pack), 1000);
  await hearsAll(stripe, provider);
  for (let times = 0; times < 2; times += 1) {
    stripe.failsRefund(refund);
    await hearsAll(stripe, provider);
  }
  expect(issued().map(({ kind, document }) => [kind, document.total])).toEqual([
    ["invoice", 3500],
    ["credit_note", -1000],
    ["invoice", 1000],
  ]);
});

describe("VAT", () => {
  const billed = async (vatId: string | null) => {
    if (vatId) db.insert(billingDetails).values({ userId: user.id, name: "Bean There", address: "Ul. 1", vatId }).run();
    const pack = await buys(stripe, provider, user, aPack(10000));
    stripe.refunds(stripe.chargeOf(pack), 990);
    await hearsAll(stripe, provider);
    return issued().map(({ document: { vat, total, notes, buyer } }) => ({ vat, total, notes: notes.at(-1), buyer }));
  };

  test("is not spoken of where no rate is set", async () => {
    expect((await billed(null)).map(({ vat }) => vat)).toEqual([null, null]);
  });

  test("is taken out of the price, and out of what goes back", async () => {
    Object.assign(config.seller, { vatId: "DE123456789", vatRate: 19 });
    expect(await billed("DE987654321")).toMatchObject([
      { total: 9900, vat: { percent: 19, amount: 1581 } },
      { total: -990, vat: { percent: 19, amount: -158 } },
    ]);
  });

  test("of several refunds sums to that of the invoice", async () => {
    Object.assign(config.seller, { vatId: "DE123456789", vatRate: 19 });
    const pack = await buys(stripe, provider, user, aPack(3300));
    for (const cents of [1000, 1000, 1500]) stripe.refunds(stripe.chargeOf(pack), cents);
    await hearsAll(stripe, provider);
    const [invoice, ...notes] = issued().map(({ document: { vat } }) => vat?.amount ?? 0);
    expect(notes).toHaveLength(3);
    expect(notes.reduce((sum, amount) => sum + amount, 0)).toBe(-(invoice ?? 0));
  });

  test("is accounted for by a business of another EU country, and the invoice says so", async () => {
    Object.assign(config.seller, { vatId: "DE123456789", vatRate: 19 });
    const note =
      "Reverse charge: the recipient accounts for the VAT (Articles 44 and 196 of Council Directive 2006/112/EC).";
    expect(await billed("PL5260001246")).toMatchObject([
      { vat: { percent: 0, amount: 0 }, notes: note, buyer: { name: "Bean There", vatId: "PL5260001246" } },
      { vat: { percent: 0 }, notes: note },
    ]);
  });

  test.each(["GB123456789", "CHE123456789"])(
    "of a business outside of the EU, %s, is as everybody's",
    async (vatId) => {
      Object.assign(config.seller, { vatId: "DE123456789", vatRate: 19 });
      expect((await billed(vatId))[0]?.vat).toEqual({ percent: 19, amount: 1581 });
    },
  );
});

describe("VAT by the buyer's country", () => {
  const seller = { vatId: "DE123456789", vatRate: "by-country" } as const;
  const shareOf = (country: VatCountry | null, vatId: string | null = null, of: { vatId: string } = seller) =>
    getVat(9900, { ...of, vatRate: "by-country" }, { vatId, country });

  test.each([
    ["FI", 25.5, 2012],
    ["EE", 24, 1916],
    ["LU", 17, 1438],
    [null, 19, 1581],
  ] as const)("%s: %d percent of the net", (country, percent, amount) => {
    expect(shareOf(country)).toEqual({ vat: { percent, amount }, notes: [] });
  });

  test("outside of the EU there is none, and the invoice says why", () => {
    expect(shareOf("other")).toEqual({
      vat: { percent: 0, amount: 0 },
      notes: [
        "The buyer is outside of the EU: no VAT is charged (Articles 44 and 58 of Council Directive 2006/112/EC).",
      ],
    });
  });

  test("a number says more than a country: of the seller's own, its rate; of another, the reverse charge", () => {
    expect(shareOf("other", "DE987654321").vat).toEqual({ percent: 19, amount: 1581 });
    expect(shareOf("DE", "FI12345678").notes[0]).toMatch(/^Reverse charge/);
  });

  test("a seller from elsewhere charges by the country that is given, and says nothing without one", () => {
    expect(shareOf("FI", null, { vatId: "EU372000041" }).vat).toMatchObject({ percent: 25.5 });
    expect(shareOf(null, null, { vatId: "EU372000041" })).toEqual({ vat: null, notes: [] });
  });

  test("is that of the billing details", async () => {
    Object.assign(config.seller, seller);
    db.insert(billingDetails).values({ userId: user.id, country: "FI" }).run();
    await buys(stripe, provider, user, aPack(10000));
    await hearsAll(stripe, provider);
    expect(issued()[0]?.document).toMatchObject({ vat: { percent: 25.5 }, buyer: { name: "Łucja Żółkiewska" } });
  });
});

describe("the PDF", () => {
  const party = { name: "Ada Lovelace", address: [], email: "ada@example.com", vatId: null };
  const anInvoice = (buyer: Partial<Invoice["document"]["buyer"]> = {}): Invoice => ({
    ...{ number: 42, kind: "invoice", issuedAt: new Date("2026-01-31") },
    document: {
      ...{ version: 1, seller: party, buyer: { ...party, ...buyer }, currency: "usd", total: 9900, notes: [] },
      ...{ lines: [{ description: "Launch", amount: 9900 }], vat: null, paidBy: "PayPal" },
      paidAt: "2026-01-31T00:00:00.000Z",
    },
  });

  /** What is written on the page, with its place in points. */
  function read(invoice: Invoice): { text: string; x: number; y: number; size: [number, number] }[] {
    const written: ReturnType<typeof read> = [];
    const { beginPage } = PDFDocument.prototype;
    // why: a finished PDF holds glyphs and no text.
    const spy = vi.spyOn(PDFDocument.prototype, "beginPage").mockImplementation(function (this: PDFDocument, ...size) {
      const page = beginPage.apply(this, size);
      const { fillText } = page;
      page.fillText = (text, x, y) => {
        written.push({ text, x, y, size: [size[0], size[1]] });
        fillText.call(page, text, x, y);
      };
      return page;
    });
    drawInvoice(invoice);
    spy.mockRestore();
    return written;
  }

  test("says all of it", () => {
    const text = read(anInvoice()).map((each) => each.text);
    for (const said of ["Invoice", "SW-000042", "Jan 31, 2026", "Ada Lovelace", "Launch", "$99.00", "Total (USD)"])
      expect(text).toContain(said);
    expect(text).toContain("Paid by PayPal on Jan 31, 2026.");
    expect(drawInvoice(anInvoice()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("has the letters of Polish, Arabic and Japanese names, and leaves out an emoji", () => {
    const file = drawInvoice(anInvoice({ name: "شركة الشمس", address: ["株式会社さくら"] })).toString("latin1");
    for (const font of ["NotoSansArabic", "DMSans"]) expect(file).toContain(font);
    const names = ["Łucja Żółkiewska", "شركة الشمس", "株式会社さくら"];
    for (const name of names) expect(read(anInvoice({ name: `${name} 😀` })).map(({ text }) => text)).toContain(name);
  });

  test("keeps to what A4 and Letter both have, however long names and addresses are", () => {
    const longest = { name: "W".repeat(100), address: Array<string>(6).fill("W".repeat(60)) };
    const written = read(anInvoice({ ...longest, email: `${"w".repeat(240)}@example.com` }));
    expect(written.length).toBeGreaterThan(40);
    for (const { x, y, size } of written) {
      expect(size).toEqual([595, 842]);
      expect(x).toBeLessThanOrEqual(595 - 36);
      // why 792: the height of Letter.
      expect(y).toBeLessThanOrEqual(792 - 36);
    }
  });
});
