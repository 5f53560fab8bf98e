import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { type RedisUnderTest, startRedis } from "#tests/mocks/start-redis";
import { type MakePart, makeEmbeddedPart } from "~/engine/embedded/embedded-engine";
import { PartFailure } from "~/engine/engine";
import { makePlan } from "~/engine/make-plan";
import { openBullQueue } from "~/platform/jobs/bull-queue.server";
import type { Queue } from "~/platform/jobs/queue";
import { openLocalMediaStore } from "~/platform/media/local-media-store.server";
import type { MediaStore } from "~/platform/media/media-store";
import { removeLeftFiles } from "./open-remote-rendering.server";
import { joinCrew, watchCrew } from "./render-crew.server";
import type { RenderJob } from "./render-job";
import { renderPart } from "./render-part.server";
import { openRenderRecords, type RenderRecords } from "./render-records.server";
import { createRemoteRenderer, type RemoteRenderer } from "./render-remotely.server";

let server: RedisUnderTest;
let redis: Redis;
let records: RenderRecords;
let store: MediaStore;
let folder: string;
let queue: Queue<RenderJob>;
let worker: Queue<RenderJob>;
let troubles: unknown[];
let runs = 0;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rendering-"));
  redis = new Redis(server.url);
  records = openRenderRecords(redis);
  store = openLocalMediaStore(path.join(folder, "on-the-way"));
  const place = { url: server.url, name: `renders-${++runs}`, pollEvery: 5, lease: 3_000, retryAfter: 1 };
  queue = openBullQueue<RenderJob>(place);
  worker = openBullQueue<RenderJob>(place);
  troubles = [];
});
afterEach(async () => {
  await worker.stop();
  for (const opened of [queue, worker]) opened.close();
  redis.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

const plan = makePlan(
  aBrief("Bean There", "We roast coffee in small batches", "commuters", "A launch for our autumn single-origin"),
);
const neverHere: MakePart = () => Promise.reject(new Error("made at home"));

const startWorker = (makePart?: MakePart) =>
  void worker.run((job) => renderPart(job, { records, store, lookEvery: 10, makePart }));

function remote(more: Partial<RemoteRenderer> = {}): MakePart {
  const onTrouble = (error: unknown) => void troubles.push(error);
  const usual = { renderHere: neverHere, countWorkers: () => 1, lookEvery: 5, patience: 50 };
  return createRemoteRenderer({ queue, records, store, onTrouble, ...usual, ...more });
}

function optionsIn(name: string, signal = new AbortController().signal) {
  const fractions: number[] = [];
  const scratch = mkdtempSync(path.join(folder, name));
  return {
    scratch,
    signal,
    fractions,
    onProgress: ({ fraction }: { fraction: number }) => void fractions.push(fraction),
  };
}

async function listOnTheWay(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of store.list("kept")) ids.push(id);
  return ids;
}

test("a poster that is drawn elsewhere is the very one that would be drawn here, and leaves nothing on the way", async () => {
  startWorker();
  const far = await remote()("image", plan, optionsIn("far"));
  const near = await makeEmbeddedPart("image", plan, optionsIn("near"));
  if (far.type !== "image" || near.type !== "image") throw new Error("No picture was made.");
  expect(far.provenance).toEqual(near.provenance);
  expect(far.content.crops).toHaveLength(near.content.crops.length);
  expect(readFileSync(far.content.png.path).equals(readFileSync(near.content.png.path))).toBe(true);
  await expect.poll(listOnTheWay).toEqual([]);
  expect(await queue.depth()).toEqual({ waiting: 0, running: 0 });
});

test("texts are written here, and everything is made here while nobody is there", async () => {
  const renderHere: MakePart = (type) => Promise.reject(new PartFailure("internal", `${type} at home`));
  await expect(remote({ renderHere })("blog", plan, optionsIn("a"))).rejects.toThrow("blog at home");
  await expect(remote({ renderHere, countWorkers: () => 0 })("image", plan, optionsIn("b"))).rejects.toThrow(
    "image at home",
  );
});

test("a film with a provider's voice is made here: its key does not travel", async () => {
  const renderHere: MakePart = (type) => Promise.reject(new PartFailure("internal", `${type} at home`));
  const speech = { engine: "openai", model: "voice", speak: () => Promise.reject(new Error("not asked")) } as const;
  await expect(remote({ renderHere })("video", plan, optionsIn("a"), { speech })).rejects.toThrow("video at home");
});

test("tells how far it is, and passes a failure on in its words", async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  startWorker(async (_type, _plan, { onProgress }) => {
    onProgress({ type: "video", fraction: 0.5 });
    await told;
    throw new PartFailure("disk-full", "No room there.");
  });
  const options = optionsIn("a");
  const making = remote()("video", plan, options);
  await expect.poll(() => options.fractions).toContain(0.5);
  tell();
  await expect(making).rejects.toMatchObject({ reason: "disk-full", message: "No room there." });
});

test("what a worker that died had is made by the next one, and what the queue lost is sent again", async () => {
  const dead = openBullQueue<RenderJob>({ url: server.url, name: `renders-${runs}`, pollEvery: 5, lease: 50 });
  const begun = new Promise<void>((resolve) => {
    void dead.run(() => {
      resolve();
      return new Promise(() => {});
    });
  });
  const making = remote({ patience: 60_000 })("image", plan, optionsIn("a"));
  await begun;
  dead.close();
  await redis.flushall();
  startWorker();
  expect(await making).toMatchObject({ type: "image" });
});

test("a part whose last worker left is made here in the end", async () => {
  const madeHere: MakePart = (type) => Promise.reject(new PartFailure("internal", `${type} at home`));
  let workers = 1;
  const making = remote({ renderHere: madeHere, countWorkers: () => workers })("image", plan, optionsIn("a"));
  workers = 0;
  await expect(making).rejects.toThrow("image at home");
  expect(troubles).toEqual([expect.objectContaining({ message: "There is no render worker any more." })]);
});

test("cancelling takes the part from its worker", async () => {
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  const cancel = new AbortController();
  startWorker((_type, _plan, { signal }) => {
    signal.addEventListener("abort", () => abort());
    cancel.abort(new Error("cancelled"));
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  await expect(remote()("image", plan, optionsIn("a", cancel.signal))).rejects.toThrow("cancelled");
  // why within 10 seconds: a part that nobody takes back is given up after 15 by itself.
  await expect.poll(() => redis.keys("*:wanted"), { timeout: 10_000 }).toEqual([]);
  await aborted;
  await expect.poll(() => queue.depth()).toEqual({ waiting: 0, running: 0 });
});

test("web and render workers of different versions refuse each other in a sentence", async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const crew = watchCrew(records, "2", (sentence) => told.push(sentence));
  await expect.poll(() => records.findSiteVersion()).toBe("2");
  const sentence =
    "A render worker is version 1, and the site is version 2: they do not work together. Bring both to the same version.";
  let joined = false;
  const join = () => {
    joined = true;
  };
  expect(await joinCrew(records, "old", "1", stop.signal, join)).toBe(sentence);
  expect(joined).toBe(false);
  crew.stop();
  const next = watchCrew(records, "2", (refused) => told.push(refused));
  await expect.poll(() => told).toContain(sentence);
  expect(next.countWorkers()).toBe(0);
  next.stop();

  const membership = joinCrew(records, "new", "2", stop.signal, join);
  await expect.poll(() => joined).toBe(true);
  expect(await records.listWorkerVersions()).toContain("2");
  stop.abort();
  expect(await membership).toBeNull();
  expect(await records.listWorkerVersions()).not.toContain("2");
});

test("files on the way that nobody fetched are removed after their day", async () => {
  await store.put("a".repeat(32), { buffer: Buffer.from("left") });
  await removeLeftFiles(store, new Date(Date.now() - 86_400_000));
  expect(await listOnTheWay()).toEqual(["a".repeat(32)]);
  await removeLeftFiles(store, new Date(Date.now() + 1_000));
  expect(await listOnTheWay()).toEqual([]);
});
