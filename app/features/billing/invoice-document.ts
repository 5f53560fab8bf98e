import { z } from "zod";
import type { invoices } from "#db/schema";

/** A seller or a buyer. */
const party = z.object({
  name: z.string(),
  /** Lines. */
  address: z.array(z.string()),
  email: z.string().nullable(),
  vatId: z.string().nullable(),
});

/** Cents, VAT included; negative on a credit note. */
const amount = z.int();

/** What an invoice or a credit note says, kept as it was issued. */
export const invoiceDocument = z.object({
  version: z.literal(1),
  seller: party,
  buyer: party,
  lines: z.array(z.object({ description: z.string(), amount })),
  currency: z.string(),
  total: amount,
  /** What of the total is VAT; null where nothing is said of it. */
  vat: z.object({ percent: z.number(), amount }).nullable(),
  /** Sentences below the total. */
  notes: z.array(z.string()),
  paidBy: z.string(),
  paidAt: z.iso.datetime(),
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;

/** A stored row with what it says. */
export interface Invoice extends Pick<typeof invoices.$inferSelect, "number" | "kind" | "issuedAt"> {
  document: InvoiceDocument;
}

/** "SW-000042": the number as it is printed. Invoices and credit notes share one series. */
export function formatInvoiceNumber(number: number): string {
  return `SW-${String(number).padStart(6, "0")}`;
}
