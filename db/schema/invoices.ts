import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json } from "./columns";
import { users } from "./users";

/** What was issued for a payment. A row never changes: triggers forbid update and delete, and a credit note corrects an invoice. */
export const invoices = sqliteTable(
  "invoices",
  {
    /** Counts from 1 without a gap: given by the transaction that records the payment. */
    number: integer("number").primaryKey(),
    kind: text("kind", { enum: ["invoice", "credit_note"] }).notNull(),
    // why no reference: what was issued stays on the books, whatever becomes of other rows.
    paymentId: integer("payment_id").notNull(),
    /** What it was issued for, once: "payment:{provider}:{id}", "refund:{provider}:{id}", "refund:{provider}:{id}:failed". */
    sourceKey: text("source_key").notNull().unique(),
    issuedAt: instant("issued_at").notNull(),
    /** All that is printed, as it was then. */
    document: json("document").notNull(),
  },
  (table) => [index("invoices_payment").on(table.paymentId)],
);

/** Whom invoices are made out to, where that is not the account's own name. */
export const billingDetails = sqliteTable("billing_details", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name"),
  /** Its lines. */
  address: text("address"),
  /** Without spaces, in capitals. */
  vatId: text("vat_id"),
  /** Where they are, for VAT: a member of the EU, or "other". */
  country: text("country"),
});
