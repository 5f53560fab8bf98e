import { statSync } from "node:fs";
import { dataDir } from "#db/data-dir";
import { reconcileBilling } from "~/features/billing/reconcile-billing.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { explainSealed } from "~/features/settings/explain-sealed.server";
import { checkSystem } from "./check-system.server";
import { examinePayments } from "./examine-payments.server";
import type { SystemCheck } from "./system-check";

/** Bits of a folder's mode that let others than its owner look into it. */
const others = 0o077;

/**
 * What the dashboard checks, and what takes longer or concerns the machine: who may read the data, how we stand at the payment providers, whether
 * the books add up, which stored keys open.
 */
export async function examineSite(now = new Date()): Promise<SystemCheck[]> {
  const [, ...running] = await checkSystem(now);
  return [checkFolder(), ...running, ...(await examinePayments()), checkBooks(), checkSealed()];
}

function checkFolder(): SystemCheck {
  const name = "Data folder";
  const isOpen = (statSync(dataDir).mode & others) !== 0;
  return isOpen
    ? { name, state: "warn", text: `Others on this machine can look into ${dataDir}: chmod 700 it.` }
    : { name, state: "ok", text: `${dataDir}, readable by its owner alone.` };
}

function checkBooks(): SystemCheck {
  const name = "Books";
  const found = [...reconcileLedger(), ...reconcileBilling()];
  return found.length === 0
    ? { name, state: "ok", text: "Money, sparks and holds add up." }
    : { name, state: "bad", text: `${found.length} found: npm run billing -- reconcile names them.` };
}

function checkSealed(): SystemCheck {
  const { isGood, lines } = explainSealed();
  return { name: "Stored keys", state: isGood ? "ok" : "warn", text: lines.join(" ") };
}
