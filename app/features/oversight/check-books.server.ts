import { reconcileBilling } from "~/features/billing/reconcile-billing.server";
import { type Discrepancy, reconcileLedger } from "~/features/ledger/reconcile-ledger.server";

export type Found = Discrepancy | ReturnType<typeof reconcileBilling>[number];

/** Everything that does not add up between money, sparks and holds, as of now. Reads the whole ledger: seconds, where it has millions of postings. */
export function checkBooks(now = new Date()): Found[] {
  return [...reconcileLedger(now), ...reconcileBilling(now)];
}
