import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { buildStale } from "../../scripts/site/build.mjs";
import { freePort } from "../process/site";

const bundle = "build/server/index.js";

/** A route of the built site, as the server matches it. */
export interface BuiltRoute {
  id: string;
  /** An address that it answers, its parameters filled in. */
  address: string;
  hasAction: boolean;
}

export interface BuiltWeb {
  url: string;
  /** What it has written to its log so far. */
  log(): string;
  pid: number;
  /** The most memory that it held so far, in bytes. */
  peakMemory(): number;
  stop(): Promise<void>;
}

/**
 * The web process of the built site as production runs it, on this test file's database.
 * @param within A command that runs the one that follows it, such as one that limits its memory.
 */
export async function startBuiltWeb(more: Record<string, string> = {}, within: string[] = []): Promise<BuiltWeb> {
  if (!existsSync(bundle)) await buildStale();
  const port = await freePort();
  const [program = "", ...args] = [...within, process.execPath, "build/node/web.js"];
  const child = spawn(program, args, {
    env: { ...environment(), HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "info", ...more },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/login`, child, () => log);
  return {
    url,
    log: () => log,
    pid: child.pid ?? 0,
    peakMemory: () => peakMemory(child.pid ?? 0),
    stop: () => stop(child),
  };
}

/** Every route of the built site that has an address. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  if (!existsSync(bundle)) await buildStale();
  const script = `import { routes } from "./${bundle}";
    process.stdout.write(JSON.stringify(Object.values(routes).map(({ id, path, index, module }) =>
      ({ id, path, index: Boolean(index), hasAction: "action" in module }))));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: environment(),
    encoding: "utf8",
  });
  const routes = JSON.parse(printed) as { id: string; path?: string; index: boolean; hasAction: boolean }[];
  return routes
    .filter((route) => route.path !== undefined || route.index)
    .filter((route) => route.id !== "root")
    .map(({ id, path = "", hasAction }) => ({ id, hasAction, address: `/${filledIn(path)}` }));
}

function filledIn(path: string): string {
  return path.replaceAll(/:\w+/g, "1").replace("*", "no-such-page");
}

function environment(): NodeJS.ProcessEnv {
  const { PATH = "", HOME = "", DATA_DIR = "" } = process.env;
  return { PATH, HOME, DATA_DIR, NODE_ENV: "production" };
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The web process ended and said:\n${said()}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

function peakMemory(pid: number): number {
  const peak = existsSync(`/proc/${pid}/status`)
    ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(peak) * 1024;
}
