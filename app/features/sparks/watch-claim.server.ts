import { and, eq, inArray, sql } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { parts, sparks } from "#db/schema";
import type { ContentType, PartProgress } from "~/engine/engine";
import { log } from "~/platform/log/log.server";
import { type Claim, hasClaim } from "./claim-spark.server";
import type { sparkTimeLimits } from "./spark-limits.server";

/** The try took longer than it may. */
export class DeadlinePassed extends Error {
  override name = "DeadlinePassed";
}

/** The spark was cancelled, ended by the sweep or claimed by another worker: nothing more is to be stored. */
export class ClaimLost extends Error {
  override name = "ClaimLost";
}

export interface Watch {
  /** Aborts with the worker's own reason, DeadlinePassed, ClaimLost, or what was given to `abort`. */
  signal: AbortSignal;
  abort(reason: unknown): void;
  /** Cheap; written to the database at most once a look. */
  report(progress: PartProgress): void;
  stop(): void;
}

export type Pace = { [Name in "look" | "heartbeat" | "ending"]: (typeof sparkTimeLimits)[Name] | number };

/** What tells the time: the calendar, which people set, and the milliseconds that pass, which they cannot. */
export interface Clock {
  now(): Date;
  elapsed(): number;
}

/** Keeps a claim's lease alive, writes its progress, and aborts the work when it is over. */
export function watchClaim(claim: Claim, stopSignal: AbortSignal, { now, elapsed }: Clock, pace: Pace): Watch {
  const ending = new AbortController();
  const stopped = () => ending.abort(stopSignal.reason);
  if (stopSignal.aborted) stopped();
  stopSignal.addEventListener("abort", stopped, { once: true });

  const reported = new Map<ContentType, number>();
  let lastBeat = elapsed();
  let isFailing = false;
  const timer = setInterval(() => {
    if (elapsed() >= claim.endsAt) ending.abort(new DeadlinePassed());
    try {
      const isDue = elapsed() - lastBeat >= pace.heartbeat;
      if (!renewLease(claim, reported, isDue, now())) ending.abort(new ClaimLost());
      if (isDue || reported.size > 0) lastBeat = elapsed();
      reported.clear();
      isFailing = false;
    } catch (error) {
      // why only a warning: a busy database is asked again at the next look, and a dead one ends the work where it stores. why said once:
      // on a full disk every look fails, and the log may lie on the same disk.
      if (!isFailing) log.warn({ err: error, documentId: claim.spark.documentId }, "a lease could not be renewed");
      isFailing = true;
    }
  }, pace.look);

  return {
    signal: ending.signal,
    abort: (reason) => ending.abort(reason),
    report: ({ type, fraction }) => void reported.set(type, Math.min(1, Math.max(0, fraction || 0))),
    stop() {
      clearInterval(timer);
      stopSignal.removeEventListener("abort", stopped);
    },
  };
}

/** Writes what there is to write. False when the claim does not hold any more. */
function renewLease(claim: Claim, reported: Map<ContentType, number>, isDue: boolean, now: Date): boolean {
  return inTransaction((tx) => {
    if (!hasClaim(tx, claim)) return false;
    if (!isDue && reported.size === 0) return true;
    tx.update(sparks).set({ heartbeatAt: now }).where(eq(sparks.id, claim.spark.id)).run();
    for (const [type, fraction] of reported) {
      const isUnsettled = inArray(parts.state, ["pending", "processing"]);
      tx.update(parts)
        .set({
          state: "processing",
          // why max: a second try begins anew, and what a person saw must not fall.
          fraction: sql`max(${parts.fraction}, ${fraction})`,
          startedAt: sql`coalesce(${parts.startedAt}, ${now.getTime()})`,
        })
        .where(and(eq(parts.sparkId, claim.spark.id), eq(parts.type, type), isUnsettled))
        .run();
    }
    return true;
  });
}
