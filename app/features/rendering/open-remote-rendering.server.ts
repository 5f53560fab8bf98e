import type { MakePart } from "~/engine/embedded/embedded-engine";
import { openBullQueue } from "~/platform/jobs/bull-queue.server";
import { openRedis } from "~/platform/jobs/open-redis.server";
import { readKeyPrefix } from "~/platform/jobs/redis-keys";
import { log } from "~/platform/log/log.server";
import type { MediaStore } from "~/platform/media/media-store";
import { openS3MediaStore, type S3Place } from "~/platform/media/s3-media-store.server";
import { watchCrew } from "./render-crew.server";
import { nameRenderQueue, type RenderJob, stagingFolder } from "./render-job";
import { openRenderRecords } from "./render-records.server";
import { createRemoteRenderer } from "./render-remotely.server";

/** Milliseconds after which a file on the way is nobody's, and between two looks for such files. */
const leftAfter = 24 * 3_600_000;
const sweepEvery = 3_600_000;

/** The site's side of rendering on other machines. Loaded only where queue and bucket are set. */
export function openRemoteRendering(
  url: string,
  bucket: S3Place,
  version: string,
): { makePart: MakePart; countWorkers: () => number; stop: () => void } {
  const records = openRenderRecords(openRedis(url), readKeyPrefix(url));
  const store = openS3MediaStore({ ...bucket, prefix: bucket.prefix + stagingFolder });
  const crew = watchCrew(records, version, (sentence) => log.warn(sentence));
  const makePart = createRemoteRenderer({
    queue: openBullQueue<RenderJob>({ url, name: nameRenderQueue(version) }),
    records,
    store,
    countWorkers: crew.countWorkers,
    onTrouble: (error) => log.warn({ err: error }, "a part could not be made on another machine, so it is made here"),
  });
  const sweep = () =>
    void removeLeftFiles(store, new Date(Date.now() - leftAfter)).catch((error) =>
      log.warn({ err: error }, "files on the way could not be looked through"),
    );
  const sweeping = setInterval(sweep, sweepEvery);
  return {
    makePart,
    countWorkers: crew.countWorkers,
    stop() {
      clearInterval(sweeping);
      crew.stop();
    },
  };
}

/** Removes what a render worker or a site that died left behind. */
export async function removeLeftFiles(store: MediaStore, before: Date): Promise<void> {
  for await (const { id, since } of store.list("kept")) if (since < before) await store.remove(id);
}
