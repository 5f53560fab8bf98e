import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { and, eq, inArray } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { parts, sparks } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import { endSpark } from "./end-spark.server";
import { getAskedAt } from "./script";
import { isOpen, type Spark } from "./spark";
import { getMakingLimit, maxAttempts, sparkTimeLimits } from "./spark-limits.server";

/** The right to store results for a spark, until someone else claims it or it ends. */
export interface Claim {
  spark: Spark;
  /** Equal to the row's `claimedBy` while the claim holds. */
  token: string;
  /** What is still to be made. */
  types: ContentType[];
  /** Milliseconds of `performance.now` at which the try has taken as long as it may, whatever happens to the calendar's clock. */
  endsAt: number;
}

/** The claims that this process is busy with, and when each is over, in milliseconds of `performance.now`. */
const ownClaims = new Map<string, number>();

/** To be called when the work on a claim is over, however it ended. */
export function releaseClaim(claim: Claim): void {
  ownClaims.delete(claim.token);
}

/**
 * Takes a spark that waits, or whose worker died, and counts the try. Null when there is nothing to do: it is unknown, ended,
 * leased, or has used up its tries (then it fails and its sparks go back).
 */
export function claimSpark(documentId: string, now: Date, elapsed = performance.now()): Claim | null {
  const claim = inTransaction((tx) => {
    const spark = tx.select().from(sparks).where(eq(sparks.documentId, documentId)).get();
    if (!spark || !isOpen(spark) || isLeased(spark, now)) return null;
    if (spark.attempts >= maxAttempts) {
      endSpark(tx, spark, { reason: "internal", message: "This could not be made after three tries." }, now);
      return null;
    }
    const types = openTypes(tx, spark.id);
    const token = `${hostname()}:${process.pid}:${randomBytes(12).toString("hex")}`;
    const limit = getMakingLimit(types);
    const claimed = tx
      .update(sparks)
      .set({
        status: "processing",
        attempts: spark.attempts + 1,
        claimedBy: token,
        startedAt: spark.startedAt ?? now,
        heartbeatAt: now,
        deadlineAt: new Date(now.getTime() + limit),
      })
      .where(eq(sparks.id, spark.id))
      .returning()
      .get();
    return { spark: claimed, token, types, endsAt: elapsed + limit };
  });
  if (claim) ownClaims.set(claim.token, claim.endsAt);
  return claim;
}

/** Whether this claim is still the one that counts. */
export function hasClaim(tx: Pick<Transaction, "select">, claim: Claim): boolean {
  const row = tx
    .select({ status: sparks.status, claimedBy: sparks.claimedBy })
    .from(sparks)
    .where(eq(sparks.id, claim.spark.id))
    .get();
  return row?.status === "processing" && row.claimedBy === claim.token;
}

/** Gives a spark back unfinished, because its worker stops. The try does not count when the stop was asked for. */
export function returnClaim(claim: Claim, { countsAsTry }: { countsAsTry: boolean }): void {
  inTransaction((tx) => {
    if (!hasClaim(tx, claim)) return;
    const attempts = claim.spark.attempts - (countsAsTry ? 0 : 1);
    const waitUntil = new Date(getAskedAt(claim.spark).getTime() + sparkTimeLimits.waiting);
    tx.update(sparks)
      .set({ status: "pending", attempts, claimedBy: null, heartbeatAt: null, deadlineAt: waitUntil })
      .where(eq(sparks.id, claim.spark.id))
      .run();
  });
}

/**
 * Whether a worker is busy with it. Of this process that is known for certain, even after its event loop stood still for a while; of
 * a process of this machine that is gone, too; of any other by its heartbeat. One from the future is as good as none: it was written
 * before the clock was set back, and a worker that lives writes another within seconds.
 */
export function isLeased(spark: Spark, now: Date): boolean {
  if (spark.status !== "processing" || !spark.claimedBy || !spark.heartbeatAt) return false;
  const [host, pid] = spark.claimedBy.split(":");
  if (host === hostname() && Number(pid) === process.pid) return ownClaims.has(spark.claimedBy);
  if (host === hostname() && !isRunning(Number(pid))) return false;
  return Math.abs(now.getTime() - spark.heartbeatAt.getTime()) <= sparkTimeLimits.lease;
}

/** Milliseconds by which this process is late with a spark that it works on; below zero while it is not, and of others' sparks. */
export function measureLateness(spark: Spark, elapsed: number): number {
  const endsAt = ownClaims.get(spark.claimedBy ?? "");
  return endsAt === undefined ? Number.NEGATIVE_INFINITY : elapsed - endsAt;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** What is neither done nor given up, in the order in which it is made. */
function openTypes(tx: Transaction, sparkId: number): ContentType[] {
  const open = tx
    .select({ type: parts.type })
    .from(parts)
    .where(and(eq(parts.sparkId, sparkId), inArray(parts.state, ["pending", "processing"])))
    .all();
  return contentTypes.filter((type) => open.some((part) => part.type === type));
}
