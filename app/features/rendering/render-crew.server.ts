import { pauseOrStop } from "~/platform/jobs/pause-or-stop";
import { longestAbsence, type RenderRecords } from "./render-records.server";

/** Milliseconds between two signs of life. */
const everySoOften = 2_000;

/** How many render workers of the site's own version there are, and which other versions were refused. Not known while the queue is away. */
export interface Crew {
  countWorkers(): number;
  stop(): void;
}

/** What either side says of the other's version. */
export function refuseVersion(worker: string, site: string): string {
  return `A render worker is version ${worker}, and the site is version ${site}: they do not work together. Bring both to the same version.`;
}

/** Says that the site is there and sees who works for it. `onRefused` is told once of each other version. */
export function watchCrew(records: RenderRecords, version: string, onRefused: (sentence: string) => void): Crew {
  let count = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  const refused = new Set<string>();
  const look = async () => {
    try {
      await records.announceSite(version);
      const versions = await records.listWorkerVersions();
      count = versions.filter((other) => other === version).length;
      seenAt = performance.now();
      for (const other of versions) {
        if (other === version || refused.has(other)) continue;
        refused.add(other);
        onRefused(refuseVersion(other, version));
      }
    } catch {
      // why: the queue's own loop says that its server is away.
    }
  };
  const timer = setInterval(() => void look(), everySoOften);
  void look();
  return {
    countWorkers: () => (performance.now() - seenAt > longestAbsence ? 0 : count),
    stop: () => clearInterval(timer),
  };
}

/**
 * Says that a render worker is there, once the site is known not to be of another version. Resolves with a sentence when it is; else never,
 * but for when `signal` aborts.
 */
export async function joinCrew(
  records: RenderRecords,
  id: string,
  version: string,
  signal: AbortSignal,
  onJoined: () => void,
): Promise<string | null> {
  let hasJoined = false;
  while (!signal.aborted) {
    try {
      const site = await records.findSiteVersion();
      // why announced all the same: so that the site, too, says who was refused.
      await records.announceWorker(id, version);
      if (site !== null && site !== version) return refuseVersion(version, site);
      if (!hasJoined) onJoined();
      hasJoined = true;
    } catch {
      // why: it comes back, or somebody stops us.
    }
    await pauseOrStop(everySoOften, signal);
  }
  await records.dismissWorker(id).catch(() => {});
  return null;
}
