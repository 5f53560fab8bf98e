import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { auditAccounts, openAccounts, steps } from "./accounts";
import type { Share, Work } from "./teller";

/** As many as processes of the product write: web and worker. */
const tellers = 2;

export interface BankReport {
  operations: number;
  /** Operations to a second of one core, the tellers' time together. */
  perSecond: number;
  /** How often all accounts were read while the tellers wrote. */
  reads: number;
  /** What did not add up, in any reading. */
  faults: string[];
}

/** Has tellers, each a process, do this many operations on each account at once, and reads all accounts meanwhile. */
export async function runBank(accounts: number, operations: number): Promise<BankReport> {
  await openAccounts(accounts, Math.ceil(operations / steps.length));
  const open = await Promise.all(Array.from({ length: tellers }, startTeller));
  let isOpen = true;
  const working = Promise.all(
    open.map(async (process, teller) => {
      process.send({ teller, tellers, operations } satisfies Share);
      const [work] = await waitFor(process);
      return work as Work;
    }),
  ).finally(() => {
    isOpen = false;
  });
  const faults = new Set<string>();
  let reads = 0;
  while (isOpen) {
    for (const fault of auditAccounts()) faults.add(fault);
    reads += 1;
    await pause(5);
  }
  const work = await working;
  for (const fault of auditAccounts()) faults.add(fault);
  const sum = (of: keyof Work) => work.reduce((total, each) => total + each[of], 0);
  return { operations: sum("operations"), perSecond: sum("operations") / sum("seconds"), reads, faults: [...faults] };
}

async function startTeller(): Promise<ChildProcess> {
  const program = ["--config", "vite.node.config.ts", "bench/bank/teller.ts"];
  const teller = fork("node_modules/vite-node/vite-node.mjs", program);
  await waitFor(teller);
  return teller;
}

/** What a teller says next. @throws when it ends without a word. */
async function waitFor(teller: ChildProcess): Promise<unknown[]> {
  const ended = new AbortController();
  const end = (code: number | null) => ended.abort(new Error(`A teller has ended with ${code}.`));
  teller.once("exit", end);
  try {
    return await once(teller, "message", { signal: ended.signal });
  } catch (error) {
    throw ended.signal.reason ?? error;
  } finally {
    teller.off("exit", end);
  }
}
