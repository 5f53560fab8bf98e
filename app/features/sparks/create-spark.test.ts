import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { holds, sparks } from "#db/schema";
import { beanThere, makeProject, sparkInput } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getReceipt } from "~/features/ledger/get-receipt.server";
import { InsufficientSparks } from "~/features/ledger/ledger-errors";
import { createSpark, UnknownProductImage } from "./create-spark.server";
import { findParts, findSparks } from "./spark.queries.server";
import { sparkQueue } from "./spark-queue.server";

afterEach(() => vi.restoreAllMocks());

describe("creating a spark", () => {
  test("records it with its parts, holds its cost and queues it", async () => {
    const user = await makeUser({ sparks: 1000 });
    const spark = await createSpark(user, sparkInput(makeProject(user)), "nonce");
    expect(spark).toMatchObject({ status: "pending", contentTypes: ["blog", "caption"] });
    expect(findParts(spark.id).map((part) => [part.type, part.state])).toEqual([
      ["blog", "pending"],
      ["caption", "pending"],
    ]);
    expect(getAvailableSparks(user.id)).toBe(750);
    expect(getReceipt(spark.id)).toEqual([
      { type: "blog", title: "Blog Post", held: 200, charged: 0, returned: 0 },
      { type: "caption", title: "Captions", held: 50, charged: 0, returned: 0 },
    ]);
    expect(await sparkQueue.has(spark.documentId)).toBe(true);
  });

  test("twice with one nonce is one spark, charged once", async () => {
    const user = await makeUser({ sparks: 250 });
    const input = sparkInput(makeProject(user));
    const [first, again] = await Promise.all([createSpark(user, input, "n"), createSpark(user, input, "n")]);
    expect(again.id).toBe(first.id);
    expect(findSparks(user)).toHaveLength(1);
    expect(getAvailableSparks(user.id)).toBe(0);
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
    expect(findSparks(user)).toHaveLength(1);
    expect(getAvailableSparks(user.id)).toBe(50);
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
    expect(getAvailableSparks(mary.id)).toBe(5000);
  });

  test("takes no picture but one that the user uploaded", async () => {
    const user = await makeUser();
    const project = makeProject(user);
    for (const productImageUrl of ["https://evil.example/x.png", `/media/${"a".repeat(32)}`, "/media/../etc/passwd"]) {
      await expect(createSpark(user, sparkInput(project, { productImageUrl }), productImageUrl)).rejects.toThrow(
        UnknownProductImage,
      );
    }
    expect(getAvailableSparks(user.id)).toBe(5000);
  });

  test("of a larger plan is made first", async () => {
    const plans = ["free", "launch", "amplify", "scale"] as const;
    const planOf = new Map<string, string>();
    for (const plan of plans) {
      const user = await makeUser({ plan, sparks: 250 });
      const { documentId } = await createSpark(user, sparkInput(makeProject(user)), "n");
      planOf.set(documentId, plan);
    }
    const made: (string | undefined)[] = [];
    await sparkQueue.drain(async ({ id }) => void made.push(planOf.get(id)));
    expect(made.filter(Boolean)).toEqual(["scale", "amplify", "launch", "free"]);
  });

  test("is not lost when it cannot be queued", async () => {
    vi.spyOn(sparkQueue, "enqueue").mockRejectedValue(new Error("the queue's disk is full"));
    const user = await makeUser();
    const spark = await createSpark(user, sparkInput(makeProject(user)), "n");
    expect(spark.status).toBe("pending");
  });
});
