import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "#tests/mocks/start-redis";
import { openRenderRecords } from "~/features/rendering/render-records.server";
import { readVersion } from "~/platform/config/version";
import { checkRenderWorkers } from "./check-render-workers.server";

const mediaBucket = {
  bucket: "media",
  prefix: "",
  endpoint: undefined,
  region: "us-east-1",
  accessKeyId: "id",
  secretAccessKey: "secret",
  deliveryOrigin: null,
};

test("says how many render workers there are, who is refused, and nothing where none are asked for", async () => {
  expect(await checkRenderWorkers()).toEqual([]);

  const server = await startRedis();
  const redis = new Redis(server.url);
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const records = openRenderRecords(redis);
  const look = async () => (await checkRenderWorkers({ queueUrl: server.url, mediaBucket }))[0];
  expect(await look()).toMatchObject({ state: "ok", text: "None: pictures and films are made on this machine." });
  await records.announceWorker("one", readVersion());
  await records.announceWorker("two", readVersion());
  expect(await look()).toMatchObject({ state: "ok", text: "2 at work." });
  await records.announceWorker("three", "0.0.1+old");
  expect((await look())?.text).toContain("A render worker is version 0.0.1+old");
});
