/**
 * A thousand subscriptions renew in one moment, at a stand-in of Stripe that takes 250 ms to answer, and somebody buys a pack while they are worked on. Works
 * in the empty folder DATA_DIR, and prints as JSON how many seconds it took until all was settled, and until the buyer had their sparks.
 */
import { setTimeout as pause } from "node:timers/promises";
import { and, count, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { migrate } from "#db/migrate";
import { lots, orders, paymentEvents, users } from "#db/schema";
import { aPack, aPlan, buys, hears, opensCheckout } from "#tests/factories/billing";
import { connectInMemory, InMemoryStripe, testInstallation } from "#tests/mocks/in-memory-stripe";
import { settleDueEvents } from "~/features/billing/settle-events.server";
import { startPaymentWork } from "~/features/billing/start-payment-work.server";
import { connectStripe } from "~/features/payments/stripe-provider.server";
import type { User } from "~/platform/auth/user";

const renewals = Number(process.env.RENEWALS ?? 1000);
const answerTakes = 250;
const month = 31 * 86_400_000;

migrate(db);
const stripe = new InMemoryStripe("bench");
stripe.isStrict = false;
const quick = connectInMemory(stripe);
const slow = connectStripe({
  secretKey: "sk_test_of_the_bench",
  installation: () => testInstallation,
  repeats: 0,
  send: async (url, init) => {
    await pause(answerTakes);
    return stripe.handle(new Request(url, init));
  },
});

function makeCustomer(name: string): User {
  const person = { firstName: "Ada", lastName: "Lovelace", email: `${name}@bench.example`, passwordHash: "none" };
  const { passwordHash: _, ...user } = db.insert(users).values(person).returning().get();
  return user as User;
}

const take = () => {
  for (const event of stripe.events.splice(0)) hears(stripe, event);
};
const countOpen = () =>
  db.select({ open: count() }).from(paymentEvents).where(isNull(paymentEvents.settledAt)).get()?.open ?? 0;
const secondsSince = (since: number) => (performance.now() - since) / 1000;

stripe.now = new Date(Date.now() - month);
const subscriptions: string[] = [];
for (let each = 0; each < renewals; each += 1)
  subscriptions.push(await buys(stripe, quick, makeCustomer(`renewal-${each}`), aPlan("launch")));
take();
await settleDueEvents(quick, stripe.now);

stripe.now = new Date();
for (const id of subscriptions) {
  stripe.renews(id);
  const charge = stripe.get(stripe.chargeOf(id));
  stripe.events.push({
    id: `evt_of_${charge.id}`,
    type: "charge.succeeded",
    object: { id: charge.id, invoice: charge.invoice } as { id: string },
  });
}
take();
const events = countOpen();
stripe.asked = [];
const since = performance.now();
const stop = startPaymentWork(slow);
await pause(5_000);

const buyer = makeCustomer("buyer");
stripe.now = new Date();
stripe.pays(await opensCheckout(stripe, quick, buyer, aPack(10000)));
take();
const isServed = () =>
  db
    .select()
    .from(lots)
    .where(and(eq(lots.userId, buyer.id), eq(lots.kind, "pack")))
    .get();
const boughtAt = performance.now();
while (!isServed() && secondsSince(boughtAt) < 600) await pause(20);
const buyerSeconds = secondsSince(boughtAt);
while (countOpen() > 0 && secondsSince(since) < 3600) await pause(50);
const seconds = secondsSince(since);
stop();

const granted = db.select({ all: count() }).from(lots).where(eq(lots.kind, "plan")).get()?.all ?? 0;
const paid = db.select({ all: count() }).from(orders).where(eq(orders.state, "paid")).get()?.all ?? 0;
console.log(JSON.stringify({ seconds, buyerSeconds, events, requests: stripe.asked.length, granted, paid }));
process.exit(0);
