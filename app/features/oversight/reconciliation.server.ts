import path from "node:path";
import { and, desc, isNotNull } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { paymentEvents } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { listComparisons, listMendedFindings, listOpenFindings } from "~/features/billing/finding.queries.server";
import { replayEvent } from "~/features/billing/replay-event.server";
import type { ProviderName } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { TaskThread, ThreadFailed } from "~/platform/threads/task-thread.server";
import { checkBooks, type Found } from "./check-books.server";

/** Events with a problem that are offered to be worked on again. */
const mostEvents = 50;

// why so long: ten million postings take ten seconds, and a slow disk is to be waited for.
const thread = new TaskThread(path.resolve("build/node/books-thread.js"), { timeLimit: 300_000 });
/** The check that is on its way: whoever asks meanwhile gets what it finds. */
let running: Promise<Found[]> | null = null;

/** What does not add up, as of now, and the payment events with a problem. `found` is null where the check took too long or broke. */
export async function reconcile(now = new Date()) {
  const events = db
    .select()
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.problem)))
    .orderBy(desc(paymentEvents.createdAt))
    .limit(mostEvents)
    .all();
  return {
    findings: listOpenFindings(),
    mended: listMendedFindings(now),
    comparisons: listComparisons(),
    found: await findOthers(now).catch((error: unknown) => {
      if (error instanceof ThreadFailed) return null;
      throw error;
    }),
    events: events.map(({ provider, event, problem, createdAt }) => ({ provider, event, problem, createdAt })),
    at: now,
  };
}

/** All but what stands on the page as a finding of its own. */
async function findOthers(now: Date): Promise<Found[]> {
  return (await checkOnce(now)).filter(({ kind }) => kind !== "not-on-record");
}

async function checkOnce(now: Date): Promise<Found[]> {
  // why in place: in development and in tests nothing was built
  if (!import.meta.env.PROD) return checkBooks(now);
  // why the assertion: the thread answers with what the task of this name gives
  running ??= (thread.run("books", "checkBooks", []) as Promise<Found[]>).finally(() => {
    running = null;
  });
  return running;
}

/** Has an event of a payment provider worked on again. False where no such event came. */
export function replay(admin: User, provider: ProviderName, event: string, now = new Date()): boolean {
  return inTransaction((tx) => {
    if (!replayEvent(provider, event, now)) return false;
    recordAct(tx, admin, { act: "replay-event", subject: `${provider} ${event}` }, now);
    return true;
  });
}
