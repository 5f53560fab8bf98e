import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { startRedis } from "../mocks/start-redis";
import { expectExactBooks, type FinishedParts, readBooks } from "./books";
import { type RenderWorkerUnderTest, startBucket, startRenderWorker } from "./machines";
import { randomFrom } from "./random-from";
import { eventually, freePort, killProcess, newDataDir, startSite, statusOf } from "./site";

/** What a person has before the first spark. */
const granted = 1_000_000;
const orders = [["image", "caption"], ["image"], ["blog", "image", "caption"], ["caption"]];
const machines = ["render worker", "worker", "redis", "web"] as const;

test("no machine that is killed loses a spark, makes a part twice or charges wrongly", {
  timeout: 20 * 60_000,
}, async () => {
  const kills = Number(process.env.CRASH_KILLS ?? 10);
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
  console.log(`CRASH_SEED=${seed} CRASH_KILLS=${kills} repeats the moments of this run`);
  const random = randomFrom(seed);
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const bucket = await startBucket();
  const dataDir = newDataDir();
  const machinesOf = { QUEUE_URL: redis.url, ...bucket.env };
  const startWorker = () => startRenderWorker({ ...machinesOf, LOG_LEVEL: "error" });
  const workers: RenderWorkerUnderTest[] = [await startWorker(), await startWorker()];
  const site = await startSite({
    ...machinesOf,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    FREE_MONTHLY_SPARKS: String(granted),
    LOG_LEVEL: "error",
  });
  const database = readBooks(dataDir);
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();

  const seen: FinishedParts = new Map();
  const lookAtFinished = () => {
    for (const [id, what] of database.finishedParts()) {
      expect(seen.get(id) ?? what, "a part that was finished stays as it was").toBe(what);
      seen.set(id, what);
    }
  };
  const killChild = async (name: "web" | "worker") => {
    const { [name]: pid } = await eventually(site.children, (children) => children[name] !== 0, 60);
    killProcess(pid);
    await eventually(site.children, (children) => children[name] !== 0 && children[name] !== pid, 60);
  };
  const kill = async (machine: (typeof machines)[number]) => {
    if (machine === "redis") {
      await redis.kill();
      await pause(random() * 1_000);
      // why empty: it keeps nothing, which is the worst that can come back.
      await redis.start();
    } else if (machine === "render worker") {
      const lost = workers.shift();
      lost?.process.kill("SIGKILL");
      await lost?.ended;
      workers.push(await startWorker());
    } else await killChild(machine);
  };

  const siteAnswers = () =>
    eventually(
      () => statusOf(`${site.url}/healthz`),
      (status) => status === 200,
      90,
    );

  for (let done = 0; done < kills; done++) {
    await siteAnswers();
    await person.asksFor(project.id, orders[done % orders.length] ?? ["caption"]);
    await pause(random() * 1_500);
    await kill(machines[Math.floor(random() * machines.length)] ?? "worker");
    lookAtFinished();
  }

  await eventually(database.openSparks, (open) => open === 0, 14 * 60);
  lookAtFinished();
  expect(database.sparks()).toHaveLength(kills);
  const spent = expectExactBooks(database, granted);
  // why: the last one killed may be the web process, which is known by its number before it listens
  await siteAnswers();
  expect((await person.get("/api/user")).sparks).toBe(granted - spent);
});
