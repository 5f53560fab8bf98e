import { existsSync } from "node:fs";
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { startRedis } from "../mocks/start-redis";
import { expectExactBooks, readBooks } from "./books";
import { startBucket, startRenderWorker } from "./machines";
import { eventually, freePort, newDataDir, startSite } from "./site";

/** Queue and bucket, and what names them. */
async function startMachines() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const bucket = await startBucket();
  return { redis, bucket, env: { QUEUE_URL: redis.url, ...bucket.env } };
}

test("a render worker with nothing but queue and bucket draws a site's pictures", { timeout: 240_000 }, async () => {
  const { env } = await startMachines();
  const worker = await startRenderWorker(env);
  const dataDir = newDataDir();
  const site = await startSite({ ...env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: "info" });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();
  await eventually(worker.said, (said) => said.includes("ready"));
  const spark = await person.asksFor(project.id, ["image", "caption"]);
  const status = await eventually(
    () => person.get(`/api/status/${spark.documentId}`),
    ({ status }: { status: string; imageUrl: string }) => status === "complete" || status === "failed",
    180,
  );
  expect(status).toMatchObject({ status: "complete" });
  // why awaited: it tells of the part once the site has it
  await eventually(worker.said, (said) => said.includes("a part was made"));
  expect(existsSync(`${dataDir}/queue.db`)).toBe(false);

  const picture = await person.ask(status.imageUrl);
  expect(picture.headers.get("content-type")).toMatch(/^image\//);

  worker.process.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  expect(await site.end("SIGTERM")).toBe(0);
});

test("a render worker that dies amid a film costs nothing: another makes it, once", { timeout: 300_000 }, async () => {
  const granted = 10_000;
  const { env } = await startMachines();
  const first = await startRenderWorker({ ...env, LOG_LEVEL: "error" });
  const dataDir = newDataDir();
  const site = await startSite({
    ...env,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    FREE_MONTHLY_SPARKS: String(granted),
    LOG_LEVEL: "error",
  });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();
  const spark = await person.asksFor(project.id, ["video"]);
  const untilStatus = (isReached: (status: { status: string; progress: string }) => boolean) =>
    eventually(() => person.get(`/api/status/${spark.documentId}`), isReached, 180);
  const percentOf = (progress: string) => Number(/(\d+)%/.exec(progress)?.[1] ?? 0);
  const amid = await untilStatus(({ status, progress }) => status === "complete" || percentOf(progress) > 30);
  expect(amid.status).toBe("processing");
  first.process.kill("SIGKILL");
  await first.ended;
  const second = await startRenderWorker(env);
  await untilStatus(({ status }) => status === "complete");
  await eventually(second.said, (said) => said.includes("a part was made"));
  expect(expectExactBooks(readBooks(dataDir), granted)).toBe(3300);
});

test("a render worker of another version than its site says so and ends", { timeout: 60_000 }, async () => {
  const { redis, env } = await startMachines();
  const client = new Redis(redis.url);
  await client.set("sparkwright:site", "0.0.1+other", "PX", 60_000);
  const worker = await startRenderWorker(env);
  client.disconnect();
  expect(await worker.ended).toBe(78);
  expect(worker.said()).toMatch(
    /A render worker is version \S+, and the site is version 0\.0\.1\+other: they do not work together\. Bring both to the same version\./,
  );
});

test("a render worker says what it needs", { timeout: 60_000 }, async () => {
  const worker = await startRenderWorker({ QUEUE_URL: "redis://127.0.0.1:1" });
  expect(await worker.ended).toBe(78);
  expect(worker.said()).toContain("A render worker needs QUEUE_URL and MEDIA_URL");
});
