import type { Redis } from "ioredis";
import { askServer } from "~/platform/jobs/ask-server";
import { usualKeyPrefix } from "~/platform/jobs/redis-keys";
import type { RenderState } from "./render-job";

/** Milliseconds for which somebody counts as there without a sign of life. */
export const longestAbsence = 10_000;
/** Milliseconds for which a part counts as wanted without being asked about, and for which its state is kept. */
const longestWithoutInterest = 15_000;
const stateKept = 600_000;

export type RenderRecords = ReturnType<typeof openRenderRecords>;

/**
 * What site and render workers tell each other beside the queue: who is there, which part is still wanted and how far it is. All of it
 * runs out by itself. Every call fails with QueueUnreachable while the server is away.
 * @param prefix What the keys begin with, as those of the queue do.
 */
export function openRenderRecords(redis: Redis, prefix = usualKeyPrefix) {
  const siteKey = `${prefix}:site`;
  const crewKey = `${prefix}:render-workers`;
  const workerKey = (id: string) => `${prefix}:render-worker:${id}`;
  const wantedKey = (id: string) => `${prefix}:render:${id}:wanted`;
  const stateKey = (id: string) => `${prefix}:render:${id}:state`;

  return {
    /** The site's sign of life. */
    async announceSite(version: string): Promise<void> {
      await askServer(redis.set(siteKey, version, "PX", longestAbsence));
    },
    /** The version of the site that is there; null while none is. */
    findSiteVersion: (): Promise<string | null> => askServer(redis.get(siteKey)),

    /** A render worker's sign of life. */
    async announceWorker(id: string, version: string): Promise<void> {
      await askServer(redis.set(workerKey(id), version, "PX", longestAbsence));
      await askServer(redis.sadd(crewKey, id));
    },
    async dismissWorker(id: string): Promise<void> {
      await askServer(redis.del(workerKey(id)));
      await askServer(redis.srem(crewKey, id));
    },
    /** The version of each render worker that is there. */
    async listWorkerVersions(): Promise<string[]> {
      const ids = await askServer(redis.smembers(crewKey));
      if (ids.length === 0) return [];
      const versions = await askServer(redis.mget(ids.map(workerKey)));
      const gone = ids.filter((_, index) => versions[index] === null);
      if (gone.length > 0) await askServer(redis.srem(crewKey, gone));
      return versions.filter((version) => version !== null);
    },

    /** Says that a part is still waited for. */
    async want(id: string): Promise<void> {
      await askServer(redis.set(wantedKey(id), "1", "PX", longestWithoutInterest));
    },
    isWanted: async (id: string): Promise<boolean> => (await askServer(redis.exists(wantedKey(id)))) === 1,

    async writeState(id: string, state: RenderState): Promise<void> {
      await askServer(redis.set(stateKey(id), JSON.stringify(state), "PX", stateKept));
    },
    async findState(id: string): Promise<RenderState | null> {
      const text = await askServer(redis.get(stateKey(id)));
      return text === null ? null : (JSON.parse(text) as RenderState);
    },
    /** Nobody waits for it any more. */
    async forget(id: string): Promise<void> {
      await askServer(redis.del(wantedKey(id), stateKey(id)));
    },
  };
}
