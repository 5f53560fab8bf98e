import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Whether nobody listens on a port. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, () => resolve(true));
  });
  if (!isFree) return false;
  server.close();
  await once(server, "close");
  return true;
}

/**
 * A port that nobody listens on. It is below those that a system hands out by itself, so that nobody gets it by chance while the site
 * that has it starts anew.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
}

/** Takes what has to be done when a site is not needed any more: at the end of its test, where nothing else is said. */
export type WhenDone = (end: () => void | Promise<void>) => void;

/** A folder for a site's state, removed when it is not needed any more. */
export function newDataDir(whenDone: WhenDone = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-site-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a site gets to see: of this process's environment only what running a program takes. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "warn", ...more };
}

export interface Site {
  url: string;
  process: ChildProcess;
  /** Milliseconds from the command to the line that says that it is ready. */
  startedIn: number;
  /** What it said so far, both streams. */
  said(): string;
  /** The ids of its processes, by what they run. */
  children(): { web: number; worker: number };
  /** Resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs `npm start`'s program and resolves when it says that the site is ready; rejects with what it said when it ends before. */
export async function startSite(env: Record<string, string>, whenDone: WhenDone = onTestFinished): Promise<Site> {
  const since = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: environment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  whenDone(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      if (/^Sparkwright is ready at http:\/\/\S+$/m.test(text)) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then((code) => reject(new Error(`The site ended with ${code} and said:\n${text}`)));
  });
  const url = /ready at (\S+)/.exec(text)?.[1] ?? "";
  return {
    url,
    process: child,
    startedIn: performance.now() - since,
    said: () => text,
    children: () => childrenOf(child.pid ?? 0),
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs `npm start`'s program when it is expected to refuse. */
export function refusedStart(env: Record<string, string>, nodeArgs: string[] = []) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [...nodeArgs, "scripts/start.mjs"], {
    env: environment(env),
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stderr: stderr.trim(), stdout };
}

/** Runs a built command-line program. */
export function runProgram(words: string[], env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/run-built.mjs", ...words], {
    env: environment(env),
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stderr: stderr.trim(), stdout: stdout.trim() };
}

/** Asks again and again, since what is awaited happens in another process; fails with the last answer. */
export async function eventually<T>(ask: () => T | Promise<T>, isIt: (answer: T) => boolean, seconds = 20): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still after ${seconds} s: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** 0 where nothing answers. */
export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (response) => response.status,
    () => 0,
  );
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Kills a process of a site. why not 0: that is not known yet, and as a process id it means all of those that run this test. */
export function killProcess(pid: number): void {
  if (pid === 0) throw new Error("The process is not known.");
  process.kill(pid, "SIGKILL");
}

function childrenOf(parent: number): { web: number; worker: number } {
  const found = { web: 0, worker: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const isOurs = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(parent);
      const command = isOurs ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "";
      if (command.includes("worker.js")) found.worker = Number(pid);
      if (command.includes("build/node/web.js")) found.web = Number(pid);
    } catch {
      // why: a process may end while its entry is read.
    }
  }
  return found;
}
