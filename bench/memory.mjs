import { execFile } from "node:child_process";
import { promisify } from "node:util";

const ask = promisify(execFile);

/** Every process as its id, its parent's, its resident kilobytes and its command. */
async function processes() {
  const { stdout } = await ask("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { maxBuffer: 1e8 });
  return stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [, pid, parent, kilobytes, command = ""] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command };
    });
}

/** Megabytes that the worker below this supervisor holds, what it starts included. @param {number} supervisor */
async function workerMemory(supervisor) {
  const all = await processes();
  const below = (/** @type {number} */ pid) =>
    all.filter((one) => one.parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  const worker = below(supervisor).find((one) => one.command.includes("build/node/worker.js"));
  if (!worker) return 0;
  return [worker, ...below(worker.pid)].reduce((sum, one) => sum + one.kilobytes, 0) / 1024;
}

/** Watches the worker's memory, five times a second. `peak` is the most it held, in megabytes. @param {number} supervisor */
export function watchWorkerMemory(supervisor) {
  const watch = { peak: 0, stop: () => clearInterval(timer) };
  const timer = setInterval(async () => {
    watch.peak = Math.max(watch.peak, await workerMemory(supervisor));
  }, 200);
  return watch;
}
