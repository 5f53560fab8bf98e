import { getDataPath } from "#db/data-dir";
import { takeLock } from "#db/process-lock";

export const twoWorkers =
  "Another Sparkwright already works on this DATA_DIR. Stop it first, or choose another folder with DATA_DIR.";

/** why kept here: a lock that nobody refers to is given back by the garbage collector. */
let held: ReturnType<typeof takeLock>;

/**
 * Makes this process the only worker of a data folder for as long as it lives. Waits `patience` milliseconds for a predecessor to end:
 * one whose supervisor was killed may still be about to.
 * @returns whether this process has the lock.
 */
export function takeWorkerLock(file = getDataPath("worker.lock"), patience = 5_000): boolean {
  held = takeLock(file, patience);
  return held !== undefined;
}

/** Gives the lock back before the process ends. */
export function releaseWorkerLock(): void {
  held?.release();
  held = undefined;
}
