/** Run before the site starts: brings the database, the built-in templates and the queue to this version and checks the configuration. */
import { dataDir } from "#db/data-dir";
import { isDiskFull } from "#db/disk-full";
import { NewerDatabase } from "#db/migrate";
import { DatabaseLost, explainDamagedDatabase, isDamage, requireDatabase } from "#db/require-database";
import { ConfigurationError } from "~/platform/config/configuration-error";
import { releaseWorkerLock, takeWorkerLock, twoWorkers } from "~/platform/jobs/worker-lock.server";

async function prepare(): Promise<void> {
  requireDatabase(dataDir);
  if (!takeWorkerLock()) refuse(twoWorkers);
  releaseWorkerLock();
  await prepareDatabase();
  // why after the database: it makes the secrets, and secrets without a database are those of a site that lost it.
  await import("~/platform/config/config.server");
  const { resealStored } = await import("~/features/settings/reseal-stored.server");
  resealStored();
  await prepareQueue();
}

async function prepareDatabase(): Promise<void> {
  // why not above: opening a database makes the file.
  const { db } = await import("#db/client");
  const { migrate } = await import("#db/migrate");
  const { seed } = await import("#db/seed");
  migrate(db);
  seed(db);
}

/** why here: web and worker open the queue at the same moment; so one process makes it first. */
async function prepareQueue(): Promise<void> {
  const { renewDamagedQueue } = await import("~/platform/jobs/renew-damaged-queue.server");
  const aside = renewDamagedQueue();
  if (aside) {
    console.error(
      `The queue was damaged and is made anew; the damaged file lies in ${aside}. Nothing is lost: the worker queues every open spark again.`,
    );
  }
  const { sparkQueue } = await import("~/features/sparks/spark-queue.server");
  sparkQueue.close();
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What a person who starts the site is told; undefined for what nobody foresaw. */
function explanation(error: unknown): string | undefined {
  const isSaid = [DatabaseLost, NewerDatabase, ConfigurationError].some((kind) => error instanceof kind);
  if (isSaid) return (error as Error).message;
  if (isDamage(error)) return explainDamagedDatabase(dataDir);
  if (isDiskFull(error))
    return "The disk that holds DATA_DIR is full. Make room, or choose another folder with DATA_DIR.";
  return undefined;
}

try {
  await prepare();
} catch (error) {
  const sentence = explanation(error);
  if (!sentence) throw error;
  refuse(sentence);
}
