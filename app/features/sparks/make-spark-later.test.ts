import { expect, test } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { ContentType } from "~/engine/brief";
import { sparkQueue } from "./spark-queue.server";

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
