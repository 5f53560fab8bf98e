import { statSync } from "node:fs";
import { asc, count, desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { getDataPath } from "#db/data-dir";
import { emails, ledgerTransactions, sparks } from "#db/schema";
import { findQueueDepth } from "~/features/sparks/spark-queue.server";
import { config } from "~/platform/config/config.server";
import { findFreeBytes, hasRoom } from "~/platform/disk/disk-room.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { findLastHeartbeat } from "~/platform/jobs/heartbeat.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { answersNow } from "~/platform/media/wait-for-media.server";
import { checkHealth } from "~/platform/metrics/health.server";
import { checkPayments } from "./check-payments.server";
import { checkProviders } from "./check-providers.server";
import { checkRenderWorkers } from "./check-render-workers.server";
import { describeAge, describeBytes } from "./describe-measure";
import { backupEvent, findLastEvents, type LastEvent } from "./last-events.server";
import type { SystemCheck } from "./system-check";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Bytes below which a disk is soon full: some dozen films. */
const littleRoom = 1024 ** 3;
/** Milliseconds that a spark waits on a busy day. */
const longWait = 30 * minute;
const oldBackup = 2 * day;
/** Milliseconds by which a clock may be off: what was written a moment ago by another process. */
const clockTolerance = 5_000;

/** Looks at every part of the running system, as of now. Over the network nobody is asked but the queue's server and the bucket, where there are such. */
export async function checkSystem(now = new Date()): Promise<SystemCheck[]> {
  const events = findLastEvents();
  const health = checkHealth();
  const queue = await checkQueue(now);
  return [
    { name: "API Status", state: "ok", text: "Pages and calls are answered." },
    checkDatabase(health.database),
    checkDisk(),
    checkWorker(health.worker),
    queue,
    ...(await checkMedia()),
    ...(await checkRenderWorkers()),
    ...checkProviders(now),
    ...checkPayments(now),
    checkEmail(now),
    checkBackups(events.get(backupEvent), now),
    checkClock(now),
  ];
}

function checkDatabase(state: string): SystemCheck {
  const bytes = statSync(getDataPath("sparkwright.db"), { throwIfNoEntry: false })?.size ?? 0;
  const isUp = state === "ok";
  return {
    name: "Database",
    state: isUp ? "ok" : "bad",
    text: isUp ? `Answers; ${describeBytes(bytes)}.` : "Does not answer.",
  };
}

function checkDisk(): SystemCheck {
  const free = findFreeBytes();
  if (free === null) return { name: "Disk", state: "warn", text: "The system does not say how much is free." };
  const state = !hasRoom() ? "bad" : free < littleRoom ? "warn" : "ok";
  return {
    name: "Disk",
    state,
    text: `${describeBytes(free)} free${state === "bad" ? ": nothing is made until there is more" : ""}.`,
  };
}

function checkWorker(state: string): SystemCheck {
  const name = "Workflow automation";
  if (state !== "ok") return { name, state: "bad", text: `The worker ${state}.` };
  const { age = 0, memory = 0 } = findLastHeartbeat() ?? {};
  return {
    name,
    state: "ok",
    text: `The worker gave a sign of life ${describeAge(age)} ago; ${describeBytes(memory)} of memory.`,
  };
}

async function checkQueue(now: Date): Promise<SystemCheck> {
  const name = "Queue";
  const depth = await findQueueDepth();
  if (!depth) return { name, state: "bad", text: "The server that QUEUE_URL names does not answer: sparks wait." };
  const oldest = db
    .select({ at: sparks.createdAt })
    .from(sparks)
    .where(eq(sparks.status, "pending"))
    .orderBy(asc(sparks.createdAt))
    .get();
  const { waiting, running } = depth;
  const text = `${waiting.toLocaleString("en-US")} waiting, ${running} running`;
  if (!oldest) return { name, state: "ok", text: `${text}.` };
  const age = now.getTime() - oldest.at.getTime();
  return { name, state: age > longWait ? "warn" : "ok", text: `${text}; the oldest waits for ${describeAge(age)}.` };
}

/** Only where they lie on another machine; the disk has a line of its own. */
async function checkMedia(): Promise<SystemCheck[]> {
  if (config.mediaBucket === null) return [];
  const isThere = await answersNow(mediaStore);
  const text = isThere ? "The bucket answers." : "The bucket that MEDIA_URL names cannot be reached: sparks wait.";
  return [{ name: "Media", state: isThere ? "ok" : "bad", text }];
}

function checkEmail(now: Date): SystemCheck {
  const name = "E-mail";
  if (!findEmailTransport()) return { name, state: "off", text: "Configuration needed" };
  const waiting = db.select({ all: count() }).from(emails).where(eq(emails.state, "waiting")).get()?.all ?? 0;
  const sent = findLastDue("sent");
  const failed = findLastDue("failed");
  const isFailing = failed !== undefined && (sent === undefined || failed.dueAt > sent.dueAt);
  const last = sent?.settledAt
    ? `the last was sent ${describeAge(now.getTime() - sent.settledAt.getTime())} ago`
    : "none sent yet";
  return {
    name,
    state: isFailing ? "warn" : "ok",
    text: `${waiting.toLocaleString("en-US")} waiting; ${last}${isFailing ? "; later ones could not be sent" : ""}.`,
  };
}

// why by when they were due: the index has them in that order.
function findLastDue(state: "sent" | "failed") {
  return db.select().from(emails).where(eq(emails.state, state)).orderBy(desc(emails.dueAt)).limit(1).get();
}

function checkBackups(last: LastEvent | undefined, now: Date): SystemCheck {
  const name = "Backups";
  if (!last) return { name, state: "warn", text: "None was taken yet: run npm run db:backup." };
  const age = now.getTime() - last.at.getTime();
  const size = last.detail ? `, ${last.detail}` : "";
  return { name, state: age > oldBackup ? "warn" : "ok", text: `The last was taken ${describeAge(age)} ago${size}.` };
}

/** Against the machine's own count since this process began, and against the newest entry of the ledger. */
function checkClock(now: Date): SystemCheck {
  const name = "Clock";
  const moved = Math.abs(performance.timeOrigin + performance.now() - Date.now());
  const newest = db
    .select({ at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .orderBy(desc(ledgerTransactions.id))
    .limit(1)
    .get();
  const behind = newest ? newest.at.getTime() - now.getTime() : 0;
  if (behind > clockTolerance)
    return { name, state: "bad", text: `It is ${describeAge(behind)} behind the newest entry of the ledger.` };
  if (moved > clockTolerance)
    return { name, state: "warn", text: `It was set by ${describeAge(moved)} since the site started.` };
  return { name, state: "ok", text: `Runs evenly; it is ${now.toISOString().slice(0, 16).replace("T", " ")} UTC.` };
}
