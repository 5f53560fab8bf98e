import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import type { User } from "~/platform/auth/user";
import { findMedia } from "~/platform/media/media.queries.server";
import { storeMedia } from "~/platform/media/store-media.server";
import { sweepSparks } from "./sweep-sparks.server";

const minute = 60_000;
const begin = Date.now();
const sweep = (minutes: number) => sweepSparks({ now: new Date(begin + minutes * minute), queue: async () => {} });

/** A file that no part of the spark shows. */
async function storeFor(user: User, sparkId: number) {
  const file = { buffer: Buffer.from("x"), fileName: "poster.png", mimeType: "image/png" };
  const { id } = await storeMedia({ userId: user.id, sparkId, ...file });
  return () => findMedia(user, id) !== null;
}

async function endedSpark(user: User, minutes: number) {
  const spark = await makeWaitingSpark(user);
  db.update(sparks)
    .set({ status: "complete", finishedAt: new Date(begin + minutes * minute) })
    .where(eq(sparks.id, spark.id))
    .run();
  return spark;
}

test("a file that belongs to no part goes when its spark has ended, and one that came later within an hour of the end", async () => {
  const user = await makeUser();
  await sweep(0);
  const waiting = await makeWaitingSpark(user);
  const isOfWaitingThere = await storeFor(user, waiting.id);
  const spark = await endedSpark(user, 0.5);
  const isFirstThere = await storeFor(user, spark.id);
  await sweep(1);
  expect(isFirstThere()).toBe(false);
  expect(isOfWaitingThere()).toBe(true);

  await sweep(30);
  const isLateThere = await storeFor(user, spark.id);
  await sweep(60);
  await sweep(61);
  expect(isLateThere()).toBe(false);
});

test("a worker that was away sees to what ended meanwhile", async () => {
  const user = await makeUser();
  await sweep(100);
  const isThere = await storeFor(user, (await endedSpark(user, 110)).id);
  await sweep(400);
  expect(isThere()).toBe(false);
});
