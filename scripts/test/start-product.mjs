import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * @typedef {object} RunningProduct
 * @property {string} url
 * @property {string} dataDir
 * @property {number} pid The supervisor's process id.
 * @property {number} readyAfter Milliseconds from the start of the command to its ready line.
 * @property {() => Promise<void>} stop Asks it to end, waits until it has, and takes its data away.
 */

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<void>} */
function hasEnded(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/**
 * Runs the start command as a person would, on a free port, with its state in a folder of its own unless one is given (that one stays).
 * Resolves when it says that it is ready. Rejects with everything it said when it ends before, or is not ready within the given milliseconds.
 * @param {{ dataDir?: string, log?: string, env?: Record<string, string>, readyWithin?: number }} [options]
 * @returns {Promise<RunningProduct>}
 */
export async function startProduct({ dataDir, log, env = {}, readyWithin = 300_000 } = {}) {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), "sparkwright-running-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: url,
      DATA_DIR: folder,
      // why: each test says that it comes from an address of its own, so that the limits on guessing count apart.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  if (log) mkdirSync(path.dirname(log), { recursive: true });
  const file = log ? createWriteStream(log) : undefined;

  async function stop() {
    child.kill("SIGTERM");
    await hasEnded(child);
    file?.end();
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  }

  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`It was not ready in time. It said:\n${said}`)), readyWithin);
    const hear = (/** @type {Buffer} */ chunk) => {
      said += chunk;
      file?.write(chunk);
      if (!said.includes("Sparkwright is ready at")) return;
      clearTimeout(tooLate);
      resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => {
      clearTimeout(tooLate);
      reject(new Error(`It ended with ${code} before it was ready. It said:\n${said}`));
    });
  });
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, dataDir: folder, pid: child.pid ?? 0, readyAfter: performance.now() - since, stop };
}
