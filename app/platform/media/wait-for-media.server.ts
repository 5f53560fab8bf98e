import { pauseOrStop } from "~/platform/jobs/pause-or-stop";
import { type MediaStore, MediaUnreachable } from "./media-store";

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** An id that no file has. */
const nobodys = "0".repeat(32);

/** Milliseconds after which a store that says nothing counts as away. */
const patience = 5_000;

/** Whether the store answers at all. */
export async function answersNow(store: Pick<MediaStore, "find">): Promise<boolean> {
  const asked = store.find(nobodys).then(
    () => true,
    (error) => {
      if (error instanceof MediaUnreachable) return false;
      throw error;
    },
  );
  const stop = new AbortController();
  const late = pauseOrStop(patience, stop.signal).then(() => false);
  return Promise.race([asked, late]).finally(() => stop.abort());
}

/** Resolves once the store answers. Rejects with the signal's reason when that aborts. */
export async function waitForMedia(store: Pick<MediaStore, "find">, signal: AbortSignal): Promise<void> {
  while (!(await answersNow(store))) {
    await pauseOrStop(lookEvery, signal);
    signal.throwIfAborted();
  }
}
