import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dataPath } from "#db/data-dir";

const file = dataPath("worker.heartbeat");

/** Milliseconds between two beats. */
const interval = 1_000;

/** Milliseconds after which the worker counts as gone: long enough for a step of drawing that holds its thread. */
export const longestSilence = 30_000;

export interface Heartbeat {
  /** Milliseconds since it. */
  age: number;
  /** Bytes of memory that the worker holds. */
  memory: number;
}

/** Writes a file in the data folder every second, for the health check. Returns what ends it and takes the file away. */
export function startHeartbeat(): () => void {
  const beat = () => {
    try {
      writeFileSync(file, String(process.memoryUsage.rss()));
    } catch {
      // why: on a full disk the worker goes on with what needs no space; the health check says that something is wrong.
    }
  };
  beat();
  const timer = setInterval(beat, interval);
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** The worker's last sign of life, or undefined when none runs. */
export function lastHeartbeat(): Heartbeat | undefined {
  try {
    return { age: Math.max(0, Date.now() - statSync(file).mtimeMs), memory: Number(readFileSync(file, "utf8")) };
  } catch {
    return undefined;
  }
}
