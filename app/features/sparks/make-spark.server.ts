import { rm } from "node:fs/promises";
import { inTransaction } from "#db/client";
import { DiskFull, isDiskFull } from "#db/disk-full";
import { type Engine, PartFailure } from "~/engine/engine";
import { hasRoom, waitForRoom } from "~/platform/disk/disk-room.server";
import { JobHandedBack, WorkerStopping } from "~/platform/jobs/queue";
import { log } from "~/platform/log/log.server";
import { MediaUnreachable } from "~/platform/media/media-store";
import { mediaStore } from "~/platform/media/media-store.server";
import { waitForMedia } from "~/platform/media/wait-for-media.server";
import { type Claim, claimSpark, hasClaim, releaseClaim, returnClaim } from "./claim-spark.server";
import { type Ending, endSpark } from "./end-spark.server";
import { findSaidBefore } from "./find-said-before.server";
import { copyReferencePicture, getBrief } from "./get-brief.server";
import { removeOrphansOfSpark } from "./orphan-media.server";
import { readPlan } from "./read-content.server";
import { recordFailure, recordPart } from "./record-part.server";
import { recordPlan } from "./record-plan.server";
import { recordScript } from "./record-script.server";
import { makeScratch } from "./scratch.server";
import { readScript } from "./script";
import { sparkTimeLimits } from "./spark-limits.server";
import { ClaimLost, DeadlinePassed, type Pace, type Watch, watchClaim } from "./watch-claim.server";

export interface MakeSparkOptions {
  engine: Engine;
  /** Aborting hands the spark back unfinished; what is done stays done. */
  signal: AbortSignal;
  now?: () => Date;
  /** Milliseconds that pass, on a clock that nobody can set. */
  elapsed?: () => number;
  /** Milliseconds; tests look more often. */
  pace?: Pace;
}

const ourFault: Ending = { reason: "internal", message: "Something went wrong on our side." };
const tookTooLong: Ending = { reason: "timed-out", message: "This took longer than it may, so we stopped." };

/**
 * Makes what is missing of a spark, with the engine, and stores each part the moment it is ready: the part and the capture of its
 * hold are one transaction, so a crash at any moment neither loses a part nor makes or charges one twice. Resolves when the spark
 * has ended or is another worker's. Rejects, with the spark handed back, when the signal aborts or the database fails; on a full disk
 * with JobHandedBack, once there is room again, and so where the media store cannot be reached.
 */
export async function makeSpark(documentId: string, options: MakeSparkOptions): Promise<void> {
  const { signal, now = () => new Date(), elapsed = () => performance.now(), pace = sparkTimeLimits } = options;
  signal.throwIfAborted();
  const claim = claimSpark(documentId, now(), elapsed());
  if (!claim) return;

  const watch = watchClaim(claim, signal, { now, elapsed }, pace);
  try {
    await removeOrphansOfSpark(claim.spark.id);
    const unmade = await makeParts(claim, watch, { ...options, now, elapsed, pace });
    const isOurs = inTransaction((tx) => {
      if (!hasClaim(tx, claim)) return false;
      endSpark(tx, claim.spark, unmade, now());
      return true;
    });
    // why not when it was taken over: files that belong to no part yet may be what another worker is storing.
    if (isOurs) await removeOrphansOfSpark(claim.spark.id);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    watch.stop();
    if (isDiskFull(error) && !hasRoom()) return await handBackWhenRoom(claim, signal);
    if (error instanceof MediaUnreachable) return await handBackWhenMediaAnswer(claim, signal);
    if (!(error instanceof WorkerStopping)) log.error({ err: error, documentId }, "a spark could not be made");
    returnClaim(claim, { countsAsTry: !(error instanceof WorkerStopping) });
    throw error;
  } finally {
    watch.stop();
    releaseClaim(claim);
  }
}

/** Nothing can be written before there is room; until then the row keeps the claim, and the sweep has no deadline to hold against it. */
async function handBackWhenRoom(claim: Claim, signal: AbortSignal): Promise<never> {
  log.warn({ documentId: claim.spark.documentId }, "the disk is full: the spark waits for room");
  releaseClaim(claim);
  await waitForRoom(signal);
  returnClaim(claim, { countsAsTry: false });
  throw new JobHandedBack("The disk was full.");
}

/** What is done stays done; the part that could not be stored, or begun, is made once the store answers. */
async function handBackWhenMediaAnswer(claim: Claim, signal: AbortSignal): Promise<never> {
  log.warn({ documentId: claim.spark.documentId }, "the media store cannot be reached: the spark waits for it");
  returnClaim(claim, { countsAsTry: false });
  releaseClaim(claim);
  await waitForMedia(mediaStore, signal);
  throw new JobHandedBack("The media store could not be reached.");
}

/** Answers how to settle what the engine left unmade; throws when the spark is to be handed back or left alone. */
async function makeParts(claim: Claim, watch: Watch, options: Required<MakeSparkOptions>): Promise<Ending> {
  if (claim.types.length === 0) return ourFault;
  const scratch = await makeScratch(claim.spark.documentId);
  try {
    await runEngine(claim, watch, scratch, options);
  } catch (error) {
    if (!watch.signal.aborted) {
      if (error instanceof MediaUnreachable) throw error;
      if (error instanceof PartFailure) throwWhenFull(error);
      log.error({ err: error, documentId: claim.spark.documentId }, "the engine failed as a whole");
      return error instanceof PartFailure ? { reason: error.reason, message: error.message } : ourFault;
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  if (!watch.signal.aborted) return ourFault;
  if (watch.signal.reason instanceof DeadlinePassed) return tookTooLong;
  throw watch.signal.reason;
}

/** Runs the engine to its end, or until it has ignored the signal for too long. */
async function runEngine(
  claim: Claim,
  watch: Watch,
  scratch: string,
  { engine, now, pace }: Required<MakeSparkOptions>,
): Promise<void> {
  const picture = await copyReferencePicture(claim.spark, scratch);
  const work = engine.generate(getBrief(claim.spark, claim.types, picture), {
    scratch,
    signal: watch.signal,
    madePlan: readPlan(claim.spark),
    saidBefore: findSaidBefore(claim.spark),
    onProgress: watch.report,
    onPlan: (plan) => storing(watch, async () => recordPlan(claim, plan)),
    onPart: (part) =>
      storing(watch, async () => {
        try {
          return await recordPart(claim, part, now());
        } catch (error) {
          if (!(error instanceof PartFailure)) throw error;
          throwWhenFull(error);
          return recordFailure(claim, part.type, error, now());
        }
      }),
    ...(claim.spark.approveScript && readScript(claim.spark) === null
      ? { onScript: (scenes) => storing(watch, async () => recordScript(claim, scenes)) }
      : {}),
    onFailure: (type, failure) =>
      storing(watch, async () => {
        throwWhenFull(failure);
        return recordFailure(claim, type, { reason: failure.reason, message: failure.message }, now());
      }),
  });
  let overdue: NodeJS.Timeout | undefined;
  const ignored = new Promise<never>((_, reject) => {
    const wait = () => {
      overdue = setTimeout(() => reject(watch.signal.reason), pace.ending);
    };
    watch.signal.addEventListener("abort", wait, { once: true });
    if (watch.signal.aborted) wait();
  });
  try {
    await Promise.race([work, ignored]);
  } finally {
    clearTimeout(overdue);
    // why: an engine that outlives its signal may still reject, when nobody listens any more.
    work.catch(() => {});
  }
}

/** A part that fails for want of room is not given up while there is none: the whole spark waits. */
function throwWhenFull(failure: Pick<PartFailure, "reason">): void {
  if (failure.reason === "disk-full" && !hasRoom()) throw new DiskFull("There is no room to make this.");
}

/** A result that cannot be stored at all ends the work: going on would only make more that is lost. */
async function storing(watch: Watch, store: () => Promise<boolean>): Promise<void> {
  try {
    await store();
  } catch (error) {
    watch.abort(error);
    throw error;
  }
}
