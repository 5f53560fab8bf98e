/** npm run bench:machines: what a queue on Redis carries, and how much faster two and three render workers draw than one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { Redis } from "ioredis";
import S3rver from "s3rver";
import { makePlan } from "~/engine/make-plan";
import { nameRenderQueue, type RenderJob, stagingFolder } from "~/features/rendering/render-job";
import { openRenderRecords } from "~/features/rendering/render-records.server";
import { createRemoteRenderer } from "~/features/rendering/render-remotely.server";
import { readVersion } from "~/platform/config/version";
import { openBullQueue } from "~/platform/jobs/bull-queue.server";
import { openS3MediaStore } from "~/platform/media/s3-media-store.server";
import { aBrief } from "../tests/factories/a-brief";

const noOps = 2_000;
const pickups = 300;
const posters = 12;

const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-bench-"));
const say = (name: string, value: number, unit: string) => console.log(`${name}: ${value.toFixed(1)} ${unit}`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const port = await findPort();
  const server = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const chunk of server.stdout) if (String(chunk).includes("Ready to accept")) break;
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill("SIGKILL") };
}

async function measureQueue(url: string): Promise<void> {
  const queue = openBullQueue<null>({ url, name: "no-ops" });
  for (let each = 0; each < noOps; each++)
    await queue.enqueue({ id: `no-op-${each}`, name: "none", payload: null, priority: 1 });
  let since = performance.now();
  await queue.drain(async () => {});
  say("no-op jobs, one worker", noOps / ((performance.now() - since) / 1000), "a second");
  queue.close();

  const waiting = openBullQueue<null>({ url, name: "pickups" });
  const took: number[] = [];
  let heard = () => {};
  void waiting.run(async () => {
    took.push(performance.now() - since);
    heard();
  });
  for (let each = 0; each < pickups; each++) {
    await pause(Math.random() * 50);
    const picked = new Promise<void>((resolve) => {
      heard = resolve;
    });
    since = performance.now();
    await waiting.enqueue({ id: `pickup-${each}`, name: "none", payload: null, priority: 1 });
    await picked;
  }
  await waiting.stop();
  waiting.close();
  took.sort((one, other) => one - other);
  say("pickup, half of them within", took[Math.floor(pickups / 2)] ?? 0, "ms");
  say("pickup, 99 of 100 within", took[Math.floor(pickups * 0.99)] ?? 0, "ms");
}

async function measureRendering(url: string): Promise<void> {
  const port = await findPort();
  const configureBuckets = [{ name: "media", configs: [] }];
  const server = new S3rver({ port, address: "127.0.0.1", silent: true, directory: folder, configureBuckets });
  await server.run();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    QUEUE_URL: url,
    MEDIA_URL: "s3://media",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    LOG_LEVEL: "error",
  };
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const place = { bucket: "media", prefix: stagingFolder, endpoint: env.S3_ENDPOINT, region: "us-east-1" };
  const redis = new Redis(url);
  const queue = openBullQueue<RenderJob>({ url, name: nameRenderQueue(readVersion()) });
  for (const count of [1, 2, 3]) {
    const workers = Array.from({ length: count }, () =>
      spawn(process.execPath, ["build/node/render-worker.js"], { env, stdio: ["ignore", "pipe", "inherit"] }),
    );
    await Promise.all(workers.map((worker) => once(worker.stdout, "data")));
    const render = createRemoteRenderer({
      queue,
      records: openRenderRecords(redis),
      store: openS3MediaStore({ ...place, ...credentials, deliveryOrigin: null }),
      countWorkers: () => count,
      renderHere: () => Promise.reject(new Error("made at home")),
    });
    const options = () => ({ scratch: folder, signal: new AbortController().signal, onProgress() {} });
    const draw = (each: number) =>
      render(
        "image",
        makePlan(aBrief("Bean There", "We roast coffee", "commuters", `Launch number ${each}`)),
        options(),
      );
    await Promise.all(workers.map((_, each) => draw(each)));
    const since = performance.now();
    await Promise.all(Array.from({ length: posters }, (_, each) => draw(each)));
    const seconds = (performance.now() - since) / 1000;
    say(
      `posters by ${count} render worker${count > 1 ? "s" : ""} on ${cpus().length} cores`,
      (posters / seconds) * 60,
      "a minute",
    );
    for (const worker of workers) worker.kill("SIGKILL");
    await Promise.all(workers.map((worker) => once(worker, "exit")));
  }
  queue.close();
  redis.disconnect();
  await server.close();
}

const redis = await startRedis();
try {
  await measureQueue(redis.url);
  await measureRendering(redis.url);
} finally {
  redis.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
