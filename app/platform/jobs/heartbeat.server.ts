import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { getDataPath } from "#db/data-dir";

const getFile = (program: "web" | "worker") => getDataPath(`${program}.heartbeat`);

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

/**
 * Milliseconds on the machine's own clock, which all its processes share and nobody can set. Counts from the machine's start.
 * scripts/site/heartbeat.mjs reads it too.
 */
const machineTime = () => Number(process.hrtime.bigint() / 1_000_000n);

/**
 * Writes a file in the data folder every second, for the health check and for whoever supervises the program. Returns what ends it and takes
 * the file away.
 */
export function startHeartbeat(program: "web" | "worker"): () => void {
  const file = getFile(program);
  let open: number | undefined;
  const beat = () => {
    try {
      open ??= openSync(file, "w", 0o600);
      // why over the same bytes: that takes no new space, so a worker that waits for room on a full disk still gives a sign of life.
      writeSync(open, `${machineTime()} ${process.memoryUsage.rss()}`.padEnd(40), 0);
    } catch {
      // why: on a full disk there may not even be room for the first one; the health check says that something is wrong.
    }
  };
  beat();
  const timer = setInterval(beat, interval);
  return () => {
    clearInterval(timer);
    if (open !== undefined) closeSync(open);
    open = undefined;
    rmSync(file, { force: true });
  };
}

/** The worker's last sign of life, or undefined when none runs. */
export function findLastHeartbeat(): Heartbeat | undefined {
  try {
    const [at, memory] = readFileSync(getFile("worker"), "utf8").trim().split(" ").map(Number);
    if (!at || memory === undefined) return undefined;
    return { age: Math.max(0, machineTime() - at), memory };
  } catch {
    return undefined;
  }
}
