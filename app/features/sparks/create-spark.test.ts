import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { holds, sparks } from "#db/schema";
import { beanThere, makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { availableSparks } from "~/features/ledger/available-sparks.server";
import { InsufficientSparks } from "~/features/ledger/ledger-errors";
import { receiptOf } from "~/features/ledger/receipt-of.server";
import { createSpark, UnknownProductImage } from "./create-spark.server";
import { partsOf, sparksOf } from "./spark.queries.server";
import { sparkQueue } from "./spark-queue.server";

afterEach(() => vi.restoreAllMocks());

describe("creating a spark", () => {
  test("records it with its parts, holds its cost and queues it", async () => {
    const user = await makeUser({ sparks: 1000 });
    const spark = await createSpark(user, sparkInput(makeProject(user)), "nonce");
    expect(spark).toMatchObject({ status: "pending", contentTypes: ["blog", "caption"] });
    expect(partsOf(spark.id).map((part) => [part.type, part.state])).toEqual([
      ["blog", "pending"],
      ["caption", "pending"],
    ]);
    expect(availableSparks(user.id)).toBe(750);
    expect(receiptOf(spark.id)).toEqual([
      { type: "blog", held: 200, charged: 0, returned: 0 },
      { type: "caption", held: 50, charged: 0, returned: 0 },
    ]);
    expect(await sparkQueue.has(spark.documentId)).toBe(true);
  });

  test("twice with one nonce is one spark, charged once", async () => {
    const user = await makeUser({ sparks: 250 });
    const input = sparkInput(makeProject(user));
    const [first, again] = await Promise.all([createSpark(user, input, "n"), createSpark(user, input, "n")]);
    expect(again.id).toBe(first.id);
    expect(sparksOf(user)).toHaveLength(1);
    expect(availableSparks(user.id)).toBe(0);
  });

  test("one nonce of two people is two sparks", async () => {
    const [ada, mary] = [await makeUser(), await makeUser()];
    const hers = await createSpark(ada, sparkInput(makeProject(ada)), "same");
    const other = await createSpark(mary, sparkInput(makeProject(mary)), "same");
    expect(other.id).not.toBe(hers.id);
  });

  test("fifty times at once with sparks for one makes one and tells the others what they need", async () => {
    const user = await makeUser({ sparks: 300 });
    const input = sparkInput(makeProject(user));
    const tried = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => createSpark(user, input, `n${index}`)),
    );
    const told = tried.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(told).toHaveLength(49);
    for (const reason of told) {
      expect(reason).toBeInstanceOf(InsufficientSparks);
      expect(reason).toMatchObject({ needed: 250, available: 50 });
    }
    expect(sparksOf(user)).toHaveLength(1);
    expect(availableSparks(user.id)).toBe(50);
  });

  test("leaves nothing behind when there are too few sparks", async () => {
    const user = await makeUser({ sparks: 249 });
    await expect(createSpark(user, sparkInput(makeProject(user)), "n")).rejects.toThrow(InsufficientSparks);
    expect(db.select().from(sparks).where(eq(sparks.userId, user.id)).all()).toEqual([]);
    expect(db.select().from(holds).where(eq(holds.userId, user.id)).all()).toEqual([]);
  });

  test("in a stranger's project is a 404", async () => {
    const [ada, mary] = [await makeUser(), await makeUser()];
    const attempt = createSpark(mary, sparkInput(makeProject(ada, beanThere)), "n");
    await expect(attempt).rejects.toMatchObject({ status: 404 });
    expect(availableSparks(mary.id)).toBe(5000);
  });

  test("takes no picture but one that the user uploaded", async () => {
    const user = await makeUser();
    const project = makeProject(user);
    for (const productImageUrl of ["https://evil.example/x.png", `/media/${"a".repeat(32)}`, "/media/../etc/passwd"]) {
      await expect(createSpark(user, sparkInput(project, { productImageUrl }), productImageUrl)).rejects.toThrow(
        UnknownProductImage,
      );
    }
    expect(availableSparks(user.id)).toBe(5000);
  });

  test("is not lost when it cannot be queued", async () => {
    vi.spyOn(sparkQueue, "enqueue").mockRejectedValue(new Error("the queue's disk is full"));
    const user = await makeUser();
    const spark = await createSpark(user, sparkInput(makeProject(user)), "n");
    expect(spark.status).toBe("pending");
  });
});
