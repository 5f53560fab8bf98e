import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { db } from "#db/client";
import { disputes, invoices, orders, paymentCustomers, payments } from "#db/schema";
import type { Movement, PaymentProvider, ProviderName, Purchase } from "~/features/payments/payment-provider";
import { listInstallations } from "~/platform/settings/installation.server";

/** Milliseconds by which a period's payment may come before it. */
const early = 5 * 24 * 3_600_000;

/** Whether our record has what moved at a provider, as of a purchase where that is known. */
export function isOnRecord(provider: ProviderName, movement: Movement, purchase: Purchase | null): boolean {
  const { kind, id } = movement;
  if (kind === "dispute") return db.select().from(disputes).where(eq(disputes.id, id)).get() !== undefined;
  if (kind === "refund") {
    const isNoted = eq(invoices.sourceKey, `refund:${provider}:${id}`);
    return db.select().from(invoices).where(isNoted).get() !== undefined;
  }
  const isPaid = and(eq(payments.provider, provider), eq(payments.state, "completed"));
  return (
    db
      .select()
      .from(payments)
      .where(and(isPaid, isOf(movement, purchase)))
      .get() !== undefined
  );
}

function isOf({ payment, at }: Movement, purchase: Purchase | null) {
  if (payment !== null) return eq(payments.payment, payment);
  if (purchase?.kind !== "subscription") return eq(payments.payment, purchase?.id ?? "");
  // why by its day: a provider that names no invoice has one payment a period.
  const moment = new Date(at.getTime() + early);
  return and(eq(payments.subscription, purchase.id), lte(payments.periodStart, moment), gt(payments.periodEnd, at));
}

/** What an account that is deleted bought, by what we call its payment; null for anything else. */
export function findForgottenPurchase(provider: ProviderName, { payment, subject }: Movement): Purchase | null {
  const named = [payment, subject.kind === "subscription" ? subject.id : null].filter((each) => each !== null);
  for (const id of named) {
    const isThis = or(eq(payments.payment, id), eq(payments.subscription, id));
    const row = db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), isNull(payments.userId), isThis))
      .get();
    if (row)
      return row.subscription ? { kind: "subscription", id: row.subscription } : { kind: "pack", id: row.payment };
  }
  return null;
}

/** Whether what moved is this site's, by what it says: its name, else a customer, a payment or an order of ours. */
export function isOurs({ name, installation }: PaymentProvider, movement: Movement): boolean {
  if (movement.installation !== "")
    return movement.installation === installation || listInstallations().includes(movement.installation);
  const isTheirs = and(eq(paymentCustomers.provider, name), eq(paymentCustomers.customer, movement.customer));
  if (db.select().from(paymentCustomers).where(isTheirs).get()) return true;
  const isPaid = and(eq(payments.provider, name), eq(payments.payment, movement.payment ?? ""));
  if (db.select().from(payments).where(isPaid).get()) return true;
  // why: before sites had names, the number of an order was all that a payment said.
  return Number.isSafeInteger(movement.orderId) && wasNameless(name, movement.orderId);
}

function wasNameless(provider: ProviderName, order: number): boolean {
  const isThis = and(eq(orders.provider, provider), eq(orders.id, order));
  const row = db.select().from(orders).where(isThis).get();
  return row === undefined || row.installation === "";
}
