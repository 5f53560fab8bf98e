import { expect, test, vi } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { ContentType } from "~/engine/brief";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { QueueUnreachable } from "~/platform/jobs/queue";
import { sparkQueue } from "./spark-queue.server";
import { sweepSparks } from "./sweep-sparks.server";

test("a spark of words alone does not wait for the pictures and films of others", async () => {
  const jobOf = new Map<string, string>();
  const asked: ContentType[][] = [["video"], ["caption", "image"], ["caption"], ["blog", "caption"]];
  const user = await makeUser({ sparks: 10_000 });
  for (const contentTypes of asked) await makeWaitingSpark(user, { contentTypes });
  await sparkQueue.drain(async ({ id, name }) => void jobOf.set(id, name));
  expect([...jobOf.values()].sort()).toEqual(["make-spark", "make-spark", "write-spark", "write-spark"]);
});

test("words are written while a film is made", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const film = await makeWaitingSpark(user, { contentTypes: ["video"] });
  const words = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  const ended: string[] = [];
  let endFilm = () => {};
  const filming = new Promise<void>((resolve) => {
    endFilm = resolve;
  });
  await sparkQueue.drain(async ({ id }) => {
    if (id === film.documentId) await filming;
    else endFilm();
    ended.push(id);
  });
  expect(ended).toEqual([words.documentId, film.documentId]);
});

test("whoever asks for a spark does not wait for a queue that says nothing, and finds it recorded and paid", async () => {
  const user = await makeUser({ sparks: 10_000 });
  const enqueue = vi.spyOn(sparkQueue, "enqueue").mockReturnValue(new Promise(() => {}));
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  expect(enqueue).toHaveBeenCalledWith(expect.objectContaining({ id: spark.documentId }));
  expect(spark.status).toBe("pending");
  expect(getAvailableSparks(user.id)).toBeLessThan(10_000);
});

test("what the queue refuses is the sweep's to queue, and nobody's trouble", async () => {
  const user = await makeUser({ sparks: 10_000 });
  vi.spyOn(sparkQueue, "enqueue").mockRejectedValueOnce(new QueueUnreachable("It is away."));
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption"] });
  expect(await sparkQueue.has(spark.documentId)).toBe(false);
  await sweepSparks();
  expect(await sparkQueue.has(spark.documentId)).toBe(true);
});
