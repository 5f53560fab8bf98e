import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { measureSilence } from "./heartbeat.mjs";

/** Milliseconds: the first pause before a restart; it doubles up to the longest, and starts over once the child has lived long enough. */
const firstPause = 100;
const longestPause = 5_000;
const longLife = 30_000;
/** Milliseconds that a child has to end after SIGTERM. */
const patience = 8_000;

/** A child ends with this code when starting it again would not help. Says the same as app/worker.ts. */
export const exitDoNotRestart = 78;

/**
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string[]} args Node's arguments.
 * @property {Record<string, string>} [env]
 * @property {Heartbeat} [heartbeat] Where it gives its signs of life, if it does.
 * @property {(reason: string) => void} onGivenUp
 */

/**
 * @typedef {object} Heartbeat
 * @property {string} file
 * @property {number} longestSilence Milliseconds without a sign of life, once there was one, after which the child counts as hanging.
 * @property {number} [interval] Milliseconds between two looks.
 */

/** Keeps a Node process running: one that dies is started again, and one that hangs is killed for it. @param {ChildOptions} options */
export function keepRunning({ name, args, env = {}, heartbeat, onGivenUp }) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let restartTimer;
  let pause = firstPause;
  let isStopping = false;
  let isRestarting = false;

  function start() {
    // why: what the one before it left says nothing of this one, which may take its time to begin.
    if (heartbeat) rmSync(heartbeat.file, { force: true });
    const startedAt = performance.now();
    const process_ = spawn(
      process.execPath,
      ["--import", new URL("./end-with-parent.mjs", import.meta.url).href, ...args],
      {
        env: { ...process.env, ...env },
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      },
    );
    child = process_;
    process_.once("error", (error) => {
      // why: what never ran never exits either, and `stop` would wait for it.
      if (process_.pid === undefined) child = undefined;
      onGivenUp(`${name} could not be started: ${error.message}`);
    });
    process_.once("exit", (code, signal) => {
      child = undefined;
      if (isStopping) return;
      if (isRestarting) {
        isRestarting = false;
        return start();
      }
      if (code === exitDoNotRestart) return onGivenUp(`${name} gave up, see above.`);
      if (performance.now() - startedAt > longLife) pause = firstPause;
      console.error(`The ${name} process ended (${signal ?? `code ${code}`}) and is started again in ${pause} ms.`);
      restartTimer = setTimeout(start, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  }

  start();
  const watch = heartbeat && setInterval(() => endHanging(heartbeat), heartbeat.interval ?? 5_000).unref();

  let silentLooks = 0;
  /** @param {Heartbeat} heartbeat */
  function endHanging({ file, longestSilence }) {
    silentLooks = child && measureSilence(file) > longestSilence ? silentLooks + 1 : 0;
    // why twice: after a machine was paused, this look may come before the sign of life that is on its way.
    if (!child || silentLooks < 2) return;
    console.error(`The ${name} process gave no sign of life for ${longestSilence / 1000} s and is ended.`);
    rmSync(file, { force: true });
    child.kill("SIGKILL");
  }

  return {
    name,
    get pid() {
      return child?.pid;
    },
    /** Asks it to end; it is started again. */
    restart() {
      isRestarting = child !== undefined;
      child?.kill("SIGTERM");
    },
    /** Resolves when it has ended: by itself, or killed after its time is up. */
    async stop() {
      isStopping = true;
      clearInterval(watch);
      clearTimeout(restartTimer);
      const last = child;
      if (!last) return;
      const ended = new Promise((resolve) => last.once("exit", resolve));
      last.kill("SIGTERM");
      const force = setTimeout(() => last.kill("SIGKILL"), patience);
      await ended;
      clearTimeout(force);
    },
  };
}
