import { and, eq, inArray, ne } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { orders, paymentAccounts, paymentCustomers, payments, planPrices, subscriptions } from "#db/schema";
import type { PaymentProvider, ProviderName } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { updatePlan } from "./record-subscription.server";

/** Tables with a provider's ids, each of an account. */
const tables = [paymentCustomers, planPrices, orders, subscriptions, payments] as const;

/** The account that is configured, as our record knows it; empty before anything was asked there. */
export function findKnownAccount(provider: ProviderName): string {
  return db.select().from(paymentAccounts).where(eq(paymentAccounts.provider, provider)).get()?.account ?? "";
}

/**
 * The account whose keys are configured. Where it is another than before (live keys in place of test keys, another account's) what stands here
 * of the former is set aside: its open orders are closed and its subscriptions do not run here, until its keys are back.
 * @throws PaymentProblem
 */
export async function requireAccount(provider: PaymentProvider, now = new Date()): Promise<string> {
  const told = await provider.findAccount();
  const known = findKnownAccount(provider.name);
  // why: a restricted key may not read its account, and the mode is all that it tells.
  if (known !== "" && told.startsWith("?/") && getMode(known) === getMode(told)) return known;
  if (told !== known) inTransaction((tx) => changeAccount(tx, provider.name, told, now));
  return told;
}

/** Whether something of an account is at the present one; what has none is of the first. */
export const isOfAccount = (account: string, present: string) => account === "" || account === present;

const getMode = (account: string) => account.slice(account.lastIndexOf("/") + 1);

function changeAccount(tx: Transaction, provider: ProviderName, account: string, now: Date): void {
  const known = tx.select().from(paymentAccounts).where(eq(paymentAccounts.provider, provider)).get()?.account;
  tx.insert(paymentAccounts)
    .values({ provider, account, since: now })
    .onConflictDoUpdate({
      target: paymentAccounts.provider,
      set: { account, since: now, comparedAt: null, problem: null },
    })
    .run();
  for (const table of tables) {
    const move = (from: string, to: string) =>
      tx
        .update(table)
        .set({ account: to })
        .where(and(eq(table.provider, provider), eq(table.account, from)))
        .run();
    move("", known ?? account);
    // why: the same account, which its key may read now.
    if (known?.startsWith("?/") && getMode(known) === getMode(account)) move(known, account);
  }
  setAside(tx, provider, account);
}

function setAside(tx: Transaction, provider: ProviderName, account: string): void {
  const isOpen = and(eq(orders.provider, provider), eq(orders.state, "open"), ne(orders.account, account));
  tx.update(orders).set({ state: "closed" }).where(isOpen).run();
  const isElsewhere = and(eq(subscriptions.provider, provider), ne(subscriptions.account, account));
  const left = tx
    .update(subscriptions)
    .set({ state: "inactive" })
    .where(and(isElsewhere, inArray(subscriptions.state, ["active", "past_due"])))
    .returning({ userId: subscriptions.userId })
    .all();
  for (const { userId } of left) updatePlan(tx, userId);
  if (left.length > 0)
    log.error(
      { provider, account, subscriptions: left.length },
      "the keys are of another account than subscriptions that run: they are set aside",
    );
}
