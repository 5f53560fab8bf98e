import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MakePart, makeEmbeddedPart, toPartFailure } from "~/engine/embedded/embedded-engine";
import { type FinishedPart, PartFailure } from "~/engine/engine";
import type { RunningJob } from "~/platform/jobs/queue";
import type { MediaStore } from "~/platform/media/media-store";
import { fetchFile, moveJobFiles, movePartFiles, sendFile } from "./carry-files";
import type { RenderJob } from "./render-job";
import type { RenderRecords } from "./render-records.server";

/** What a render worker works with: no database. */
export interface RenderBench {
  records: RenderRecords;
  /** Files on the way. */
  store: MediaStore;
  makePart?: MakePart;
  /** Milliseconds between two looks at whether the part is still wanted, with word of how far it is. */
  lookEvery?: number;
}

/**
 * Makes one part and says where its files lie. Resolves when that is said, or when nobody wants it any more. Rejects when it is to be
 * tried again: the signal aborted, or queue or store could not be reached.
 */
export async function renderPart(
  { id, payload, signal }: Pick<RunningJob<RenderJob>, "id" | "payload" | "signal">,
  { records, store, makePart = makeEmbeddedPart, lookEvery = 1_000 }: RenderBench,
): Promise<void> {
  if (!(await records.isWanted(id))) return;
  const unwanted = new AbortController();
  let fraction = 0;
  const look = setInterval(async () => {
    try {
      await records.writeState(id, { state: "running", fraction });
      if (!(await records.isWanted(id))) unwanted.abort(new Error("Nobody waits for this any more."));
    } catch {
      // why: what cannot be told now is told at the next look; the work goes on.
    }
  }, lookEvery);
  const scratch = await mkdtemp(path.join(tmpdir(), "sparkwright-render-"));
  try {
    const job = await moveJobFiles(payload, (name) => fetchFile(store, name, scratch));
    const either = AbortSignal.any([signal, unwanted.signal]);
    const outcome = await make(makePart, job, scratch, either, (reached) => {
      fraction = reached;
    });
    clearInterval(look);
    if (unwanted.signal.aborted) return;
    if (outcome instanceof PartFailure) {
      await records.writeState(id, { state: "failed", reason: outcome.reason, message: outcome.message });
      return;
    }
    const part = await movePartFiles(outcome, (file) => sendFile(store, file));
    await records.writeState(id, { state: "made", part });
  } finally {
    clearInterval(look);
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The part, or why there is none. Rejects when the worker stops. */
async function make(
  makePart: MakePart,
  { type, plan, photograph, backdrops }: RenderJob,
  scratch: string,
  signal: AbortSignal,
  onFraction: (fraction: number) => void,
): Promise<FinishedPart | PartFailure> {
  try {
    const options = { scratch, signal, onProgress: ({ fraction }: { fraction: number }) => onFraction(fraction) };
    return await makePart(type, plan, options, { photograph, backdrops });
  } catch (error) {
    if (signal.aborted && !(error instanceof PartFailure)) throw signal.reason;
    return toPartFailure(error);
  }
}
