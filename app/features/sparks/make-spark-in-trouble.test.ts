import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as client from "#db/client";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { finishedPart, hang, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure } from "~/engine/engine";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { User } from "~/platform/auth/user";
import { JobHandedBack } from "~/platform/jobs/queue";
import { log } from "~/platform/log/log.server";
import { findSparkStatus } from "./find-spark-status.server";
import { getProgress } from "./get-progress.server";
import { makeSpark } from "./make-spark.server";
import type { Spark } from "./spark";
import { findParts } from "./spark.queries.server";
import { sweepSparks } from "./sweep-sparks.server";

const disk = vi.hoisted(() => ({ isFull: false, waited: 0 }));
// why: no test may fill the machine's disk; the real thing is in tests/process/full-disk.test.ts.
vi.mock("~/platform/disk/disk-room.server", () => ({
  hasRoom: () => !disk.isFull,
  waitForRoom: async () => {
    disk.waited += 1;
    disk.isFull = false;
  },
}));

const quick = { look: 5, heartbeat: 20, ending: 10_000 };
const signal = new AbortController().signal;
const hour = 3_600_000;

let user: User;
beforeEach(async () => {
  Object.assign(disk, { isFull: false, waited: 0 });
  user = await makeUser({ sparks: 10_000 });
});

const present = (spark: Spark) => db.select().from(sparks).where(eq(sparks.id, spark.id)).get() as Spark;
const states = (spark: Spark) => Object.fromEntries(findParts(spark.id).map(({ type, state }) => [type, state]));

describe("on a full disk", () => {
  const full = () => {
    disk.isFull = true;
    return new PartFailure("disk-full", "The server ran out of disk space.");
  };

  test("the log says once that a lease cannot be renewed, however often it is tried", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const engine = testEngine({
      image: async (type, { scratch, onPart }) => {
        const write = vi.spyOn(client, "inTransaction").mockImplementation(() => {
          throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
        });
        await vi.waitFor(() => expect(write.mock.calls.length).toBeGreaterThan(3));
        write.mockRestore();
        await onPart(finishedPart(type, scratch));
      },
    });
    const spark = await makeWaitingSpark(user, { contentTypes: ["image"] });
    await makeSpark(spark.documentId, { engine, signal, pace: quick });
    expect(present(spark)).toMatchObject({ status: "complete" });
    expect(warn.mock.calls.filter(([, said]) => said === "a lease could not be renewed")).toHaveLength(1);
  });

  test.each([
    [
      "the engine says so of a part",
      (engineFails: () => Error) =>
        testEngine({ image: async (type, { onFailure }) => onFailure(type, engineFails() as PartFailure) }),
    ],
    [
      "the engine fails as a whole",
      (engineFails: () => Error) => testEngine({ image: () => Promise.reject(engineFails()) }),
    ],
    [
      "a part cannot be stored",
      (engineFails: () => Error) =>
        testEngine({
          image: async (type, { scratch, onPart }) => {
            const part = finishedPart(type, scratch);
            const noRoom = () => {
              throw Object.assign(engineFails(), { code: "ENOSPC" });
            };
            if (part.type === "image") Object.defineProperty(part.content.webp, "path", { get: noRoom });
            await onPart(part);
          },
        }),
    ],
  ])("a spark waits for room and goes on, without losing a try or a finished part, when %s", async (_, engineOf) => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image"] });
    await expect(makeSpark(spark.documentId, { engine: engineOf(full), signal, pace: quick })).rejects.toThrow(
      JobHandedBack,
    );
    expect(disk.waited).toBe(1);
    expect(present(spark)).toMatchObject({ status: "pending", attempts: 0 });
    expect(states(spark)).toEqual({ blog: "done", image: "pending" });

    await makeSpark(spark.documentId, { engine: testEngine(), signal, pace: quick });
    expect(present(spark)).toMatchObject({ status: "complete", userErrorMessage: null });
    expect(getAvailableSparks(user.id)).toBe(10_000 - 500);
  });

  test("its page and its status say what it waits for, until there is room", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
    disk.isFull = true;
    expect(getProgress(spark)).toMatchObject({
      label: "Waiting for disk space",
      message: expect.stringMatching(/^The server's disk is full, so this is on hold\. It continues on its own/),
    });
    expect(findSparkStatus(user, spark.documentId)).toMatchObject({
      status: "pending",
      progress: "Waiting for disk space 0%",
    });
    disk.isFull = false;
    expect(getProgress(spark)).toMatchObject({ label: "Analyzing prompt", message: null });
  });

  test("one that is being made with the room that is left does not say that it waits", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
    const seen: unknown[] = [];
    const engine = testEngine({
      blog: async (type, { scratch, onPart }) => {
        disk.isFull = true;
        seen.push(getProgress(present(spark)).message);
        await onPart(finishedPart(type, scratch));
      },
    });
    await makeSpark(spark.documentId, { engine, signal, pace: quick });
    disk.isFull = true;
    expect([...seen, getProgress(present(spark)).message]).toEqual([null, null]);
  });
});

describe("when the machine's clock is set", () => {
  test.each([hour, -hour])("by %i ms, a film that is being made goes on, whatever the sweep sees", async (jump) => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["video"] });
    let shift = 0;
    const now = () => new Date(Date.now() + shift);
    const queued: string[] = [];
    const engine = testEngine({
      video: async (type, { scratch, onPart, signal: ending }) => {
        shift = jump;
        await sweepSparks({ now: now(), queue: async (id) => void queued.push(id) });
        await vi.waitFor(() => {
          const { heartbeatAt } = present(spark);
          expect(Math.abs((heartbeatAt?.getTime() ?? 0) - now().getTime())).toBeLessThan(hour / 2);
        });
        ending.throwIfAborted();
        await onPart(finishedPart(type, scratch));
      },
    });
    await makeSpark(spark.documentId, { engine, signal, now, pace: quick });
    expect(present(spark)).toMatchObject({ status: "complete", userErrorMessage: null, attempts: 1 });
    expect(queued).not.toContain(spark.documentId);
  });

  test("back, a spark whose worker died before is queued at once", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
    const anHourAhead = new Date(Date.now() + hour);
    db.update(sparks)
      .set({
        status: "processing",
        claimedBy: "another-machine:1:x",
        heartbeatAt: anHourAhead,
        deadlineAt: anHourAhead,
      })
      .where(eq(sparks.id, spark.id))
      .run();
    const queued: string[] = [];
    await sweepSparks({ queue: async (id) => void queued.push(id) });
    expect(queued).toContain(spark.documentId);
  });

  test("a spark whose try is over for longer than its engine may take to end is ended from outside", async () => {
    const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
    const engine = testEngine({
      blog: async (...given) => {
        await sweepSparks({ elapsed: performance.now() + 10 * 60_000, queue: async () => {} });
        return hang(...given);
      },
    });
    await makeSpark(spark.documentId, { engine, signal, pace: quick });
    expect(present(spark)).toMatchObject({ status: "failed" });
    expect(present(spark).userErrorMessage).toContain("This took longer than it may");
  });
});
