import { and, desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { invoices, payments } from "#db/schema";
import type { User } from "~/platform/auth/user";
import { readRecord } from "~/platform/records/read-record.server";
import { formatInvoiceNumber, type Invoice, invoiceDocument } from "./invoice-document";

type Row = typeof invoices.$inferSelect;

/** A stored row with what it says; undefined, with a line in the log, where that cannot be read. */
export function readInvoice({ document: stored, ...row }: Row): Invoice | undefined {
  const document = readRecord(`invoice ${row.number}`, { 1: invoiceDocument }, stored);
  return document && { ...row, document };
}

const isOf = (user: Pick<User, "id">) => eq(payments.userId, user.id);

function findOne(user: Pick<User, "id">, which: ReturnType<typeof eq> | undefined): Invoice | undefined {
  const found = db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(and(isOf(user), which))
    .orderBy(desc(invoices.number))
    .limit(1)
    .get();
  return found && readInvoice(found.invoice);
}

/** The invoice or credit note of this number, of this user's; undefined for any other. */
export function findInvoice(user: Pick<User, "id">, number: number | null): Invoice | undefined {
  return number === null ? undefined : findOne(user, eq(invoices.number, number));
}

/** This user's newest invoice; credit notes do not count. */
export function findLatestInvoice(user: Pick<User, "id">): Invoice | undefined {
  return findOne(user, eq(invoices.kind, "invoice"));
}

/** The invoice of a payment of this user's. */
export function findInvoiceOfPayment(user: Pick<User, "id">, paymentId: number | null): Invoice | undefined {
  if (paymentId === null) return undefined;
  return findOne(user, and(eq(invoices.paymentId, paymentId), eq(invoices.kind, "invoice")));
}

/** An issued document as a list links to it. */
export interface IssuedDocument {
  number: number;
  kind: Row["kind"];
  name: string;
}

/** What was issued for this user's payments, by the payment and in its order. */
export function findIssued(user: Pick<User, "id">): Map<number, IssuedDocument[]> {
  const rows = db
    .select({ number: invoices.number, kind: invoices.kind, paymentId: invoices.paymentId })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .where(isOf(user))
    .orderBy(invoices.number)
    .all();
  const issued = new Map<number, IssuedDocument[]>();
  for (const { paymentId, number, kind } of rows) {
    const document = { number, kind, name: formatInvoiceNumber(number) };
    issued.set(paymentId, [...(issued.get(paymentId) ?? []), document]);
  }
  return issued;
}
