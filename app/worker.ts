import sharp from "sharp";
import { campaignEngine } from "~/engine/campaign-engine";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import { openProviders } from "~/engine/providers/open-providers";
import { providerSettings } from "~/features/settings/provider-settings.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import { removeEndedWindows } from "~/platform/http/rate-limit.server";
import { startHeartbeat } from "~/platform/jobs/heartbeat.server";
import { sparkQueue } from "~/platform/jobs/queue.server";
import { takeWorkerLock, twoWorkers } from "~/platform/jobs/worker-lock.server";
import { yieldToPages } from "~/platform/jobs/yield-to-pages.server";
import { log } from "~/platform/log/log.server";

/** Tells the process that runs us that starting us again would not help. */
const exitDoNotRestart = 78;
/** Milliseconds between two sweeps. */
const sweepInterval = 60_000;
/** Milliseconds that the running spark has to end on SIGTERM. What it has not finished by then is taken back at the next start. */
const patience = 5_000;

// why: one picture at a time, and none kept: a worker has to fit beside the site on a small machine.
sharp.cache(false);
sharp.concurrency(1);

if (!takeWorkerLock()) {
  process.stderr.write(`${twoWorkers}\n`);
  process.exit(exitDoNotRestart);
}

const takenBack = await sparkQueue.takeBackAll();
if (takenBack > 0) log.warn({ jobs: takenBack }, "took back what a worker left that did not end in order");

async function sweep() {
  try {
    await sweepSparks();
    removeEndedWindows();
  } catch (error) {
    log.error({ err: error }, "the sweep failed");
  }
}

await sweep();
const sweeping = setInterval(() => void sweep(), sweepInterval);
const stopHeartbeat = startHeartbeat();

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  clearInterval(sweeping);
  setTimeout(() => process.exit(0), patience);
  await sparkQueue.stop();
  stopHeartbeat();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

// why only now: a start that yields takes long on a busy machine, and people wait for it.
yieldToPages();
log.info("the worker is ready");
const engine = campaignEngine({
  providers: () => openProviders(providerSettings()),
  embedded: embeddedEngine,
  onTrouble: (trouble) => log.warn(trouble, "a provider did not deliver"),
});
await sparkQueue.run(({ payload, signal }) => makeSpark(payload.documentId, { signal, engine }));
