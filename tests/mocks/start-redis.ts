import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../process/site";

export interface RedisUnderTest {
  url: string;
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again at the same address: with what it held where it kept that, else empty. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** A Redis of its own on loopback, in a folder of its own. It writes each change down when asked to, and nothing otherwise. */
export async function startRedis({ keeps = false } = {}): Promise<RedisUnderTest> {
  const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-redis-"));
  const port = await freePort();
  let server: ChildProcess | undefined;

  async function start() {
    const keeping = keeps ? ["--appendonly", "yes", "--appendfsync", "always"] : ["--appendonly", "no"];
    const words = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", ...keeping];
    const child = spawn("redis-server", words, { stdio: ["ignore", "pipe", "ignore"] });
    server = child;
    await new Promise<void>((resolve, reject) => {
      child.once("error", () =>
        reject(
          new Error(
            "These tests need Redis: install the program redis-server, on Debian by apt-get install redis-server.",
          ),
        ),
      );
      child.once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout.on("data", (chunk: Buffer) => String(chunk).includes("Ready to accept connections") && resolve());
    });
  }
  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
