import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { holds, sparks } from "#db/schema";
import { cookiesOf, formPost, jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeProject, makeWaitingSpark, sparkInput } from "#tests/factories/sparks";
import { hang, type TestEngine, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure, type SceneLine } from "~/engine/engine";
import type { getApprovalPage } from "~/features/editor/get-approval-page.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import { deleteProject } from "~/features/projects/delete-project.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { approveScript } from "~/features/sparks/approve-script.server";
import { claimSpark } from "~/features/sparks/claim-spark.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { findUsualSeconds } from "~/features/sparks/find-usual-seconds.server";
import { listSparks } from "~/features/sparks/list-sparks.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { readScript } from "~/features/sparks/script";
import type { Spark } from "~/features/sparks/spark";
import { findParts } from "~/features/sparks/spark.queries.server";
import { sparkQueue } from "~/features/sparks/spark-queue.server";
import { sweepSparks } from "~/features/sparks/sweep-sparks.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { WorkerStopping } from "~/platform/jobs/queue";
import * as scriptCall from "~/routes/api/spark.script";
import * as status from "~/routes/api/status";
import * as approval from "~/routes/studio/approval";
import * as cancellation from "~/routes/studio/cancellation";
import * as processing from "~/routes/studio/processing";
import * as results from "~/routes/studio/results";
import { answerOf } from "./answer-of";
import { hiddenOf } from "./hidden-of";

type ApprovalPage = ReturnType<typeof getApprovalPage>;
const day = 24 * 60 * 60 * 1000;
const quick = { look: 5, heartbeat: 20, ending: 10_000 };

let user: User;
let spark: Spark;
beforeEach(async () => {
  user = await makeUser({ sparks: 10_000 });
  spark = await makeWaitingSpark(user, { contentTypes: ["caption", "video"], approveScript: true });
});

const work = async (engine: TestEngine = testEngine()) => {
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine });
  return engine;
};
const present = () => db.select().from(sparks).where(eq(sparks.id, spark.id)).get() as Spark;
const states = () => Object.fromEntries(findParts(spark.id).map(({ type, state }) => [type, state]));
const at = () => ({ id: String(spark.projectId), sparkId: String(spark.id) });
const open = async (who = user) =>
  answerOf<{ page: ApprovalPage }>(approval.loader, await signedInRequest(who, "/"), at());
interface Answer {
  texts: ApprovalPage["texts"];
  arrangement: ApprovalPage["arrangement"];
  preview: { scenes: SceneLine[] };
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
}
async function send(page: ApprovalPage, typed: Record<string, string> = {}, who = user) {
  const texts = Object.fromEntries(page.texts.map(({ name, text }) => [name, text]));
  const fields = { ...texts, ...hiddenOf(page), version: page.version, ...typed };
  return answerOf<Answer>(approval.action, await signedInRequest(who, "/", formPost(fields)), at());
}
const ask = async () =>
  (
    await answerOf(status.loader, await signedInRequest(user, "/"), { documentId: spark.documentId })
  ).response?.json() as Promise<Record<string, unknown>>;
const look = async () => (await answerOf<ResultPage>(results.loader, await signedInRequest(user, "/"), at())).data;
const cancel = async () => answerOf(cancellation.action, await signedInRequest(user, "/", formPost({})), at());

describe("a film whose script is to be approved", () => {
  test("waits with its script while the rest is delivered and charged; its own sparks stay held", async () => {
    const balance = getAvailableSparks(user.id);
    await work();
    expect([states(), present().status]).toEqual([{ caption: "done", video: "awaiting" }, "awaiting"]);
    expect(getAvailableSparks(user.id)).toBe(balance);
    const held = db.select().from(holds).where(eq(holds.sparkId, spark.id)).all();
    expect(held.map(({ type, state }) => [type, state])).toEqual([
      ["caption", "captured"],
      ["video", "held"],
    ]);
    expect(reconcileLedger(new Date(Date.now() + 8 * day))).toEqual([]);
  });

  test("is said to wait by its pages, the list and the status call", async () => {
    await work();
    const shown = await answerOf<{ progress: { label: string; awaitsApproval: boolean } }>(
      processing.loader,
      await signedInRequest(user, "/"),
      at(),
    );
    expect(shown.data.progress).toMatchObject({
      label: "Waiting for your approval of the script",
      awaitsApproval: true,
      hasEnded: false,
    });
    expect((await look()).progress.awaitsApproval).toBe(true);
    expect(listSparks(user, spark.projectId)[0]).toMatchObject({ state: "awaiting", cost: 3350 });
    expect(await ask()).toMatchObject({
      status: "processing",
      progress: expect.stringMatching(/^Waiting for your approval of the script \d+%$/),
      parts: { caption: "completed", video: "awaiting" },
      script: ["Autumn is here.", "Order the box."],
      videoClips: null,
    });
  });

  test("is no work for a worker, nor for the sweep", async () => {
    await work();
    const queued: string[] = [];
    await sweepSparks({ queue: async (id) => void queued.push(id) });
    expect(queued).toEqual([]);
    expect(claimSpark(spark.documentId, new Date())).toBeNull();
    const engine = await work();
    expect([engine.briefs, states().video]).toEqual([[], "awaiting"]);
  });

  test("is made from the words that were approved, with all three tries; then charged once", async () => {
    db.update(sparks).set({ attempts: 2 }).where(eq(sparks.id, spark.id)).run();
    await work();
    const { data } = await open();
    expect(data.page).toMatchObject({ cost: 3300, until: present().deadlineAt.toISOString() });
    expect(data.page.texts.map(({ text, limit }) => [text, limit])[0]).toEqual(["Autumn is here", 76]);
    const { response } = await send(data.page, { scene1: "Monday's roast is here" });
    expect(response).toHaveRedirect(`/project/${spark.projectId}/processing/${spark.id}`);
    await expect(response).toSendToast("Script approved");
    expect(present()).toMatchObject({ status: "pending", attempts: 0 });
    expect(await sparkQueue.has(spark.documentId)).toBe(true);

    const { briefs } = await work();
    expect(briefs[0]).toMatchObject({ contentTypes: ["video"], seed: spark.documentId });
    const { video, receipt } = await look();
    expect(video?.scenes.map(({ script: words }) => words)).toEqual(["Monday's roast is here.", "Order the box."]);
    expect(video?.provenance?.edited).toBeDefined();
    expect([present().status, receipt.map(({ charged }) => charged)]).toEqual(["complete", [50, 3300]]);
    expect(getAvailableSparks(user.id)).toBe(10_000 - 3350);
    expect(reconcileLedger()).toEqual([]);
  });

  test("approved as it is, it is nobody's edit", async () => {
    await work();
    await send((await open()).data.page);
    await work();
    expect([(await look()).video?.provenance?.edited, readScript(present())?.editedAt]).toEqual([undefined, null]);
  });

  test("is approved once: the second of two forms changes nothing and says so", async () => {
    await work();
    const { page } = (await open()).data;
    await send(page, { scene1: "First" });
    const scenes = [{ kind: "promise", kicker: "", line: "At the same moment", detail: "" } as const];
    expect(approveScript(user, spark, [...scenes])).toBe(false);
    const second = await send(page, { scene1: "Second" });
    await expect(second.response).toSendToast("The script was approved already");
    await work();
    await expect((await send(page, { scene1: "Third" })).response).toSendToast("The script was approved already");
    expect((await look()).video?.scenes[0]?.script).toBe("First.");
    expect((await open()).response).toHaveRedirect(`/project/${spark.projectId}/processing/${spark.id}`);
  });

  test("is previewed, and refused beside its field when a line is too long; it waits on", async () => {
    await work();
    const { page } = (await open()).data;
    const preview = await send(page, { intent: "preview", scene1: "<i>Monday</i>" });
    expect(preview.data.preview.scenes.map(({ line }) => line)).toEqual(["<i>Monday</i>", "Order the box"]);
    const long = await send(page, { scene1: "x".repeat(77) });
    expect([long.status, long.data.error.scene1, long.data.initialValue.scene1?.length]).toEqual([
      400,
      ["Must be 76 characters or fewer"],
      77,
    ]);
    expect(states().video).toBe("awaiting");
  });

  test("comes back as it was typed and moved where the session had ended", async () => {
    await work();
    const { page } = (await open()).data;
    const { texts, arrangement } = (await send(page, { intent: "add" })).data;
    const fields = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
    const typed = { ...fields, ...hiddenOf({ arrangement }), version: page.version, scene2: "Roasted on Mondays" };
    const { response } = await answerOf(approval.action, visitorRequest("/script", formPost(typed)), at());
    const left = cookiesOf(response?.headers ?? new Headers());
    const session = await createSession(visitorRequest("/login", { headers: { Cookie: left } }), user.id);
    const signedIn = visitorRequest("/script", { headers: { Cookie: `${left}; ${cookiesOf(session)}` } });
    const back = await answerOf<{ page: ApprovalPage }>(approval.loader, signedIn, at());
    expect(back.data.page.texts.map(({ text }) => text)).toEqual([
      "Autumn is here",
      "",
      "Roasted on Mondays",
      "Order the box",
      "",
    ]);
    expect(back.data.page.arrangement).toEqual(arrangement);
  });

  test("of a stranger's is not found", async () => {
    await work();
    const stranger = await makeUser();
    expect((await open(stranger)).status).toBe(404);
    expect((await send((await open()).data.page, {}, stranger)).status).toBe(404);
    expect(states().video).toBe("awaiting");
  });

  test("is cancelled: its sparks come back, the rest stays, and an old form approves nothing", async () => {
    await work();
    const { page } = (await open()).data;
    await expect((await cancel()).response).toSendToast("Video cancelled");
    expect([states(), present().status]).toEqual([{ caption: "done", video: "cancelled" }, "complete"]);
    expect(getAvailableSparks(user.id)).toBe(10_000 - 50);
    await expect((await send(page)).response).toSendToast("The script is no longer waiting");
    expect([states().video, reconcileLedger()]).toEqual(["cancelled", []]);
  });

  test("is not made after a week: its sparks come back, and the page says why", async () => {
    await work();
    const { deadlineAt } = present();
    expect(Math.round((deadlineAt.getTime() - Date.now()) / day)).toBe(7);
    await sweepSparks({ now: new Date(deadlineAt.getTime() - 1000), queue: async () => {} });
    expect(states().video).toBe("awaiting");
    await sweepSparks({ now: new Date(deadlineAt.getTime() + 1000), queue: async () => {} });
    expect([states().video, present().status]).toEqual(["failed", "complete"]);
    expect(getAvailableSparks(user.id)).toBe(10_000 - 50);
    expect((await look()).unmade).toEqual([
      { type: "video", message: expect.stringContaining("waited a week for your approval") },
    ]);
    expect(reconcileLedger()).toEqual([]);
  });

  test("goes with its project, its sparks given back", async () => {
    await work();
    await deleteProject(user, spark.projectId);
    expect([getAvailableSparks(user.id), reconcileLedger()]).toEqual([10_000 - 50, []]);
  });

  test("that was asked for alone is waited for on the page of its making", async () => {
    spark = await makeWaitingSpark(user, { contentTypes: ["video"], approveScript: true });
    await work();
    const { response } = await answerOf(results.loader, await signedInRequest(user, "/"), at());
    expect(response).toHaveRedirect(`/project/${spark.projectId}/processing/${spark.id}`);
    await cancel();
    expect([present().status, getAvailableSparks(user.id)]).toEqual(["cancelled", 10_000 - 3350]);
  });

  test("is made at once where nobody asked for its script", async () => {
    spark = await createSpark(user, sparkInput(makeProject(user), { contentTypes: ["video"] }));
    await work();
    expect([states(), present().script]).toEqual([{ video: "done" }, null]);
  });
});

describe("a script that is approved by a call", () => {
  const say = async (scenes?: unknown, who = user) => {
    const init = scenes === undefined ? undefined : jsonPost({ scenes });
    const request = await signedInRequest(who, "/", init);
    const { response } = await answerOf(init ? scriptCall.action : scriptCall.loader, request, {
      id: String(spark.id),
    });
    return { status: response?.status, body: (await response?.json()) as Record<string, unknown> };
  };
  const read = async () => (await say()).body.scenes as SceneLine[];

  test("is read in its scenes, and filmed as they are sent back", async () => {
    expect((await say()).status).toBe(404);
    await work();
    const [promise, action] = await read();
    expect([promise, action]).toMatchObject([
      { kind: "promise", line: "Autumn is here" },
      { kind: "action", line: "Order the box" },
    ]);
    const point = { ...action, kind: "point", line: "Roasted\non Mondays", detail: "" };
    expect(await say([point, promise, action])).toEqual({ status: 200, body: { success: true } });
    expect([(await say()).status, (await say([promise, action])).status]).toEqual([404, 404]);
    const { briefs } = await work();
    expect(briefs[0]?.script?.map(({ kind, line }) => [kind, line])).toEqual([
      ["point", "Roasted on Mondays"],
      ["promise", "Autumn is here"],
      ["action", "Order the box"],
    ]);
  });

  test("is refused with its reason where the form refuses it, and of a stranger's is not found", async () => {
    await work();
    const [promise, action] = await read();
    const long = await say([
      { ...promise, line: "x".repeat(77) },
      { ...action, line: "🎉" },
    ]);
    expect([long.status, long.body.errors]).toEqual([
      400,
      {
        "scenes.0.line": ["Must be 76 characters or fewer"],
        "scenes.1.line": ["Write words: emoji are not drawn"],
      },
    ]);
    for (const scenes of [[], [action, promise], [action], [{ ...promise, kicker: "Somebody else" }, action]])
      expect((await say(scenes)).status).toBe(400);
    expect((await say([promise, action], await makeUser())).status).toBe(404);
    expect(states().video).toBe("awaiting");
  });
});

describe("when something breaks", () => {
  test("a worker that dies after the script was written leaves it waiting, and the others are made", async () => {
    const dying = testEngine({ caption: hang });
    spark = await makeWaitingSpark(user, { contentTypes: ["video", "caption"], approveScript: true });
    const stop = new AbortController();
    const reversed: TestEngine = {
      ...dying,
      generate: (brief, options) =>
        dying.generate({ ...brief, contentTypes: [...brief.contentTypes].reverse() }, options),
    };
    const dead = makeSpark(spark.documentId, { signal: stop.signal, engine: reversed, pace: quick });
    await expect.poll(() => states().video).toBe("awaiting");
    stop.abort(new WorkerStopping("It stops."));
    await expect(dead).rejects.toThrow();
    expect(present().status).toBe("pending");
    const { briefs } = await work();
    expect([briefs[0]?.contentTypes, states(), present().status]).toEqual([
      ["caption"],
      { caption: "done", video: "awaiting" },
      "awaiting",
    ]);
  });

  test("what is approved while a worker is busy with the rest is not ended with it", async () => {
    await work();
    db.update(sparks)
      .set({ status: "processing", claimedBy: "elsewhere:1:x", heartbeatAt: new Date() })
      .where(eq(sparks.id, spark.id))
      .run();
    const scenes = readScript(present())?.scenes ?? [];
    expect(approveScript(user, spark, scenes)).toBe(true);
    expect(present()).toMatchObject({ status: "pending", claimedBy: null });
    await work();
    expect(states()).toEqual({ caption: "done", video: "done" });
  });

  test("a film that fails after its approval gives its sparks back", async () => {
    await work();
    await send((await open()).data.page);
    await work(
      testEngine({ video: (type, options) => options.onFailure(type, new PartFailure("internal", "It broke.")) }),
    );
    expect([states().video, getAvailableSparks(user.id), reconcileLedger()]).toEqual(["failed", 10_000 - 50, []]);
  });

  test("a film handed back days later waits for a day from its approval, not from when it was asked for", async () => {
    await work();
    db.update(sparks)
      .set({ createdAt: new Date(Date.now() - 5 * day) })
      .where(eq(sparks.id, spark.id))
      .run();
    await send((await open()).data.page);
    const stop = new AbortController();
    const making = makeSpark(spark.documentId, {
      signal: stop.signal,
      engine: testEngine({ video: hang }),
      pace: quick,
    });
    await expect.poll(() => present().status).toBe("processing");
    stop.abort(new WorkerStopping("It stops."));
    await expect(making).rejects.toThrow();
    await sweepSparks({ queue: async () => {} });
    expect([present().status, states().video]).toEqual(["pending", "pending"]);
  });

  test("the days that a script waited do not count as time that sparks take", async () => {
    for (let each = 0; each < 3; each += 1) {
      spark = await makeWaitingSpark(user, { contentTypes: ["caption"], approveScript: true });
      await work();
    }
    expect(findUsualSeconds(["caption"])).toBeNull();
  });
});
