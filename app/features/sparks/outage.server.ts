import { config } from "~/platform/config/config.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { answersNow } from "~/platform/media/wait-for-media.server";
import { findQueueDepth } from "./spark-queue.server";

/** Which of the site's other machines does not answer, of those that sparks wait for. */
export type Outage = "queue" | "media" | null;

/** Milliseconds between two looks. */
const lookEvery = 2_000;

let known: Outage = null;
let lookedAt = Number.NEGATIVE_INFINITY;
let isLooking = false;

/**
 * What was found at the last look, a moment ago; each call has it looked at anew. why not waited for: a page that shows a spark is asked
 * every few seconds, and must not take as long as a server that is away.
 */
export function getOutage(): Outage {
  const isAlone = config.queueUrl === null && config.mediaBucket === null;
  if (!isAlone && !isLooking && performance.now() - lookedAt > lookEvery) void look();
  return known;
}

async function look(): Promise<void> {
  isLooking = true;
  try {
    if (config.queueUrl !== null && (await findQueueDepth()) === null) known = "queue";
    else if (config.mediaBucket !== null && !(await answersNow(mediaStore))) known = "media";
    else known = null;
  } catch {
    // why: what this cannot tell, the log and the doctor do; nothing is said to be away that may be there.
    known = null;
  }
  lookedAt = performance.now();
  isLooking = false;
}
