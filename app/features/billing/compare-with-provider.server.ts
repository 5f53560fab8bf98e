import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { disputes, paymentAccounts } from "#db/schema";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { compareMovement } from "./compare-movement.server";
import { findOrderedPurchase } from "./find-ordered-purchase.server";
import { refreshPurchase } from "./refresh-purchase.server";
import { requireAccount } from "./require-account.server";
import { listPrices, retirePrice } from "./require-price.server";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds that the first comparison goes back, as far as providers keep their events, and by which each goes back behind the last. */
const firstSpan = 29 * day;
const overlap = 3 * day;

/** Milliseconds that what moves has to be on record by its event. */
const eventsTake = hour;

/** The hour of the day, in UTC, from which the comparison is due. */
const hourOfNight = 3;

/** Whether the comparison of a night is still to be made. */
export function isComparisonDue(provider: PaymentProvider, now = new Date()): boolean {
  const row = db.select().from(paymentAccounts).where(eq(paymentAccounts.provider, provider.name)).get();
  if (!row) return false;
  const tonight = new Date(now);
  tonight.setUTCHours(hourOfNight, 0, 0, 0);
  const last = tonight > now ? new Date(tonight.getTime() - day) : tonight;
  return row.comparedAt === null || row.comparedAt < last;
}

/**
 * Compares what moved at a provider, by its own lists, with our record, and has its prices made again that were taken away there. Counts what was
 * mended and what is left for an administrator.
 * @throws PaymentProblem when the provider cannot be asked; the next comparison goes back as far.
 */
export async function compareWithProvider(
  provider: PaymentProvider,
  now = new Date(),
): Promise<{ mended: number; open: number }> {
  const account = await requireAccount(provider, now);
  const isThis = eq(paymentAccounts.provider, provider.name);
  try {
    const { comparedAt } = db.select().from(paymentAccounts).where(isThis).get() ?? {};
    const from = new Date(comparedAt ? comparedAt.getTime() - overlap : now.getTime() - firstSpan);
    const found = { known: 0, mended: 0, open: 0, foreign: 0 };
    for (const movement of await provider.listMovements(from, new Date(now.getTime() - eventsTake)))
      found[await compareMovement(provider, movement, now)] += 1;
    await refreshOpenDisputes(provider, now);
    const lost = await provider.listLostPrices(listPrices(provider.name, account));
    for (const price of lost) retirePrice(provider.name, price, now);
    db.update(paymentAccounts).set({ comparedAt: now, problem: null }).where(isThis).run();
    return { mended: found.mended, open: found.open };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    db.update(paymentAccounts).set({ problem }).where(isThis).run();
    throw error;
  }
}

/** Reads what is disputed again: it may take months, and how it ended was told by an event that may be lost. */
async function refreshOpenDisputes(provider: PaymentProvider, now: Date): Promise<void> {
  const open = db.select({ id: disputes.id }).from(disputes).where(eq(disputes.state, "open")).all();
  for (const { id } of open.filter((dispute) => dispute.id.startsWith("PP-") === (provider.name === "paypal"))) {
    const found = await provider.findPurchase({ kind: "dispute", id });
    const purchase = found?.kind === "order" ? await findOrderedPurchase(provider, found) : found;
    if (purchase) await refreshPurchase(provider, purchase, now);
  }
}

/** Milliseconds between two looks whether a comparison is due. */
const interval = hour / 4;

/** Compares each night, beside the work on events. Returns what stops it. */
export function startComparisons(provider: PaymentProvider): () => void {
  let isComparing = false;
  async function compare() {
    if (isComparing || !isComparisonDue(provider)) return;
    isComparing = true;
    try {
      const found = await compareWithProvider(provider);
      log.info({ provider: provider.name, ...found }, "the provider's lists were compared with our record");
    } catch (error) {
      // why only a warning: the next look tries again, and the administrator's page says so meanwhile.
      log.warn({ err: error, provider: provider.name }, "the provider's lists could not be compared");
    } finally {
      isComparing = false;
    }
  }
  const timer = setInterval(() => void compare(), interval);
  return () => clearInterval(timer);
}
