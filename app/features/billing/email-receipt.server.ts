import type { Transaction } from "#db/client";
import type { payments } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { formatMoney } from "./format-money";
import { formatInvoiceNumber, type Invoice } from "./invoice-document";

/** Milliseconds for which a payment is news: one that is recorded later was paid before there were e-mails. */
const newsFor = 7 * 24 * 3_600_000;

/** Has the receipt of an invoice or a credit note sent to whoever paid, in the transaction that issues it. */
export function emailReceipt(
  tx: Transaction,
  { userId, createdAt }: typeof payments.$inferSelect,
  { number, kind, document }: Invoice,
  now: Date,
): void {
  const isOld = kind === "invoice" && now.getTime() - createdAt.getTime() > newsFor;
  if (userId === null || isOld) return;
  const data = {
    isRefund: kind === "credit_note",
    number,
    name: formatInvoiceNumber(number),
    description: document.lines.map(({ description }) => description).join(", "),
    amount: formatMoney(Math.abs(document.total), document.currency),
    paidBy: document.paidBy,
  };
  emailUserLater(tx, { key: `receipt:${number}`, userId, kind: "receipt", data }, now);
}
