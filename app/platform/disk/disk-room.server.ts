import { statfsSync } from "node:fs";
import { dataDir } from "#db/data-dir";

/** Bytes that must be free for work to begin: a database with its log, and the campaign that is being made. As the start demands it. */
const leastFree = 32 * 1024 * 1024;

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** Bytes that are free on the disk that holds the data folder; null where the system does not say. */
export function findFreeBytes(): number | null {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether that disk has room to work with. True where the system does not say. */
export function hasRoom(): boolean {
  return (findFreeBytes() ?? leastFree) >= leastFree;
}

/** Resolves once there is room. Rejects with the signal's reason when that aborts. */
export function waitForRoom(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal.aborted && !hasRoom()) return;
      clearInterval(timer);
      signal.removeEventListener("abort", look);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setInterval(look, lookEvery);
    signal.addEventListener("abort", look, { once: true });
    look();
  });
}
