import { readFileSync } from "node:fs";

/**
 * Milliseconds since a program's last sign of life; 0 while there is none. Says the same as app/platform/jobs/heartbeat.server.ts: the
 * file begins with the time of the machine's own clock, which stays right when the calendar's is set.
 * @param {string} file
 */
export function measureSilence(file) {
  try {
    const at = Number(readFileSync(file, "utf8").trim().split(" ")[0]);
    return at ? Number(process.hrtime.bigint() / 1_000_000n) - at : 0;
  } catch {
    return 0;
  }
}
