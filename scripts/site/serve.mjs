import { spawnSync } from "node:child_process";
import path from "node:path";
import { buildStale } from "./build.mjs";
import { keepRunning } from "./child.mjs";
import { checkDataDir } from "./data-dir.mjs";
import { takeDataLock } from "./data-lock.mjs";
import { enterProject, getDataDir, makeFilesPrivate } from "./environment.mjs";
import { ExplainedError, explainAndExit } from "./explained-error.mjs";
import { installMissingPackages } from "./packages.mjs";
import { checkPortIsFree, getListenAddress } from "./port.mjs";

/** @typedef {ReturnType<typeof keepRunning>} Child */

/** Milliseconds from the start of both processes until both must have answered. */
const longestStart = 90_000;
/** Milliseconds without a heartbeat after which a process that hangs is killed. The worker draws for long; web answers people. */
const longestSilence = { web: 30_000, worker: 120_000 };

/** Prepares everything, runs web and worker, and stays until it is told to stop. */
export async function serve() {
  try {
    enterProject();
    checkDataDir(getDataDir());
    installMissingPackages();
    takeDataLock(getDataDir());
    await checkPortIsFree(getListenAddress());
    await buildStale();
    makeFilesPrivate();
    prepare(["build/node/prepare.js"], "production");
    await superviseSite({
      web: { args: ["--enable-source-maps", "build/node/web.js"] },
      worker: { args: ["build/node/worker.js"] },
      nodeEnv: "production",
    });
  } catch (error) {
    explainAndExit(error);
  }
}

/** Checks the configuration and brings the database to this version. The program itself says what is wrong. @param {string[]} args @param {string} nodeEnv */
export function prepare(args, nodeEnv) {
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", ...args], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: nodeEnv },
  });
  if (status !== 0) process.exit(1);
}

/**
 * Runs web and worker, says when both answer, and ends both on SIGTERM or SIGINT.
 * @param {{ web: { args: string[] }, worker: { args: string[] }, nodeEnv: string, onRunning?: (worker: Child) => void }} site
 */
export async function superviseSite({ web, worker, nodeEnv, onRunning }) {
  const { port, url } = getListenAddress();
  const findHeartbeat = (/** @type {"web" | "worker"} */ name) => ({
    file: path.join(getDataDir(), `${name}.heartbeat`),
    longestSilence: longestSilence[name],
  });
  /** @type {Child[]} */
  const children = [];
  const stop = stopOnce(children);
  const giveUp = (/** @type {string} */ reason) => {
    console.error(reason);
    void stop(1);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void stop(0));

  // why: two of C's allocator's arenas keep a worker that decodes and draws hundreds of megabytes smaller.
  const env = { NODE_ENV: nodeEnv, PORT: String(port), MALLOC_ARENA_MAX: "2" };
  const run = (/** @type {"web" | "worker"} */ name, /** @type {{ args: string[] }} */ { args }) =>
    keepRunning({ name, args, env, heartbeat: findHeartbeat(name), onGivenUp: giveUp });
  const workerChild = run("worker", worker);
  children.push(run("web", web), workerChild);
  onRunning?.(workerChild);
  endWithNpm(() => void stop(0));

  try {
    await bothAnswer(`${url}/healthz`, performance.now() + longestStart);
    console.log(`Sparkwright is ready at ${url}`);
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** @param {Child[]} children */
function stopOnce(children) {
  let isStopping = false;
  return async (/** @type {number} */ code) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(children.map((child) => child.stop()));
    process.exit(code);
  };
}

/** @param {string} healthUrl @param {number} deadline */
async function bothAnswer(healthUrl, deadline) {
  let last = "nothing answered";
  while (performance.now() < deadline) {
    try {
      const response = await fetch(healthUrl, { signal: AbortSignal.timeout(5_000) });
      if (response.ok) return;
      last = (await response.text()).slice(0, 300);
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new ExplainedError(
    `Sparkwright did not get ready in ${longestStart / 1000} s. The last word of ${healthUrl}: ${last}`,
  );
}

/** Ends the site when the npm that started it was killed: nobody else could end it then. @param {() => void} stop */
function endWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1_000).unref();
}
