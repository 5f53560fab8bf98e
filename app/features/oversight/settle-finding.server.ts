import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { paymentFindings } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { compareMovement } from "~/features/billing/compare-movement.server";
import { findFinding } from "~/features/billing/finding.queries.server";
import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";

/** What came of an act on a finding, for whoever did it; null where there is no such finding that is open. */
type Settled = { isDone: boolean; message: string } | null;

/** An administrator has dealt with what a provider knows and we do not: it is not shown again. */
export function dismissFinding(admin: User, id: number, now = new Date()): Settled {
  return inTransaction((tx) => {
    const [row] = tx
      .update(paymentFindings)
      .set({ state: "dismissed", settledAt: now })
      .where(and(eq(paymentFindings.id, id), eq(paymentFindings.state, "open")))
      .returning()
      .all();
    if (!row) return null;
    recordAct(tx, admin, { act: "dismiss-finding", subject: `${row.provider} ${row.reference}` }, now);
    return { isDone: true, message: `${row.reference} is not shown any more` };
  });
}

/** Asks the provider again what a finding is of, and brings our record to it where it can be. */
export async function lookAgain(id: number, now = new Date(), connected?: PaymentProvider): Promise<Settled> {
  const row = findFinding(id);
  if (row?.state !== "open") return null;
  const provider = connected ?? findPaymentProvider(row.provider);
  if (!provider) return { isDone: false, message: "Its provider is not connected" };
  const { reference, subjectKind, subject, ...told } = row;
  const movement = { ...told, id: reference, subject: { kind: subjectKind, id: subject } };
  // why our own name: that it is ours was found out when it was found.
  const marks = { installation: provider.installation, customer: "", orderId: Number.NaN };
  try {
    const state = await compareMovement(provider, { ...movement, ...marks }, now);
    return state === "open"
      ? { isDone: false, message: `${reference} belongs to nothing here: look at it at the provider` }
      : { isDone: true, message: `${reference} is on record now` };
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    return { isDone: false, message: "The provider does not answer. Try again later" };
  }
}
