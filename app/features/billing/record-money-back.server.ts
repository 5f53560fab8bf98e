import { and, gt, inArray, isNull, or } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { lots } from "#db/schema";
import { clawBackPayment, undoClawback } from "~/features/ledger/claw-back-payment.server";
import { closeDispute, openDispute } from "~/features/ledger/dispute-payment.server";
import { livesUntil } from "~/features/ledger/lives-until";
import type { MoneyBack, ProviderName } from "~/features/payments/payment-provider";
import { emailAboutLostDispute } from "./email-about-lost-dispute.server";

export interface FundedPayment extends MoneyBack {
  userId: number;
  provider: ProviderName;
  /** Cents. */
  amount: number;
  currency: string;
  /** Whether it is of a subscription. */
  isSubscription: boolean;
  /** The keys of the lots that it funded. */
  sourceKeys: readonly string[];
}

type Told = Pick<FundedPayment, "refunds" | "disputes" | "amount">;

/** Cents of a payment that were refunded. */
export function sumRefunds({ refunds, amount }: Pick<Told, "refunds" | "amount">): number {
  const sum = refunds.filter(({ failed }) => !failed).reduce((total, refund) => total + refund.amount, 0);
  return Math.min(sum, amount);
}

/** Cents of a payment that went back: by refunds, or as a whole by a dispute that was lost. */
export function sumMoneyBack(told: Told): number {
  return told.disputes.some(({ state }) => state === "lost") ? told.amount : sumRefunds(told);
}

/**
 * Takes back the sparks whose money went back, each refund and each dispute once. A refund of a part takes its share of those that run, and
 * the one that completes the sum takes all that is left; a refund that failed gives back what it took.
 */
export function recordMoneyBack(tx: Transaction, payment: FundedPayment, now: Date): void {
  const { userId, provider, sourceKeys } = payment;
  const running = findRunning(tx, sourceKeys, now);
  const funded = running.reduce((total, lot) => total + lot.amount, 0);
  let before = 0;
  for (const { id, amount, failed } of payment.refunds) {
    const key = `clawback:${id}`;
    if (failed) {
      undoClawback(tx, key, { key: `${key}:failed`, actor: provider, now });
      continue;
    }
    const after = Math.min(before + amount, payment.amount);
    const share = (cents: number) => Math.round((funded * cents) / payment.amount);
    const taken =
      after === payment.amount
        ? { sourceKeys }
        : { sourceKeys: running.map(({ sourceKey }) => sourceKey), sparks: share(after) - share(before) };
    before = after;
    clawBackPayment(tx, { key, userId, ...taken, actor: provider, reason: `Refund ${id}`, now });
  }
  for (const { id, state } of payment.disputes) {
    if (state === "dropped") {
      // why as one that was won: nobody decided that the money goes back, and where it did there is a refund.
      closeDispute(tx, id, "won", provider, now);
      continue;
    }
    openDispute(tx, { id, userId, sourceKeys, provider, now });
    if (state !== "open" && closeDispute(tx, id, state, provider, now, sourceKeys) && state === "lost")
      emailAboutLostDispute(tx, id, payment, now);
  }
}

/** Lots whose time is not over: of a year that is refunded in part, the months that are gone stay what they were. */
function findRunning(tx: Transaction, sourceKeys: readonly string[], now: Date) {
  return tx
    .select({ sourceKey: lots.sourceKey, amount: lots.amount })
    .from(lots)
    .where(and(inArray(lots.sourceKey, sourceKeys), or(isNull(lots.expiresAt), gt(livesUntil, now.getTime()))))
    .all();
}
