import { and, desc, eq, gt } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { orders } from "#db/schema";
import type { ProviderName } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { type Choice, describeChoice } from "./choice";
import type { Order } from "./order";

/** Milliseconds for which an order that was not paid is taken up again. Stripe closes its page after a day. */
export const openFor = 23 * 3_600_000;

/** The order of this id, of this user's; undefined for any other. */
export function findOrder(user: User, id: number | null): Order | undefined {
  if (id === null) return undefined;
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.id, id)))
    .get();
}

/** The order of this user's that is paid at a provider's checkout. */
export function findOrderOfCheckout(user: User, provider: ProviderName, checkout: string): Order | undefined {
  const isTheirs = and(eq(orders.userId, user.id), eq(orders.provider, provider));
  return db
    .select()
    .from(orders)
    .where(and(isTheirs, eq(orders.checkout, checkout)))
    .get();
}

/** What this user ordered last. */
export function findLastOrder(user: User): Order | undefined {
  return db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(desc(orders.id)).get();
}

/** The order that a form made, where it was for this at this provider. */
export function findOrderOfForm(
  tx: Pick<Transaction, "select">,
  provider: ProviderName,
  user: User,
  nonce: string,
  choice: Choice,
): Order | undefined {
  const order = tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.nonce, nonce)))
    .get();
  return order && isFor(order, provider, choice) ? order : undefined;
}

/** What somebody is still to pay, the newest first. */
export function findOpenOrders(tx: Pick<Transaction, "select">, user: User, now: Date): Order[] {
  const since = new Date(now.getTime() - openFor);
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.state, "open"), gt(orders.createdAt, since)))
    .orderBy(desc(orders.id))
    .all();
}

/** Milliseconds within which buying the same again may be an oversight. */
const lately = 3_600_000;

/** Whether this user paid for the very same pack a moment ago, at whichever provider. */
export function wasBoughtLately(user: User, choice: Choice, now = new Date()): boolean {
  if (!("pack" in choice)) return false;
  const isTheirs = and(eq(orders.userId, user.id), eq(orders.state, "paid"));
  const isIt = and(eq(orders.kind, "pack"), eq(orders.sparks, choice.pack.sparks));
  const since = gt(orders.paidAt, new Date(now.getTime() - lately));
  return (
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isTheirs, isIt, since))
      .get() !== undefined
  );
}

/** Whether an order is for this, at this provider and at the price of today. */
export function isFor(order: Order, provider: ProviderName, choice: Choice): boolean {
  const asked = { provider, ...describeChoice(choice) };
  return (["provider", "kind", "plan", "billing", "sparks", "amount", "currency"] as const).every(
    (name) => order[name] === asked[name],
  );
}
