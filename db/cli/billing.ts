/** npm run billing -- VERB ...: what an administrator does about money and sparks. `usage` below lists the verbs. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { desc, eq } from "drizzle-orm";
import { dataDir } from "#db/data-dir";
import { payments, users } from "#db/schema";

const usage = `Use: npm run billing -- VERB ...
  reconcile                        what does not add up between money and sparks
  compare                          asks the payment providers what moved there, as each night, and names what we do not know
  explain EMAIL                    why an account has the sparks that it has
  payments EMAIL                   what an account paid, with the numbers to refund
  refund PAYMENT [CENTS]           gives a payment back, or a part of it, with its sparks
  end EMAIL now|period             ends a subscription, at once or with its period, and tells its owner
  add EMAIL SPARKS REASON          gives sparks
  deduct EMAIL SPARKS REASON       takes sparks, at most all
  replay stripe|paypal EVENT       has an event of a payment provider worked on again`;

const [verb = "", ...words] = process.argv.slice(2);
if (!existsSync(path.join(dataDir, "sparkwright.db")))
  fail(`There is no database in ${dataDir}. Set DATA_DIR to the site's data folder, or start the site first.`);

// why not above: opening a database makes the file, and the configuration makes the secrets.
const { db, inTransaction } = await import("#db/client");
const { recordAct } = await import("~/features/administration/record-act.server");

const verbs: Record<string, () => void | Promise<void>> = {
  reconcile,
  compare,
  explain,
  payments: list,
  refund,
  end,
  add: () => adjust(1),
  deduct: () => adjust(-1),
  replay,
};
await (Object.hasOwn(verbs, verb) ? verbs[verb] : () => fail(usage))?.();

async function reconcile() {
  const { reconcileLedger } = await import("~/features/ledger/reconcile-ledger.server");
  const { reconcileBilling } = await import("~/features/billing/reconcile-billing.server");
  const found = [...reconcileLedger(), ...reconcileBilling()];
  for (const { kind, detail } of found) say(`${kind}: ${detail}`);
  say(found.length === 0 ? "Everything adds up." : `${found.length} found.`);
  // why not 1 for a shortfall: it is money lost, and nothing that can be mended.
  if (found.some(({ kind }) => kind !== "refund-shortfall")) process.exitCode = 1;
}

async function compare() {
  const { compareWithProvider } = await import("~/features/billing/compare-with-provider.server");
  const { listOpenFindings } = await import("~/features/billing/finding.queries.server");
  const { listPaymentProviders } = await import("~/features/payments/find-payment-provider.server");
  const { PaymentProblem } = await import("~/features/payments/payment-problem");
  for (const provider of listPaymentProviders()) {
    try {
      const { mended } = await compareWithProvider(provider);
      say(`${provider.name}: ${mended} that no event told us of ${mended === 1 ? "is" : "are"} on record now.`);
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error;
      fail(`${provider.name} cannot be asked: ${error.message}`);
    }
  }
  const open = listOpenFindings();
  for (const { provider, kind, reference, amount, currency, url } of open)
    say(`not on record: ${kind} ${reference} of ${provider}, ${amount} cents ${currency}, ${url}`);
  if (open.length > 0) process.exitCode = 1;
}

async function explain() {
  const { explainBalance } = await import("~/features/ledger/explain-balance.server");
  for (const sentence of explainBalance(requireUser(words[0]).id)) say(sentence);
}

function list() {
  const { id: userId } = requireUser(words[0]);
  const rows = db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt)).all();
  for (const { id, createdAt, description, amount, refunded, currency, state, provider, payment } of rows)
    say(
      `${id}: ${createdAt.toISOString().slice(0, 10)}, ${description}, ${amount} cents ${currency}, ${refunded} back, ${state} (${provider} ${payment})`,
    );
  if (rows.length === 0) say("Nothing was paid.");
}

async function refund() {
  const { NotRefundable } = await import("~/features/billing/refund-payment.server");
  const { refundUserPayment } = await import("~/features/administration/refund-user-payment.server");
  const { PaymentProblem } = await import("~/features/payments/payment-problem");
  const [id, cents] = [readNumber(words[0]), words[1] === undefined ? undefined : readNumber(words[1])];
  try {
    const { amount, refunded, currency } = await refundUserPayment(null, id, cents);
    say(`Of ${amount} cents ${currency}, ${refunded} have gone back. A subscription goes on: "end" ends it.`);
  } catch (error) {
    if (error instanceof NotRefundable) fail(error.message);
    if (error instanceof PaymentProblem) fail(`The payment provider gave nothing back: ${error.message}`);
    throw error;
  }
}

async function end() {
  const { findLivingSubscription } = await import("~/features/billing/subscription.queries.server");
  const { endUserSubscription } = await import("~/features/administration/end-user-subscription.server");
  const { PaymentProblem } = await import("~/features/payments/payment-problem");
  const when = words[1];
  if (when !== "now" && when !== "period") fail(usage);
  const subscription = findLivingSubscription(requireUser(words[0]).id) ?? fail("There is no subscription that runs.");
  try {
    const { plan, endsOn } = await endUserSubscription(null, subscription, when);
    say(endsOn === null ? `${plan} has ended.` : `${plan} ends on ${endsOn}.`);
  } catch (error) {
    if (error instanceof PaymentProblem) fail(`The payment provider did not end it: ${error.message}`);
    throw error;
  }
}

async function adjust(sign: 1 | -1) {
  const { adjustSparks } = await import("~/features/ledger/adjust-sparks.server");
  const reason = words.slice(2).join(" ").trim();
  if (reason === "") fail(usage);
  const userId = requireUser(words[0]).id;
  const sparks = readNumber(words[1]);
  const order = { nonce: randomUUID(), adminId: null, userId, sparks: sign * sparks, reason };
  const moved = inTransaction((tx) => {
    const sparks = adjustSparks(tx, order);
    recordAct(tx, null, { act: sign > 0 ? "add" : "deduct", userId, sparks, reason });
    return Math.abs(sparks);
  });
  if (sign > 0) say(`${moved} sparks were added.`);
  else say(moved === sparks ? `${moved} sparks were deducted.` : `Only ${moved} were there, and they were deducted.`);
}

async function replay() {
  const [provider, event = ""] = words;
  if (provider !== "stripe" && provider !== "paypal") fail(usage);
  const { replayEvent } = await import("~/features/billing/replay-event.server");
  const isKnown = inTransaction((tx) => {
    const isThere = replayEvent(provider, event);
    if (isThere) recordAct(tx, null, { act: "replay-event", subject: `${provider} ${event}` });
    return isThere;
  });
  if (!isKnown) fail(`No event ${event} has come from ${provider}.`);
  say("The worker reads again what it was about.");
}

function requireUser(email = "") {
  const address = email.trim().toLowerCase();
  const user = db.select({ id: users.id }).from(users).where(eq(users.email, address)).get();
  return user ?? fail(`No account has the address ${address}.`);
}

/** A whole number above zero. */
function readNumber(word = ""): number {
  return /^[1-9]\d{0,8}$/.test(word) ? Number(word) : fail(usage);
}

/** Without what would steer the terminal: somebody may have written it. */
function say(text: string): void {
  console.log(stripVTControlCharacters(text).replace(/\p{Cc}/gu, ""));
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
