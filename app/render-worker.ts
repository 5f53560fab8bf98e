/** npm run worker: draws pictures and films for a site on another machine. Knows queue and store, and no database. */
import { randomUUID } from "node:crypto";
import pino from "pino";
import sharp from "sharp";
import { joinCrew } from "~/features/rendering/render-crew.server";
import { nameRenderQueue, type RenderJob, stagingFolder } from "~/features/rendering/render-job";
import { renderPart } from "~/features/rendering/render-part.server";
import { openRenderRecords } from "~/features/rendering/render-records.server";
import { ConfigurationError } from "~/platform/config/configuration-error";
import { parseRenderConfig } from "~/platform/config/connections";
import { readVersion } from "~/platform/config/version";
import { openBullQueue } from "~/platform/jobs/bull-queue.server";
import { openRedis } from "~/platform/jobs/open-redis.server";
import { readKeyPrefix } from "~/platform/jobs/redis-keys";
import { yieldToPages } from "~/platform/jobs/yield-to-pages.server";
import { logOptions } from "~/platform/log/log-options";
import { openS3MediaStore } from "~/platform/media/s3-media-store.server";

/** As the site's own worker: tells whoever runs us that starting us again would not help. */
const exitDoNotRestart = 78;
/** Milliseconds that the running part has to end on SIGTERM; another worker makes it then. */
const patience = 5_000;
/** Milliseconds that a part may take without a sign of life from its worker before another one gets it. */
const lease = 15_000;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitDoNotRestart);
}

function readConfig() {
  try {
    return parseRenderConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) giveUp(error.message);
    throw error;
  }
}

const { queueUrl, mediaBucket, logLevel } = readConfig();
const log = pino({ ...logOptions, level: logLevel }, pino.destination(2));
const version = readVersion();

// why: as in the site's worker, one picture at a time and none kept.
sharp.cache(false);
sharp.concurrency(1);
yieldToPages();

const records = openRenderRecords(openRedis(queueUrl), readKeyPrefix(queueUrl));
const store = openS3MediaStore({ ...mediaBucket, prefix: mediaBucket.prefix + stagingFolder });
const queue = openBullQueue<RenderJob>({
  url: queueUrl,
  name: nameRenderQueue(version),
  lease,
  onTrouble: (error) =>
    log.warn(error ? "the queue's server does not answer: waiting for it" : "the queue's server answers again"),
});
const stopping = new AbortController();

async function stop() {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(0), patience).unref();
  await Promise.allSettled([queue.stop(), membership]);
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

const membership = joinCrew(records, randomUUID(), version, stopping.signal, () => {
  process.stdout.write(`The render worker is ready, version ${version}\n`);
  void queue.run(async (job) => {
    const since = performance.now();
    try {
      await renderPart(job, { records, store });
      log.info({ type: job.payload.type, milliseconds: Math.round(performance.now() - since) }, "a part was made");
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, "a part could not be made or handed over");
      throw error;
    }
  });
});
const refusal = await membership;
if (refusal !== null) giveUp(refusal);
