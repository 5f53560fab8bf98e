import { config } from "~/platform/config/config.server";
import { readVersion } from "~/platform/config/version";
import { QueueUnreachable } from "~/platform/jobs/queue";
import { readKeyPrefix } from "~/platform/jobs/redis-keys";
import type { SystemCheck } from "./system-check";

/** Who draws for this site on other machines; nothing where it is not set up for any. */
export async function checkRenderWorkers({
  queueUrl,
  mediaBucket,
}: Pick<typeof config, "queueUrl" | "mediaBucket"> = config): Promise<SystemCheck[]> {
  if (queueUrl === null || mediaBucket === null) return [];
  const [{ openRedis }, { openRenderRecords }, { refuseVersion }] = await Promise.all([
    import("~/platform/jobs/open-redis.server"),
    import("~/features/rendering/render-records.server"),
    import("~/features/rendering/render-crew.server"),
  ]);
  const redis = openRedis(queueUrl);
  try {
    return [
      describe(
        await openRenderRecords(redis, readKeyPrefix(queueUrl)).listWorkerVersions(),
        readVersion(),
        refuseVersion,
      ),
    ];
  } catch (error) {
    if (!(error instanceof QueueUnreachable)) throw error;
    return [];
  } finally {
    redis.disconnect();
  }
}

function describe(versions: string[], own: string, refuse: (worker: string, site: string) => string): SystemCheck {
  const name = "Render workers";
  const other = versions.find((version) => version !== own);
  if (other) return { name, state: "warn", text: refuse(other, own) };
  if (versions.length === 0) return { name, state: "ok", text: "None: pictures and films are made on this machine." };
  return { name, state: "ok", text: `${versions.length} at work.` };
}
