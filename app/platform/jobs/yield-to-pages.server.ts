import { existsSync, readdirSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * The operating system's niceness: below everything that answers a person, and not its lowest. At 19 a film that
 * shared two cores with two browsers was not made within three minutes.
 */
const behind = 10;

/**
 * Lets every other process go first from now on. On Linux a priority is a thread's own, so those that run already are told one by one;
 * later ones take it over from the thread that starts them.
 */
export function yieldToPages(): void {
  const threads = "/proc/self/task";
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids) {
    try {
      setPriority(id, behind);
    } catch {
      // why: a thread may end meanwhile; and without it pages are only a little slower while sparks are made.
    }
  }
}
