import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { ContentType } from "~/engine/engine";
import { findUsualSeconds } from "./find-usual-seconds.server";
import { getProgress } from "./get-progress.server";

async function took(seconds: number, contentTypes: ContentType[], status: "complete" | "failed" = "complete") {
  const spark = await makeWaitingSpark(await makeUser(), { contentTypes });
  const finishedAt = new Date(spark.createdAt.getTime() + seconds * 1000);
  db.update(sparks).set({ status, finishedAt }).where(eq(sparks.id, spark.id)).run();
}

test("a spark is said to take what others of its types took, or three minutes while too few are known", async () => {
  const waiting = await makeWaitingSpark(await makeUser(), { contentTypes: ["blog", "image"] });
  const estimate = () => getProgress(waiting).estimateSeconds;
  expect(estimate()).toBe(180);

  await took(8, ["blog", "image"]);
  await took(3600, ["blog", "image"]);
  expect(estimate()).toBe(180);

  await took(12, ["blog", "image"]);
  await took(500, ["blog", "image"], "failed");
  for (const seconds of [70, 80, 90]) await took(seconds, ["blog", "image", "video"]);
  expect(estimate()).toBe(15);
  expect(findUsualSeconds(["blog", "image", "video"])).toBe(80);
});

test("only the last ones count, and an index finds them", async () => {
  for (let old = 0; old < 5; old++) await took(300, ["caption"]);
  for (let recent = 0; recent < 21; recent++) await took(400 + recent, ["caption"]);
  expect(findUsualSeconds(["caption"])).toBe(410);
  const plan = db.$client
    .prepare(
      `explain query plan select created_at from sparks
       where content_types = '["caption"]' and status = 'complete' and finished_at is not null order by finished_at desc limit 21`,
    )
    .all();
  expect(JSON.stringify(plan)).toContain("sparks_finished");
  expect(JSON.stringify(plan)).not.toContain("TEMP B-TREE");
});
