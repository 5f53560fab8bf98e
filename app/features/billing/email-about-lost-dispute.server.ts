import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { users } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { config } from "~/platform/config/config.server";
import { formatMoney } from "./format-money";
import type { FundedPayment } from "./record-money-back.server";

/** Tells each administrator that the bank of a customer took money back for good, once. */
export function emailAboutLostDispute(
  tx: Transaction,
  dispute: string,
  { userId, provider, amount, currency, isSubscription }: Omit<FundedPayment, "sourceKeys">,
  now: Date,
): void {
  const hasEnded = isSubscription && config.lostDisputeEnds;
  const data = { userId, provider, dispute, amount: formatMoney(amount, currency), isSubscription, hasEnded };
  // why written out: the index holds administrators alone, and is not used for a value that comes later.
  const isAdmin = sql`${users.isAdmin} = 1`;
  for (const admin of tx.select({ id: users.id }).from(users).where(isAdmin).all()) {
    const key = `dispute-lost:${provider}:${dispute}:${admin.id}`;
    emailUserLater(tx, { key, userId: admin.id, kind: "disputeLost", data }, now);
  }
}
