/** Run before the site starts: checks the configuration and brings the database, the built-in templates and the queue to this version. */
import { db } from "#db/client";
import { migrate, NewerDatabase } from "#db/migrate";
import { seed } from "#db/seed";
import { leaveWorkerLock, takeWorkerLock, twoWorkers } from "~/platform/jobs/worker-lock.server";

async function checkConfiguration(): Promise<void> {
  try {
    await import("~/platform/config/config.server");
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "ConfigurationError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function isFullDisk(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return /SQLITE_FULL|ENOSPC/.test(String((cause as { code?: unknown } | undefined)?.code));
}

await checkConfiguration();
if (!takeWorkerLock()) {
  console.error(twoWorkers);
  process.exit(1);
}
leaveWorkerLock();
try {
  migrate(db);
  seed(db);
  // why: web and worker open the queue at the same moment; here one process makes it first.
  const { sparkQueue } = await import("~/platform/jobs/queue.server");
  sparkQueue.close();
} catch (error) {
  if (error instanceof NewerDatabase) {
    console.error(error.message);
    process.exit(1);
  }
  if (!isFullDisk(error)) throw error;
  console.error("The disk that holds DATA_DIR is full. Make room, or choose another folder with DATA_DIR.");
  process.exit(1);
}
