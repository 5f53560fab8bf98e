import type { ContentType } from "~/engine/engine";
import { findLongestTextTimeout } from "~/engine/providers/provider-settings";
import { hasRoom } from "~/platform/disk/disk-room.server";
import { contentTypeEntries, getContentType } from "../content-types/content-types";
import { getProviderSettings } from "../settings/provider-settings.server";
import { findUsualSeconds } from "./find-usual-seconds.server";
import { getOutage } from "./outage.server";
import { getAskedAt } from "./script";
import { hasEnded, isOpen, type Part, type Spark } from "./spark";
import { findParts } from "./spark.queries.server";
import { sparkTimeLimits } from "./spark-limits.server";

interface Step {
  label: string;
  percent: number;
  type?: ContentType;
}

/** Where the parts begin, and where they end, on the bar. */
const [partsFrom, partsTo] = [25, 95];

const finalLabel = "Finalizing content";

/** The steps of the processing page and the percentage that each ends with. Source: the specification, section 4. */
const progressSteps: readonly Step[] = [
  { label: "Analyzing prompt", percent: 10 },
  { label: "Generating content structure", percent: partsFrom },
  ...partSteps(),
  { label: finalLabel, percent: 100 },
];

/** One step a content type, as long as its share of them all. */
function partSteps(): Step[] {
  const whole = contentTypeEntries.reduce((total, { step }) => total + step.share, 0);
  let share = 0;
  return contentTypeEntries.map(({ type, step }) => {
    share += step.share;
    return { label: step.label, percent: partsFrom + (share / whole) * (partsTo - partsFrom), type };
  });
}

/** Seconds that a spark is said to take while nothing is known. Source: the specification, section 9. */
export const estimatedSeconds = 180;

/** Seconds in which the built-in engine typically plans: how fast the bar moves before its first report. */
const planningSeconds = 3;

/** How fast the bar moves by time alone, in seconds; a model takes the more of them, the longer it may take. */
interface Pace {
  planning: number;
  part(type: ContentType): number;
}

function getPace(): Pace {
  const timeout = findLongestTextTimeout(getProviderSettings()) ?? 0;
  return {
    planning: Math.max(planningSeconds, timeout / 10),
    part: (type) => {
      const { typicalSeconds, isWritten } = getContentType(type);
      return Math.max(typicalSeconds, isWritten ? timeout / 4 : 0);
    },
  };
}

/** Time alone moves a step at most so far. Only the part itself completes it. */
const furthestByTime = 0.9;

export const partStatuses = ["pending", "processing", "awaiting", "completed", "failed", "cancelled"] as const;
export type PartStatus = (typeof partStatuses)[number];

export type StepState = "done" | "current" | "waiting" | "skipped";

export interface Progress {
  status: Spark["status"];
  /** 0 to 100, whole. Never falls while the spark is made; 0 where nothing came of it. */
  percent: number;
  /** The label of the step that is under way, or of the last one. */
  label: string;
  /** What keeps it from going on, for the user; null while nothing does. */
  message: string | null;
  /** The spec's seven steps; those for content types that were not chosen are skipped. */
  steps: { label: string; percent: number; state: StepState }[];
  parts: { type: ContentType; title: string; state: PartStatus; errorMessage: string | null }[];
  /** Since it was asked for, or its script was approved, until it ended. */
  elapsedSeconds: number;
  /** What sparks of the same types took lately; the specification's figure while nothing is known. */
  estimateSeconds: number;
  /** The film's script waits for its user's approval; nothing is done about the film before. */
  awaitsApproval: boolean;
  /** Nothing will change any more: complete, failed or cancelled. */
  hasEnded: boolean;
}

/** How far a spark is, for the processing page: what its parts report, moved on a little by time inside a step that is under way. */
export function getProgress(spark: Spark, now = new Date()): Progress {
  const estimateSeconds = findUsualSeconds(spark.contentTypes) ?? estimatedSeconds;
  return { ...computeProgress(spark, findParts(spark.id), now), estimateSeconds };
}

/** The same from parts that are at hand. */
export function computeProgress(spark: Spark, parts: Part[], now: Date): Progress {
  const isOver = hasEnded(spark);
  const isAwaiting = spark.status === "awaiting";
  const fractions = stepFractions(spark, parts, now);
  // why nothing: what failed is given back whole, and nothing of it is on its way.
  const percent = isOver && spark.status !== "complete" ? 0 : percentOf(spark, fractions);
  const current = isOver ? -1 : fractions.findIndex((fraction) => fraction < 1);
  const steps = progressSteps.map((step, index) => ({
    label: step.label,
    percent: step.percent,
    state: isChosen(spark, step) ? stateOf(index, current, isAwaiting) : ("skipped" as const),
  }));
  const end = spark.finishedAt ?? now;
  const hold = findHold(spark, now);
  return {
    status: spark.status,
    percent,
    label: nameState(spark, hold) ?? steps[current]?.label ?? finalLabel,
    message: hold ? hold.message : waitsForTurn(spark, now) ? notYetMessage : null,
    steps,
    parts: parts.map(({ type, state, errorMessage }) => ({
      type,
      title: getContentType(type, spark.format).title,
      state: state === "done" ? "completed" : state,
      errorMessage,
    })),
    elapsedSeconds: Math.max(0, Math.floor((end.getTime() - getAskedAt(spark).getTime()) / 1000)),
    estimateSeconds: estimatedSeconds,
    awaitsApproval: parts.some(({ state }) => state === "awaiting"),
    hasEnded: isOver,
  };
}

/** What is said of a spark that gave nothing, and of one of which only the film is left to be made. */
const stateLabels: Partial<Record<Spark["status"], string>> = {
  failed: "Content Generation Failed",
  cancelled: "Cancelled",
  awaiting: "Waiting for your approval of the script",
};

/** What stands in the place of a step, where no step is under way. */
function nameState({ status }: Spark, hold: { label: string } | null): string | undefined {
  return hold?.label ?? stateLabels[status];
}

/** What keeps all sparks from going on, by what the user is told of it. */
const holds = {
  room: {
    label: "Waiting for disk space",
    message:
      "The server's disk is full, so this is on hold. It continues on its own once there is room, and you only pay for what is made.",
  },
  queue: {
    label: "Waiting for the queue",
    message:
      "Our queue does not answer at the moment, so this is on hold. It continues on its own once it does, and you only pay for what is made.",
  },
  media: {
    label: "Waiting for the file storage",
    message:
      "Our file storage does not answer at the moment, so this is on hold. It continues on its own once it does, and you only pay for what is made.",
  },
};

const notYetMessage = "You’re in the queue. Yours will start on its own.";

/** Seconds after which a spark that nobody has begun is waiting for others: the worker looks for work far more often. */
const soonBegun = 10;

/** Whether the worker has yet to come to it. */
function waitsForTurn(spark: Spark, now: Date): boolean {
  return spark.status === "pending" && !spark.startedAt && now.getTime() - spark.createdAt.getTime() > soonBegun * 1000;
}

/** Why the worker cannot go on with it: nobody works on it, and the disk is full, or queue or store cannot be reached. */
function findHold(spark: Spark, now: Date): { label: string; message: string } | null {
  if (!isOpen(spark)) return null;
  const silence = now.getTime() - (spark.heartbeatAt?.getTime() ?? 0);
  const isAtWork = spark.status === "processing" && silence <= 2 * sparkTimeLimits.heartbeat;
  if (isAtWork) return null;
  if (!hasRoom()) return holds.room;
  const outage = getOutage();
  return outage && holds[outage];
}

function stateOf(index: number, current: number, isAwaiting: boolean): StepState {
  if (index === current) return isAwaiting ? "waiting" : "current";
  return current === -1 || index < current ? "done" : "waiting";
}

function isChosen(spark: Spark, { type }: Step): boolean {
  return !type || spark.contentTypes.includes(type);
}

/** How far each step is, 0 to 1. A content type that was not chosen counts as done; so does one that failed. */
function stepFractions(spark: Spark, parts: Part[], now: Date): number[] {
  const pace = getPace();
  const isMaking = parts.some((part) => part.state !== "pending" || part.fraction > 0);
  return progressSteps.map((step, index) => {
    if (spark.status === "complete") return 1;
    if (step.type) {
      const part = parts.find((candidate) => candidate.type === step.type);
      return part ? partFraction(part, now, pace) : 1;
    }
    if (index === progressSteps.length - 1) return 0;
    if (isMaking) return 1;
    if (!spark.startedAt) return 0;
    // why the second step waits for half of the time: both are one act of the engine, which reports neither.
    const planned = byTime(spark.startedAt, pace.planning, now);
    return index === 0 ? planned : Math.max(0, planned * 2 - 1);
  });
}

function partFraction(part: Part, now: Date, pace: Pace): number {
  if (part.state === "done" || part.state === "failed") return 1;
  if (part.state !== "processing" || !part.startedAt) return part.fraction;
  return Math.max(part.fraction, byTime(part.startedAt, pace.part(part.type), now));
}

/** Grows with time towards `furthestByTime`, ever slower. */
function byTime(start: Date, typical: number, now: Date): number {
  const seconds = Math.max(0, (now.getTime() - start.getTime()) / 1000);
  return furthestByTime * (1 - Math.exp(-seconds / typical));
}

/** The spec's percentages; where fewer types were chosen, theirs share the whole span that all four would fill. */
function percentOf(spark: Spark, fractions: number[]): number {
  const spans = progressSteps.map((step, index) => step.percent - (progressSteps[index - 1]?.percent ?? 0));
  const chosen = progressSteps.map((step) => step.type !== undefined && isChosen(spark, step));
  const chosenSpan = spans.reduce((total, span, index) => total + (chosen[index] ? span : 0), 0);
  const stretch = chosenSpan > 0 ? (partsTo - partsFrom) / chosenSpan : 1;
  const percent = progressSteps.reduce((total, step, index) => {
    const span = (spans[index] ?? 0) * (step.type ? (chosen[index] ? stretch : 0) : 1);
    return total + span * (fractions[index] ?? 0);
  }, 0);
  // why: sums of fractions such as 0.1 fall a hair short of the whole number they mean.
  return Math.floor(percent + 1e-9);
}
