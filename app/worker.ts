import sharp from "sharp";
import { createCampaignEngine } from "~/engine/campaign-engine";
import { createEmbeddedEngine } from "~/engine/embedded/embedded-engine";
import { openProviders } from "~/engine/providers/open-providers";
import type { Trouble } from "~/engine/providers/try-in-turn";
import { getProviderEvent, noteEvent } from "~/features/administration/last-events.server";
import { startComparisons } from "~/features/billing/compare-with-provider.server";
import { remindPastDue } from "~/features/billing/email-about-subscription.server";
import { startPaymentWork } from "~/features/billing/start-payment-work.server";
import { removeUnusedBlogMedia } from "~/features/blog/remove-unused-blog-media.server";
import { removeUsedAllowances } from "~/features/ledger/used-allowance.server";
import { removeUnconfirmed } from "~/features/newsletter/leave-newsletter.server";
import { listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import { createProposalWriter } from "~/features/recommendations/create-proposal-writer.server";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { makeSparksAtOnce, sparkQueue } from "~/features/sparks/spark-queue.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import { removeEndedSignIns } from "~/platform/auth/pending-sign-in.server";
import { removeEndedSessions } from "~/platform/auth/session.server";
import { startBackups } from "~/platform/backup/start-backups.server";
import { config } from "~/platform/config/config.server";
import { readVersion } from "~/platform/config/version";
import { hasRoom, waitForRoom } from "~/platform/disk/disk-room.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { startEmailDelivery } from "~/platform/email/start-email-delivery.server";
import { removeExpiredForms } from "~/platform/http/kept-form.server";
import { removeEndedWindows } from "~/platform/http/rate-limit.server";
import { startHeartbeat } from "~/platform/jobs/heartbeat.server";
import { QueueUnreachable } from "~/platform/jobs/queue";
import { takeWorkerLock, twoWorkers } from "~/platform/jobs/worker-lock.server";
import { yieldToPages } from "~/platform/jobs/yield-to-pages.server";
import { log } from "~/platform/log/log.server";
import { removeOldSecurityEvents } from "~/platform/security/remove-old-security-events.server";

/** Tells the process that runs us that starting us again would not help. Says the same as scripts/site/child.mjs. */
const exitDoNotRestart = 78;
/** Milliseconds between two sweeps. why sooner with a server: it may lose what it held. */
const sweepInterval = config.queueUrl === null ? 60_000 : 10_000;
/** Milliseconds between two looks for lists of recommendations that a model is to write. */
const proposingInterval = 5_000;
/** Milliseconds that the running spark has to end on SIGTERM. What it has not finished by then is queued again at the next start. */
const patience = 5_000;

// why: one picture at a time, and none kept: a worker has to fit beside the site on a small machine.
sharp.cache(false);
sharp.concurrency(1);

if (!takeWorkerLock()) {
  process.stderr.write(`${twoWorkers}\n`);
  process.exit(exitDoNotRestart);
}

const stopHeartbeat = startHeartbeat("worker");
let isStopping = false;
let sweeping: NodeJS.Timeout | undefined;
let proposing: NodeJS.Timeout | undefined;
let stopPaymentWork: (() => void)[] = [];
let stopEmailDelivery = () => {};
let stopBackups = () => {};
let stopRendering = () => {};

async function stop() {
  if (isStopping) return;
  isStopping = true;
  clearInterval(sweeping);
  clearInterval(proposing);
  for (const stop of stopPaymentWork) stop();
  stopEmailDelivery();
  stopBackups();
  stopRendering();
  setTimeout(() => process.exit(0), patience);
  await sparkQueue.stop();
  stopHeartbeat();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

async function sweep() {
  try {
    await sweepSparks();
    removeEndedWindows();
    removeExpiredForms();
    removeEndedSessions();
    removeEndedSignIns();
    removeOldSecurityEvents();
    removeUnconfirmed();
    removeUsedAllowances();
    remindPastDue();
    await removeUnusedBlogMedia();
  } catch (error) {
    log.error({ err: error }, "the sweep failed");
  }
}

/** Waits while the disk is full, and says so in the log once. */
async function whenRoom(signal = new AbortController().signal) {
  if (hasRoom()) return;
  log.warn("the disk that holds DATA_DIR is full: the worker waits for room");
  await waitForRoom(signal);
  log.warn("there is room again: the worker goes on");
}

/** Queues again what a worker before this one left; says so. */
async function requeueLeft() {
  const requeued = await sparkQueue.requeueRunning();
  if (requeued > 0) log.warn({ jobs: requeued }, "queued again what a worker left that did not end in order");
}

/** The same with a queue on a server, which may be away for as long as it likes: all that does not need it goes on meanwhile. */
async function requeueWhenAnswered() {
  for (let isTold = false; !isStopping; isTold = true) {
    try {
      return await requeueLeft();
    } catch (error) {
      if (!(error instanceof QueueUnreachable)) throw error;
      if (!isTold) log.warn("the queue's server does not answer: the worker waits for it");
    }
  }
}

/** Render workers on other machines, where queue and bucket are set for them. As many sparks are on their way at once as there are. */
async function findRemoteRendering() {
  if (config.queueUrl === null || config.mediaBucket === null) return undefined;
  const { openRemoteRendering } = await import("~/features/rendering/open-remote-rendering.server");
  const opened = openRemoteRendering(config.queueUrl, config.mediaBucket, readVersion());
  makeSparksAtOnce(opened.countWorkers);
  return opened;
}

await whenRoom();
if (config.queueUrl === null) await requeueLeft();
await sweep();
sweeping = setInterval(() => void sweep(), sweepInterval);
stopEmailDelivery = startEmailDelivery(findEmailTransport, async (row) => {
  // why only now: a worker that has nothing to write does without React.
  const { writeEmail } = await import("~/features/emails/write-email.server");
  return writeEmail(row);
});
stopPaymentWork = listPaymentProviders().flatMap((provider) => [
  startPaymentWork(provider),
  startComparisons(provider),
]);

stopBackups = startBackups();

// why only now: a start that yields takes long on a busy machine, and people wait for it.
yieldToPages();
log.info("the worker is ready");
const asked = {
  providers: () => openProviders(getProviderSettings()),
  onTrouble(trouble: Trouble) {
    log.warn(trouble, "a provider did not deliver");
    noteEvent(getProviderEvent(trouble.engine, "failed"), `${trouble.kind}: ${trouble.reason}`);
  },
};
const rendering = await findRemoteRendering();
if (rendering) stopRendering = rendering.stop;
const engine = createCampaignEngine({
  ...asked,
  embedded: createEmbeddedEngine(rendering?.makePart),
  makePart: rendering?.makePart,
});
const writeProposals = createProposalWriter(asked);
proposing = setInterval(() => void writeProposals(new AbortController().signal), proposingInterval);
if (config.queueUrl !== null) await requeueWhenAnswered();
await sparkQueue.run(async ({ payload, signal }) => {
  await whenRoom(signal);
  await makeSpark(payload.documentId, { signal, engine });
});
