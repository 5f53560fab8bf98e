import { eq, max } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { billingDetails, invoices, type payments, users } from "#db/schema";
import type { MoneyBack } from "~/features/payments/payment-provider";
import { config } from "~/platform/config/config.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { emailReceipt } from "./email-receipt.server";
import { formatDay } from "./format-day";
import { getVat } from "./get-vat";
import { readInvoice } from "./invoice.queries.server";
import { formatInvoiceNumber, type Invoice, type InvoiceDocument } from "./invoice-document";
import { namePaymentMethod } from "./name-payment-method";
import { readVatCountry } from "./vat-rates";

type Payment = typeof payments.$inferSelect;

/**
 * Issues what a paid payment is still owed, each document once: its invoice, a credit note for each refund and for a dispute that was lost, and what
 * takes a credit note back whose refund failed; and has the receipts sent. Call it in the transaction that records the payment: so numbers have no gaps.
 */
export function issueInvoices(tx: Transaction, payment: Payment, { refunds, disputes }: MoneyBack, now: Date): void {
  if (payment.amount === 0) return;
  const { provider, id: paymentId, amount } = payment;
  const issueOnce = (sourceKey: string, kind: Invoice["kind"], write: () => InvoiceDocument): Invoice | undefined => {
    const earlier = tx.select().from(invoices).where(eq(invoices.sourceKey, sourceKey)).get();
    if (earlier) return readInvoice(earlier);
    const last = tx
      .select({ number: max(invoices.number) })
      .from(invoices)
      .get();
    const row = { number: (last?.number ?? 0) + 1, kind, paymentId, sourceKey, issuedAt: now, document: write() };
    tx.insert(invoices).values(row).run();
    // why not of a dispute: whoever asked their bank for the money was told by it.
    if (!sourceKey.endsWith(":failed") && !sourceKey.startsWith("dispute:")) emailReceipt(tx, payment, row, now);
    return row;
  };

  const sourceKey = `payment:${provider}:${payment.payment}`;
  const isIssued = tx.select().from(invoices).where(eq(invoices.sourceKey, sourceKey)).get() !== undefined;
  // why: of a deleted account nobody knows whom an invoice would be made out to, but a credit note corrects the one that there is.
  if (payment.userId === null && !isIssued) return;
  const invoice = issueOnce(sourceKey, "invoice", () => writeInvoice(tx, payment));
  if (!invoice) return;
  let open = amount;
  for (const { id, amount: asked, failed } of refunds) {
    const sourceKey = `refund:${provider}:${id}`;
    if (failed) {
      const note = tx.select().from(invoices).where(eq(invoices.sourceKey, sourceKey)).get();
      const credited = note && readInvoice(note);
      if (credited) issueOnce(`${sourceKey}:failed`, "invoice", () => makeCreditNote(credited));
      continue;
    }
    const back = Math.min(asked, open);
    const before = amount - open;
    open -= back;
    if (back > 0)
      issueOnce(sourceKey, "credit_note", () => credit(invoice, before, back, "It goes back the way it was paid."));
  }
  const lost = disputes.find(({ state }) => state === "lost");
  if (!lost || open === 0) return;
  const reason = `The bank took it back after the dispute ${lost.id}.`;
  issueOnce(`dispute:${provider}:${lost.id}`, "credit_note", () => credit(invoice, amount - open, open, reason));
}

function writeInvoice(tx: Transaction, payment: Payment): InvoiceDocument {
  const { description, periodStart, periodEnd, amount, currency, createdAt } = payment;
  const { name, address, vatId } = config.seller;
  const { country, ...buyer } = findBuyer(tx, payment.userId ?? 0);
  const period = periodStart && periodEnd ? `, ${formatDay(periodStart)} to ${formatDay(periodEnd)}` : "";
  return {
    version: 1,
    seller: { name, address, vatId, email: getSiteSettings().supportEmail },
    buyer,
    lines: [{ description: `${description}${period}`, amount }],
    currency,
    total: amount,
    ...getVat(amount, config.seller, { vatId: buyer.vatId, country }),
    paidBy: namePaymentMethod(payment),
    paidAt: createdAt.toISOString(),
  };
}

/** Whom it is made out to: as they say in their billing details, else by their account. */
function findBuyer(tx: Transaction, userId: number) {
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  const details = tx.select().from(billingDetails).where(eq(billingDetails.userId, userId)).get();
  const email = user?.email ?? null;
  return {
    name: details?.name ?? ([user?.firstName, user?.lastName].filter(Boolean).join(" ") || email || ""),
    address: details?.address?.split("\n") ?? [],
    email,
    vatId: details?.vatId ?? null,
    country: readVatCountry(details?.country),
  };
}

/** @param before Cents that went back already. */
function credit(
  { document, number, issuedAt }: Invoice,
  before: number,
  amount: number,
  reason: string,
): InvoiceDocument {
  const corrected = `${formatInvoiceNumber(number)} of ${formatDay(issuedAt)}`;
  // why a difference: rounded one by one, the VAT of several refunds would not sum to that of the invoice.
  const share = (cents: number) => Math.round(((document.vat?.amount ?? 0) * cents) / document.total);
  const vat = document.vat && { ...document.vat, amount: share(before) - share(before + amount) };
  return {
    ...document,
    lines: document.lines.map(({ description }) => ({ description: `Refund: ${description}`, amount: -amount })),
    total: -amount,
    vat,
    notes: [`Corrects invoice ${corrected}. ${reason}`, ...document.notes],
  };
}

function makeCreditNote({ document, number, issuedAt }: Invoice): InvoiceDocument {
  const [, ...kept] = document.notes;
  return {
    ...document,
    lines: document.lines.map(({ description, amount }) => ({
      description: `Failed: ${description}`,
      amount: -amount,
    })),
    total: -document.total,
    vat: document.vat && { ...document.vat, amount: -document.vat.amount },
    notes: [
      `Takes back credit note ${formatInvoiceNumber(number)} of ${formatDay(issuedAt)}, since its refund failed.`,
      ...kept,
    ],
  };
}
