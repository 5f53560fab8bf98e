import { randomUUID } from "node:crypto";
import { type MakePart, type Material, makeEmbeddedPart } from "~/engine/embedded/embedded-engine";
import { type ContentType, type FinishedPart, type GenerateOptions, PartFailure } from "~/engine/engine";
import type { CampaignPlan } from "~/engine/plan";
import { pauseOrStop } from "~/platform/jobs/pause-or-stop";
import type { Queue } from "~/platform/jobs/queue";
import type { MediaStore } from "~/platform/media/media-store";
import { fetchFile, moveJobFiles, movePartFiles, removeFiles, sendFile } from "./carry-files";
import { type RenderedType, type RenderJob, type RenderState, renderedTypes } from "./render-job";
import type { RenderRecords } from "./render-records.server";

export interface RemoteRenderer {
  queue: Pick<Queue<RenderJob>, "enqueue" | "has" | "remove">;
  records: RenderRecords;
  /** Files on the way. */
  store: MediaStore;
  /** How many render workers of this version are there. */
  countWorkers: () => number;
  /** Told when a part that was sent away is made here after all. */
  onTrouble?: (error: unknown) => void;
  /** Who makes parts here. */
  renderHere?: MakePart;
  /** Milliseconds between two looks at a part that is made elsewhere, and without any worker until it is made here. */
  lookEvery?: number;
  patience?: number;
}

type Options = Parameters<MakePart>[2];

/** How often a part is sent away that its queue lost or gave up; then it is made here. */
const mostSendings = 3;

/** Nobody is there to make it. */
class NobodyThere extends Error {
  override name = "NobodyThere";
}

/**
 * Has pictures and films drawn by render workers on other machines, as long as there are any; here, one at a time, what they cannot
 * make: texts, which take no time, films with a provider's voice, whose key does not travel, and everything while nobody is there or
 * queue and store cannot be reached. Nothing is lost by any of that but time.
 */
export function createRemoteRenderer(renderer: RemoteRenderer): MakePart {
  const { countWorkers, onTrouble = () => {}, renderHere = makeEmbeddedPart } = renderer;
  const inTurn = takeTurns();
  return async (type, plan, options, material = {}) => {
    if (!isRendered(type)) return renderHere(type, plan, options, material);
    const here = () =>
      inTurn(async () => {
        options.signal.throwIfAborted();
        return renderHere(type, plan, options, material);
      });
    const hasOthersVoice = material.speech !== undefined && material.speech.engine !== "embedded";
    if (hasOthersVoice || countWorkers() === 0) return here();
    try {
      return await renderElsewhere(renderer, type, plan, options, material);
    } catch (error) {
      options.signal.throwIfAborted();
      if (error instanceof PartFailure) throw error;
      onTrouble(error);
      return here();
    }
  };
}

const isRendered = (type: ContentType): type is RenderedType => renderedTypes.some((rendered) => rendered === type);

async function renderElsewhere(
  { queue, records, store, ...rest }: RemoteRenderer,
  type: RenderedType,
  plan: CampaignPlan,
  options: Options,
  { photograph, backdrops }: Material,
): Promise<FinishedPart> {
  const id = randomUUID();
  const onTheWay: string[] = [];
  const send = async (file: string) => {
    const name = await sendFile(store, file);
    onTheWay.push(name);
    return name;
  };
  const fetch = async (name: string) => {
    onTheWay.push(name);
    return fetchFile(store, name, options.scratch);
  };
  try {
    const job = await moveJobFiles({ type, plan, photograph, backdrops: backdrops && [...backdrops] }, send);
    const end = await followPart({ queue, records, ...rest }, id, job, options);
    if (end.state === "failed") throw new PartFailure(end.reason, end.message);
    return await movePartFiles(end.part, fetch);
  } finally {
    // why not waited for: what cannot be taken back now runs out, and the sweep removes old files on the way.
    void Promise.allSettled([records.forget(id), queue.remove(id), removeFiles(store, onTheWay)]);
  }
}

/** Puts the part into the queue and looks until it is made or failed; a queue that forgot it gets it again. */
async function followPart(
  { queue, records, countWorkers, lookEvery = 250, patience = 20_000 }: Omit<RemoteRenderer, "store">,
  id: string,
  job: RenderJob,
  { signal, onProgress }: Pick<GenerateOptions, "signal" | "onProgress">,
): Promise<Exclude<RenderState, { state: "running" }>> {
  let sendings = 0;
  let lastWorkerAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    if (countWorkers() > 0) lastWorkerAt = performance.now();
    else if (performance.now() - lastWorkerAt > patience) throw new NobodyThere("There is no render worker any more.");
    try {
      const state = await records.findState(id);
      if (state && state.state !== "running") return state;
      if (state) onProgress({ type: job.type, fraction: state.fraction });
      await records.want(id);
      if (!(await queue.has(id))) {
        // why looked once more: it may have been made in between.
        const late = await records.findState(id);
        if (late && late.state !== "running") return late;
        if (sendings === mostSendings) throw new NobodyThere("No render worker could make this.");
        await queue.enqueue({ id, name: "render-part", payload: job, priority: 1 });
        sendings += 1;
      }
    } catch (error) {
      if (error instanceof NobodyThere) throw error;
      // why: while the queue cannot be reached no worker is seen either, and that has its own limit.
    }
    await pauseOrStop(lookEvery, signal);
  }
}

/** One at a time: two films at once take a small machine's memory. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
