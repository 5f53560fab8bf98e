import { scrypt } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { getDataPath } from "#db/data-dir";
import { DiskFull } from "#db/disk-full";
import { ledgerTransactions, media, sparks } from "#db/schema";
import { makeProject, makeWaitingSpark, sparkInput } from "#tests/factories/sparks";
import { campaignBrief, finishedPart, hang, succeed, type TestEngine, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure } from "~/engine/engine";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getReceipt } from "~/features/ledger/get-receipt.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { User } from "~/platform/auth/user";
import { QueueUnreachable, WorkerStopping } from "~/platform/jobs/queue";
import { storeMedia } from "~/platform/media/store-media.server";
import { cancelSpark } from "./cancel-spark.server";
import { claimSpark, releaseClaim } from "./claim-spark.server";
import { createSpark } from "./create-spark.server";
import { getProgress } from "./get-progress.server";
import { makeSpark } from "./make-spark.server";
import type { Spark } from "./spark";
import { findParts, findSpark } from "./spark.queries.server";
import { findMediaIds } from "./stored-content";
import { sweepSparks } from "./sweep-sparks.server";

const quick = { look: 5, heartbeat: 20, ending: 10_000 };
const anySignal = new AbortController().signal;
const everything = ["blog", "image", "caption", "video"] as const;

let user: User;
beforeEach(async () => {
  user = await makeUser({ sparks: 10_000 });
});

function waitingSpark(types: readonly (typeof everything)[number][] = everything): Promise<Spark> {
  return makeWaitingSpark(user, { contentTypes: [...types] });
}

function make(spark: Spark, engine: TestEngine, signal = anySignal): Promise<void> {
  return makeSpark(spark.documentId, { engine, signal, pace: quick });
}

function now(spark: Spark): Spark {
  const found = findSpark(user, spark.id);
  if (!found) throw new Error("the spark is gone");
  return found;
}

function states(spark: Spark): Record<string, string> {
  return Object.fromEntries(findParts(spark.id).map((part) => [part.type, part.state]));
}

function storedFiles(spark: Spark): string[] {
  return db
    .select({ id: media.id })
    .from(media)
    .where(eq(media.sparkId, spark.id))
    .all()
    .map((row) => row.id)
    .sort();
}

function usedFiles(spark: Spark): string[] {
  return findParts(spark.id)
    .flatMap((part) => findMediaIds(part.content))
    .sort();
}

/** As if the machine lost its power: the row says that a worker is busy, and there is none. */
function killWorkerOf(spark: Spark): void {
  db.update(sparks)
    .set({ claimedBy: "another-machine:1:gone:x", heartbeatAt: new Date(0) })
    .where(eq(sparks.id, spark.id))
    .run();
}

describe("a spark that is made", () => {
  test("is complete, with every part, and charged in full", async () => {
    const spark = await waitingSpark();
    await make(spark, testEngine());

    expect(now(spark)).toMatchObject({ status: "complete", userErrorMessage: null, attempts: 1 });
    expect(states(spark)).toEqual({ blog: "done", image: "done", caption: "done", video: "done" });
    expect(getReceipt(spark.id).map((line) => line.charged)).toEqual([200, 300, 50, 3300]);
    expect(now(spark).plan).toEqual(campaignBrief);
    expect(getAvailableSparks(user.id)).toBe(10_000 - 3850);
    expect(storedFiles(spark)).toEqual(usedFiles(spark));
    expect(storedFiles(spark)).toHaveLength(11);
    expect(reconcileLedger()).toEqual([]);
  });

  test("shows a finished part while another is still being made", async () => {
    const spark = await waitingSpark(["blog", "caption"]);
    const cards = () => Object.fromEntries(getProgress(now(spark)).parts.map(({ type, state }) => [type, state]));
    expect(cards()).toEqual({ blog: "pending", caption: "pending" });
    const engine = testEngine({
      caption: async (...given) => {
        const [type, options] = given;
        options.onProgress({ type, fraction: 0.5 });
        await vi.waitFor(() => expect(cards()).toEqual({ blog: "completed", caption: "processing" }));
        expect(getReceipt(spark.id)).toEqual([
          { type: "blog", title: "Blog Post", held: 200, charged: 200, returned: 0 },
          { type: "caption", title: "Captions", held: 50, charged: 0, returned: 0 },
        ]);
        await succeed(...given);
      },
    });
    await make(spark, engine);
    expect(now(spark).status).toBe("complete");
    expect(cards()).toEqual({ blog: "completed", caption: "completed" });
  });

  test("tells the engine what the form and the project say", async () => {
    const project = makeProject(user, { name: "Bean There" });
    const character = { name: "Mia", role: "barista", pronouns: { object: "her", possessive: "her" } };
    const spark = await createSpark(
      user,
      sparkInput(project, { mainCharacter: character, visualStyle: "film grain" }),
      "n",
    );
    const engine = testEngine();
    await make(spark, engine);
    expect(engine.briefs[0]).toMatchObject({
      seed: spark.documentId,
      project: { name: "Bean There" },
      idea: "A launch for our autumn single-origin",
      contentTypes: ["blog", "caption"],
      mainCharacter: character,
      visualStyle: "film grain",
      referenceImagePath: null,
    });
  });

  test("leaves no scratch folder", async () => {
    const spark = await waitingSpark(["image"]);
    await make(spark, testEngine());
    expect(readdirSync(getDataPath("scratch"))).toEqual([]);
  });
});

describe("a part that fails", () => {
  const refused = testEngine({
    image: (type, { onFailure }) =>
      onFailure(type, new PartFailure("refused", "The picture was refused. Change the idea.")),
  });

  test("gives its sparks back and says why; the others are delivered", async () => {
    const spark = await waitingSpark(["blog", "image"]);
    await make(spark, refused);
    expect(now(spark)).toMatchObject({ status: "complete" });
    expect(now(spark).userErrorMessage).toBe(
      "Not made: image. The picture was refused. Change the idea. Nothing was charged for it: those sparks are back.",
    );
    expect(getReceipt(spark.id)[1]).toEqual({ type: "image", title: "Image", held: 300, charged: 0, returned: 300 });
    expect(getAvailableSparks(user.id)).toBe(10_000 - 200);
    expect(reconcileLedger()).toEqual([]);
  });

  test("makes the spark fail when nothing else was asked for", async () => {
    const spark = await waitingSpark(["image"]);
    await make(spark, refused);
    expect(now(spark)).toMatchObject({
      status: "failed",
      userErrorMessage: "The picture was refused. Change the idea. Nothing was charged: your sparks are back.",
    });
    expect(getAvailableSparks(user.id)).toBe(10_000);
  });

  test("is every part that a broken engine left out", async () => {
    const spark = await waitingSpark(["blog", "image"]);
    await make(spark, testEngine({ image: () => Promise.reject(new TypeError("x is undefined")) }));
    expect(states(spark)).toEqual({ blog: "done", image: "failed" });
    expect(now(spark).userErrorMessage).toContain("Something went wrong on our side.");
    expect(getAvailableSparks(user.id)).toBe(10_000 - 200);
  });

  test("is one for which the disk has no room", async () => {
    const spark = await waitingSpark(["blog", "image"]);
    const engine = testEngine({
      image: async (type, options) => {
        const part = finishedPart(type, options.scratch);
        if (part.type === "image") Object.defineProperty(part.content.webp, "path", { get: noRoom });
        await options.onPart(part);
      },
    });
    await make(spark, engine);
    expect(states(spark)).toEqual({ blog: "done", image: "failed" });
    expect(now(spark).userErrorMessage).toContain("no room left");
    expect(getAvailableSparks(user.id)).toBe(10_000 - 200);
    expect(storedFiles(spark)).toEqual([]);
  });
});

function noRoom(): never {
  throw new DiskFull("full");
}

describe("a worker that dies", () => {
  test("loses nothing: the next one makes only what is missing, and each part is charged once", async () => {
    const spark = await waitingSpark();
    const dying = new AbortController();
    const first = testEngine({
      caption: async () => {
        killWorkerOf(spark);
        dying.abort(new Error("killed"));
        throw dying.signal.reason;
      },
    });
    await make(spark, first, dying.signal).catch(() => {});
    expect(states(spark)).toEqual({ blog: "done", image: "done", caption: "pending", video: "pending" });

    const second = testEngine();
    await make(spark, second);
    expect(second.briefs.map((brief) => brief.contentTypes)).toEqual([["caption", "video"]]);
    expect(now(spark)).toMatchObject({ status: "complete", attempts: 2 });
    expect(getAvailableSparks(user.id)).toBe(10_000 - 3850);
    expect(storedFiles(spark)).toEqual(usedFiles(spark));
    expect(reconcileLedger()).toEqual([]);
  });

  test("between a file and its part leaves no file behind", async () => {
    const spark = await waitingSpark(["image"]);
    await make(
      spark,
      testEngine({
        image: async (type, options) => {
          db.insert(media)
            .values({
              id: "f".repeat(32),
              userId: user.id,
              sparkId: spark.id,
              fileName: "poster.png",
              mimeType: "image/png",
              bytes: 1,
            })
            .run();
          await succeed(type, options, options as never);
        },
      }),
    );
    expect(storedFiles(spark)).toEqual(usedFiles(spark));
  });

  test("three times ends the spark, with all of its sparks back", async () => {
    const spark = await waitingSpark(["video"]);
    for (let round = 0; round < 3; round += 1) {
      const dying = new AbortController();
      const engine = testEngine({
        video: async () => {
          killWorkerOf(spark);
          dying.abort(new Error("killed"));
          throw dying.signal.reason;
        },
      });
      await make(spark, engine, dying.signal).catch(() => {});
    }
    const spared = testEngine();
    await make(spark, spared);
    expect(spared.briefs).toEqual([]);
    expect(now(spark)).toMatchObject({ status: "failed", attempts: 3 });
    expect(getAvailableSparks(user.id)).toBe(10_000);
    expect(reconcileLedger()).toEqual([]);
  });

  test("and comes back late stores nothing that the next one made", async () => {
    const spark = await waitingSpark(["image"]);
    const late = testEngine({
      image: async (type, options) => {
        killWorkerOf(spark);
        await make(spark, testEngine());
        await options.onPart(finishedPart(type, options.scratch));
      },
    });
    await make(spark, late);
    expect(now(spark)).toMatchObject({ status: "complete", attempts: 2 });
    expect(getAvailableSparks(user.id)).toBe(10_000 - 300);
    expect(storedFiles(spark)).toEqual(usedFiles(spark));
  });

  test("and comes back while the next one is busy stores nothing either", async () => {
    const spark = await waitingSpark(["image"]);
    const late = testEngine({
      image: async (type, options) => {
        killWorkerOf(spark);
        await options.onPart(finishedPart(type, options.scratch));
      },
    });
    await make(spark, late);
    expect(states(spark)).toEqual({ image: "pending" });
    expect(storedFiles(spark)).toEqual([]);
    await make(spark, testEngine());
    expect(now(spark).status).toBe("complete");
    expect(reconcileLedger()).toEqual([]);
  });

  test("and comes back late leaves alone what the next one is storing", async () => {
    const spark = await waitingSpark(["image"]);
    const late = testEngine({
      image: async () => {
        killWorkerOf(spark);
        const file = { fileName: "poster.png", mimeType: "image/png", buffer: Buffer.from("half of a part") };
        await storeMedia({ userId: user.id, sparkId: spark.id, ...file });
      },
    });
    const seldom = { ...quick, look: 60_000 };
    await makeSpark(spark.documentId, { engine: late, signal: anySignal, pace: seldom });
    expect(storedFiles(spark)).toHaveLength(1);
  });

  test("is not waited for when it was a process of this machine", async () => {
    const spark = await waitingSpark(["blog"]);
    const engine = testEngine({ blog: hang });
    const dying = new AbortController();
    const running = make(spark, engine, dying.signal);
    const mine = now(spark).claimedBy ?? "";
    db.update(sparks)
      .set({ claimedBy: mine.replace(`:${process.pid}:`, ":2147483646:") })
      .where(eq(sparks.id, spark.id))
      .run();
    await make(spark, testEngine());
    expect(now(spark).status).toBe("complete");
    await running;
  });
});

test("a spark whose lease is renewed is left alone", async () => {
  const spark = await waitingSpark(["blog"]);
  const stop = new AbortController();
  const running = make(spark, testEngine({ blog: hang }), stop.signal);
  const second = testEngine();
  await make(spark, second);
  expect(second.briefs).toEqual([]);
  stop.abort(new WorkerStopping());
  await running.catch(() => {});
});

test("a worker whose heartbeat could not be written for a while keeps its spark and its files", async () => {
  const spark = await waitingSpark(["image"]);
  const queued: string[] = [];
  const engine = testEngine({
    image: async (type, options) => {
      const part = finishedPart(type, options.scratch);
      db.update(sparks)
        .set({ heartbeatAt: new Date(0) })
        .where(eq(sparks.id, spark.id))
        .run();
      await sweepSparks({ queue: async (documentId) => void queued.push(documentId) });
      await options.onPart(part);
    },
  });
  await make(spark, engine);
  expect(now(spark)).toMatchObject({ status: "complete", attempts: 1 });
  expect(queued).not.toContain(spark.documentId);
});

test("a worker that is told to stop hands the spark back, and the try does not count", async () => {
  const spark = await waitingSpark(["blog", "image"]);
  const stop = new AbortController();
  const engine = testEngine({
    image: (...given) => {
      stop.abort(new WorkerStopping());
      return hang(...given);
    },
  });
  await expect(make(spark, engine, stop.signal)).rejects.toBeInstanceOf(WorkerStopping);
  expect(now(spark)).toMatchObject({ status: "pending", attempts: 0 });
  expect(states(spark).blog).toBe("done");
  await make(spark, testEngine());
  expect(now(spark).status).toBe("complete");
});

test("a cancelled spark keeps and charges what was done, and gives the rest back at once", async () => {
  const spark = await waitingSpark();
  const engine = testEngine({
    caption: (...given) => {
      cancelSpark(user, spark.id);
      expect(getAvailableSparks(user.id)).toBe(10_000 - 500);
      return hang(...given);
    },
  });
  await make(spark, engine);
  expect(now(spark)).toMatchObject({ status: "complete", userErrorMessage: expect.stringContaining("Not made: ") });
  expect(states(spark)).toEqual({ blog: "done", image: "done", caption: "cancelled", video: "cancelled" });
  expect(getAvailableSparks(user.id)).toBe(10_000 - 500);
  const release = and(eq(ledgerTransactions.userId, user.id), eq(ledgerTransactions.kind, "release"));
  const actors = db.select({ actor: ledgerTransactions.actor }).from(ledgerTransactions).where(release).all();
  expect(actors).toEqual([{ actor: `user:${user.id}` }, { actor: `user:${user.id}` }]);
  expect(reconcileLedger()).toEqual([]);
});

test("a spark that takes too long ends: what is done stays, the rest is given back", async () => {
  const spark = await waitingSpark(["blog", "video"]);
  let late = 0;
  const engine = testEngine({
    video: (...given) => {
      late = 15 * 60_000;
      return hang(...given);
    },
  });
  await makeSpark(spark.documentId, {
    engine,
    signal: anySignal,
    elapsed: () => performance.now() + late,
    pace: quick,
  });
  expect(states(spark)).toEqual({ blog: "done", video: "failed" });
  expect(now(spark)).toMatchObject({ status: "complete" });
  expect(now(spark).userErrorMessage).toContain("This took longer than it may");
  expect(getAvailableSparks(user.id)).toBe(10_000 - 200);
});

test("an engine that ignores its signal does not keep the worker", async () => {
  const spark = await waitingSpark(["blog"]);
  const engine = testEngine({
    blog: () => {
      cancelSpark(user, spark.id);
      return new Promise(() => {});
    },
  });
  const pace = { ...quick, ending: 20 };
  await makeSpark(spark.documentId, { engine, signal: anySignal, pace });
  expect(now(spark).status).toBe("cancelled");
});

describe("the sweep", () => {
  const queued: string[] = [];
  const queue = async (documentId: string) => void queued.push(documentId);
  beforeEach(() => void queued.splice(0));

  test("queues what waits and what lost its worker, and not what is leased", async () => {
    const waiting = await waitingSpark(["blog"]);
    const lost = await waitingSpark(["blog"]);
    const busy = await waitingSpark(["blog"]);
    const stop = new AbortController();
    const running = Promise.all(
      [lost, busy].map((spark) => make(spark, testEngine({ blog: hang }), stop.signal).catch(() => {})),
    );
    killWorkerOf(lost);

    await sweepSparks({ queue });
    expect(queued).toContain(waiting.documentId);
    expect(queued).toContain(lost.documentId);
    expect(queued).not.toContain(busy.documentId);
    stop.abort(new WorkerStopping());
    await running;
  });

  test("queues the work of a larger plan before that of a smaller one", async () => {
    const [free, scale] = [await waitingSpark(["blog"]), await makeWaitingSpark(await makeUser({ plan: "scale" }))];
    const priorities = new Map<string, number>();
    await sweepSparks({ queue: async (documentId, priority) => void priorities.set(documentId, priority) });
    expect(priorities.get(scale.documentId)).toBeLessThan(priorities.get(free.documentId) ?? Number.NaN);
  });

  test("ends what waited for more than a day, with its sparks back", async () => {
    const spark = await waitingSpark(["blog"]);
    await sweepSparks({ queue, now: new Date(Date.now() + 25 * 3_600_000) });
    expect(now(spark).status).toBe("failed");
    expect(queued).not.toContain(spark.documentId);
    expect(getReceipt(spark.id)).toEqual([{ type: "blog", title: "Blog Post", held: 200, charged: 0, returned: 200 }]);
  });

  test("does not end what a worker took while it was busy with others", async () => {
    const [other, spark] = [await waitingSpark(["blog"]), await waitingSpark(["blog"])];
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    db.update(sparks)
      .set({ deadlineAt: new Date(tomorrow.getTime() + 1000) })
      .where(eq(sparks.id, other.id))
      .run();
    const claims: ReturnType<typeof claimSpark>[] = [];
    const claimTheNext = async (documentId: string) => {
      if (documentId === other.documentId) claims.push(claimSpark(spark.documentId, tomorrow));
    };
    await sweepSparks({ queue: claimTheNext, now: tomorrow });
    expect(claims).toHaveLength(1);
    expect(now(spark).status).toBe("processing");
    for (const claim of claims) if (claim) releaseClaim(claim);
  });

  test("leaves the scratch folder of a spark that is claimed while it looks", async () => {
    const spark = await waitingSpark(["blog"]);
    // why: they keep the file system waiting, so that the sweep sees the folder only after the claim.
    const busy = Array.from({ length: 8 }, () => promisify(scrypt)("a", "b", 32));
    const sweeping = sweepSparks({ queue });
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    const claim = claimSpark(spark.documentId, new Date());
    const frame = getDataPath("scratch", `${spark.documentId}.live`, "frame.png");
    await Promise.all([sweeping, ...busy]);
    expect(existsSync(path.dirname(frame))).toBe(true);
    if (claim) releaseClaim(claim);
  });

  test("removes what a dead try left in the scratch folder", async () => {
    const spark = await waitingSpark(["blog"]);
    getDataPath("scratch", `${spark.documentId}.dead`, "frame.png");
    await sweepSparks({ queue });
    expect(readdirSync(getDataPath("scratch"))).toEqual([]);
  });

  test("goes on with the rest while the queue's server does not answer", async () => {
    const late = await waitingSpark(["blog"]);
    const lasting = await waitingSpark(["blog"]);
    db.update(sparks)
      .set({ deadlineAt: new Date(0) })
      .where(eq(sparks.id, late.id))
      .run();
    const away = async () => {
      throw new QueueUnreachable();
    };
    await sweepSparks({ queue: away });
    expect(now(late).status).toBe("failed");
    expect(now(lasting).status).toBe("pending");
  });

  test("grants the month's free sparks once they are due, once", async () => {
    const joined = new Date(Date.UTC(2027, 0, 31, 9));
    const free = await makeUser({ sparks: 0, createdAt: joined });
    const due = new Date(Date.UTC(2027, 1, 28, 9));
    expect(getAvailableSparks(free.id, due)).toBe(0);
    await sweepSparks({ queue, now: due });
    await sweepSparks({ queue, now: due });
    expect(getAvailableSparks(free.id, due)).toBe(5000);
  });
});
