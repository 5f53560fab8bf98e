import { expect, onTestFinished, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { startRedis } from "../mocks/start-redis";
import { startBucket } from "./machines";
import { eventually, freePort, newDataDir, runProgram, startSite } from "./site";

test("a queue and a store that refuse are told on the page, and what waited is made once they answer", {
  timeout: 300_000,
}, async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const bucket = await startBucket();
  const dataDir = newDataDir();
  const env = { QUEUE_URL: redis.url, ...bucket.env, DATA_DIR: dataDir, FREE_MONTHLY_SPARKS: "5000" };
  const site = await startSite({ ...env, PORT: String(await freePort()), LOG_LEVEL: "error" });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();

  const pageSays = (spark: { id: number }, words: string) =>
    eventually(
      async () => (await person.ask(`/project/${project.id}/processing/${spark.id}`)).text(),
      (page) => page.includes(words),
      60,
    );
  const isMade = (spark: { documentId: string }) =>
    eventually(
      () => person.get(`/api/status/${spark.documentId}`),
      ({ status }: { status: string }) => status === "complete",
      120,
    );

  await redis.kill();
  const first = await person.asksFor(project.id, ["caption"]);
  await pageSays(first, "Our queue does not answer at the moment, so this is on hold.");
  expect(runProgram(["doctor"], env).stdout).toContain("bad   Queue: The server that QUEUE_URL names does not answer");
  await redis.start();
  await isMade(first);

  await bucket.leave();
  const second = await person.asksFor(project.id, ["image"]);
  await pageSays(second, "Our file storage does not answer at the moment, so this is on hold.");
  expect(runProgram(["doctor"], env).stdout).toContain(
    "bad   Media: The bucket that MEDIA_URL names cannot be reached",
  );
  await bucket.comeBack();
  await isMade(second);

  expect((await person.get("/api/user")).sparks).toBe(5000 - 50 - 300);
});
