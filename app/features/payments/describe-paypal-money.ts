import type { MoneyBack } from "./payment-provider";
import type { PayPalDispute, PayPalRefund } from "./paypal-answers";
import { isGuaranteeRefund } from "./paypal-names";

/** Outcomes of a dispute in which the seller keeps the money. */
const won = new Set(["RESOLVED_SELLER_FAVOUR", "RESOLVED_WITH_PAYOUT", "CANCELED_BY_BUYER", "DENIED", "NONE"]);

/** Outcomes in which the buyer gets it. */
const lost = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"]);

/** States of a dispute that is not decided. */
const undecided = new Set(["OPEN", "WAITING_FOR_BUYER_RESPONSE", "WAITING_FOR_SELLER_RESPONSE", "UNDER_REVIEW"]);

export const isCompleted = (status: string) => ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(status);

export function describeCapture(status: string | undefined): "completed" | "pending" | "failed" {
  if (status !== undefined && isCompleted(status)) return "completed";
  return status === "DECLINED" || status === "FAILED" ? "failed" : "pending";
}

export const compareAges = (one: PayPalRefund, other: PayPalRefund) =>
  one.create_time.getTime() - other.create_time.getTime() || one.id.localeCompare(other.id);

export function describeRefund({
  id,
  status,
  amount: { amount },
  custom_id,
}: PayPalRefund): MoneyBack["refunds"][number] {
  const failed = status === "FAILED" || status === "CANCELLED";
  return { id, amount: Math.abs(amount), failed, isGuarantee: isGuaranteeRefund(custom_id) };
}

/** The payment that a refund is of. */
export function findCapture({ links }: PayPalRefund): string {
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return up.slice(up.lastIndexOf("/") + 1);
}

/** A question of the customer's takes no money and blocks nobody. */
export function describeDispute(dispute: PayPalDispute): MoneyBack["disputes"] {
  const { dispute_id: id, status, dispute_life_cycle_stage: stage, dispute_outcome: outcome } = dispute;
  if (status === "RESOLVED") {
    const code = outcome?.outcome_code ?? "";
    return [{ id, state: won.has(code) ? "won" : lost.has(code) ? "lost" : "dropped" }];
  }
  if (stage === "INQUIRY") return [];
  return [{ id, state: undecided.has(status) ? "open" : "dropped" }];
}

/** Whether a dispute is about a payment. */
export function isAbout({ disputed_transactions }: PayPalDispute, payment: string | undefined): boolean {
  return disputed_transactions.some(({ seller_transaction_id }) => seller_transaction_id === payment);
}
