import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { holds, parts, sparks } from "#db/schema";
import type { ContentType, FailureReason } from "~/engine/engine";
import { getContentType } from "~/features/content-types/content-types";
import { extendHold } from "~/features/ledger/extend-hold.server";
import { releaseHold } from "~/features/ledger/settle-hold.server";
import { emailSparkEnded } from "./email-spark-ended.server";
import { hasEnded, type Part, type Spark } from "./spark";
import { getHoldDeadline, sparkTimeLimits } from "./spark-limits.server";

/** Why a part or the rest of a spark is not made. */
export interface Ending {
  reason: FailureReason;
  /** For the user: one or two plain sentences. */
  message: string;
  /** Also ends what waits for its user's approval, which only its user and its deadline do. */
  endsWaiting?: true;
}

/** Marks one part as failed or cancelled and gives its sparks back. A part that is settled already stays as it is. */
export function settleUnmadePart(
  tx: Transaction,
  sparkId: number,
  type: ContentType,
  ending: Ending,
  now: Date,
): boolean {
  const part = tx
    .select()
    .from(parts)
    .where(and(eq(parts.sparkId, sparkId), eq(parts.type, type)))
    .get();
  if (!part || !isUnsettled(part)) return false;
  const state = ending.reason === "cancelled" ? "cancelled" : "failed";
  tx.update(parts)
    .set({ state, failureReason: ending.reason, errorMessage: ending.message, finishedAt: now })
    .where(eq(parts.id, part.id))
    .run();
  const hold = tx
    .select()
    .from(holds)
    .where(and(eq(holds.sparkId, sparkId), eq(holds.type, type)))
    .get();
  if (!hold) return true;
  const actor = ending.reason === "cancelled" ? `user:${hold.userId}` : "worker";
  releaseHold(tx, hold.id, `The ${type} was not made: ${ending.reason}.`, actor, now);
  return true;
}

/**
 * Ends a spark: what is not made yet is settled with `unmade`, its sparks go back, and the status says what came of it. While a script
 * waits for approval the spark does so too, for a week, its hold with it. A spark that has ended stays as it is.
 */
export function endSpark(tx: Transaction, spark: Pick<Spark, "id">, unmade: Ending, now: Date): void {
  const row = tx.select().from(sparks).where(eq(sparks.id, spark.id)).get();
  if (!row || hasEnded(row) || (row.status === "awaiting" && !unmade.endsWaiting)) return;
  const all = () => tx.select().from(parts).where(eq(parts.sparkId, row.id)).all();
  for (const { type, state } of all()) {
    if (state !== "awaiting" || unmade.endsWaiting) settleUnmadePart(tx, row.id, type, unmade, now);
  }
  const settled = all();
  const [waiting] = settled.filter(isUnsettled);
  const ended = { ...outcome(settled), finishedAt: now };
  tx.update(sparks)
    .set({ ...(waiting ? letWait(tx, waiting, now) : ended), claimedBy: null, heartbeatAt: null })
    .where(eq(sparks.id, row.id))
    .run();
  if (!waiting) emailSparkEnded(tx, row, settled, now);
}

const isUnsettled = ({ state }: Pick<Part, "state">) =>
  state === "pending" || state === "processing" || state === "awaiting";

function letWait(tx: Transaction, { sparkId, type }: Part, now: Date): Pick<Spark, "status" | "deadlineAt"> {
  const deadlineAt = new Date(now.getTime() + sparkTimeLimits.approval);
  extendHold(tx, { sparkId, type }, getHoldDeadline(deadlineAt, [type]));
  return { status: "awaiting", deadlineAt };
}

function outcome(settled: Part[]): Pick<Spark, "status" | "userErrorMessage"> {
  const userErrorMessage = whatFailed(settled);
  if (settled.some((part) => part.state === "done")) return { status: "complete", userErrorMessage };
  if (settled.some((part) => part.state === "cancelled")) return { status: "cancelled", userErrorMessage };
  return { status: "failed", userErrorMessage };
}

/** Says for the user what was not made and why, and that it cost nothing; null when everything was made. */
function whatFailed(settled: Part[]): string | null {
  const unmade = settled.filter((part) => part.state !== "done");
  if (unmade.length === 0) return null;
  const reasons = [...new Set(unmade.map((part) => part.errorMessage).filter(Boolean))].join(" ");
  if (unmade.length === settled.length) return `${reasons} Nothing was charged: your sparks are back.`;
  const list = unmade.map((part) => getContentType(part.type).noun).join(" and ");
  return `Not made: ${list}. ${reasons} Nothing was charged for it: those sparks are back.`;
}
