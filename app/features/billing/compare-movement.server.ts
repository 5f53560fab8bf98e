import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { paymentFindings } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { Movement, PaymentProvider, Purchase } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { findForgottenPurchase, isOnRecord, isOurs } from "./find-movement.server";
import { findOrderedPurchase } from "./find-ordered-purchase.server";
import { nameMoneyBack } from "./named-money-back.server";
import { recordForgotten } from "./record-forgotten.server";
import { refreshPurchase } from "./refresh-purchase.server";

/**
 * Looks whether our record has what moved at a provider. What it has not is read again, as its event would have had it, and kept as a finding:
 * mended where our record has it then, else open, for an administrator.
 * @throws PaymentProblem when the provider cannot be asked.
 */
export async function compareMovement(
  provider: PaymentProvider,
  movement: Movement,
  now = new Date(),
): Promise<"known" | "mended" | "open" | "foreign"> {
  const { name } = provider;
  if (movement.payment !== null && isOnRecord(name, movement, null)) return keep("known");
  if (!isOurs(provider, movement)) return "foreign";
  const forgotten = findForgottenPurchase(name, movement);
  const purchase = forgotten ?? (await findPurchase(provider, movement));
  if (purchase && isOnRecord(name, movement, purchase)) return keep("known");
  if (purchase) {
    if (movement.kind !== "payment") nameMoneyBack(name, movement.kind, movement.id, purchase.id);
    if (forgotten) await recordForgotten(provider, purchase, now);
    else await refreshPurchase(provider, purchase, now);
  }
  const isMended = purchase !== null && isOnRecord(name, movement, purchase);
  log.warn(
    { provider: name, kind: movement.kind, id: movement.id, isMended },
    "a provider knows of money that we did not",
  );
  return keep(isMended ? "mended" : "open");

  function keep(state: "known" | "mended" | "open") {
    keepFinding(provider, movement, state, now);
    return state;
  }
}

async function findPurchase(provider: PaymentProvider, { subject, payment }: Movement): Promise<Purchase | null> {
  try {
    const found = await provider.findPurchase(subject);
    return found?.kind === "order" ? await findOrderedPurchase(provider, found) : found;
  } catch (problem) {
    if (!(problem instanceof PaymentProblem && problem.reason === "missing")) throw problem;
    log.warn({ err: problem, payment }, "what moved money leads to nothing at its provider");
    return null;
  }
}

/** One row for each, however often it is found. What an administrator has dealt with stays so. */
function keepFinding(
  { name }: PaymentProvider,
  { id: reference, kind, subject, payment, amount, currency, at, url }: Movement,
  state: "known" | "mended" | "open",
  now: Date,
): void {
  const isThis = and(
    and(eq(paymentFindings.provider, name), eq(paymentFindings.kind, kind)),
    eq(paymentFindings.reference, reference),
  );
  if (state !== "open")
    db.update(paymentFindings)
      .set({ state: "mended", settledAt: now })
      .where(and(isThis, eq(paymentFindings.state, "open")))
      .run();
  if (state === "known") return;
  const about = { subjectKind: subject.kind, subject: subject.id, payment, amount, currency, at, url };
  const settledAt = state === "mended" ? now : null;
  db.insert(paymentFindings)
    .values({ provider: name, kind, reference, ...about, state, foundAt: now, settledAt })
    .onConflictDoNothing()
    .run();
}
