import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { parts, sparks } from "#db/schema";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure, type SceneLine } from "~/engine/engine";
import type { Arrangement } from "~/features/editor/arrange-scenes";
import type { EditPage } from "~/features/editor/get-edit-page.server";
import type { RedoPage } from "~/features/editor/get-redo-page.server";
import type { VersionList } from "~/features/editor/list-versions.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import * as status from "~/routes/api/status";
import * as again from "~/routes/studio/again";
import * as cancellation from "~/routes/studio/again.cancellation";
import * as download from "~/routes/studio/download";
import * as results from "~/routes/studio/results";
import * as script from "~/routes/studio/script";
import * as version from "~/routes/studio/version";
import * as versions from "~/routes/studio/versions";
import { answerOf } from "./answer-of";
import { hiddenOf } from "./hidden-of";

type ScriptPage = EditPage & { price: number; nonce: string; arrangement: Arrangement };

interface Answer {
  texts: EditPage["texts"];
  arrangement: Arrangement;
  preview: { scenes: (SceneLine & { seconds: number })[]; seconds: number };
  conflict: { version: string; differences: { name: string }[]; saved: EditPage["texts"] };
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
}

let user: User;
let spark: Spark;
beforeEach(async () => {
  user = await makeUser({ sparks: 20_000 });
  spark = await makeWaitingSpark(user, { contentTypes: ["video"] });
  await make(spark);
});

const make = ({ documentId }: Pick<Spark, "documentId">, engine = testEngine()) =>
  makeSpark(documentId, { signal: new AbortController().signal, engine });
const at = (more = {}) => ({ id: String(spark.projectId), sparkId: String(spark.id), part: "video", ...more });
const open = async (who = user) =>
  (await answerOf<{ page: ScriptPage }>(script.loader, await signedInRequest(who, "/"), at())).data.page;
async function send(page: ScriptPage, typed: Record<string, string> = {}, who = user) {
  const texts = Object.fromEntries(page.texts.map(({ name, text }) => [name, text]));
  const { version: seen, nonce, price } = page;
  const fields = { ...texts, ...hiddenOf(page), version: seen, nonce, price: String(price), ...typed };
  return answerOf<Answer>(script.action, await signedInRequest(who, "/", formPost(fields)), at());
}
const look = async () => (await answerOf<ResultPage>(results.loader, await signedInRequest(user, "/"), at())).data;
const redos = () => db.select().from(sparks).where(eq(sparks.redoOf, spark.id)).orderBy(desc(sparks.id)).all();
async function work(engine = testEngine()) {
  const [redo] = redos();
  if (redo) await make(redo, engine);
  return engine;
}
const scripts = async () => (await look()).video?.scenes.map(({ script: words }) => words);

describe("a film's script", () => {
  test("is edited scene by scene, each line with how much can be read; the film is made anew from it, in its look", async () => {
    const page = await open();
    expect(page.price).toBe(0);
    expect(page.texts.map(({ name, text, count, limit }) => [name, text, count, limit])).toEqual([
      ["scene1", "Autumn is here", 14, 76],
      ["scene1Detail", "", 0, 76],
      ["scene2", "Order the box", 13, 76],
      ["scene2Detail", "", 0, 76],
    ]);
    const { response } = await send(page, { scene1: "Monday's roast is here", scene2Detail: "beanthere.example" });
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect(await scripts()).toEqual(["Autumn is here.", "Order the box."]);
    expect((await look()).redos.underWay).toMatchObject([{ type: "video" }]);

    const { briefs } = await work();
    expect(briefs[0]).toMatchObject({ contentTypes: ["video"], seed: spark.documentId });
    expect(briefs[0]?.script?.map(({ kind, line, detail }) => [kind, line, detail])).toEqual([
      ["promise", "Monday's roast is here", ""],
      ["action", "Order the box", "beanthere.example"],
    ]);
    const made = await look();
    expect(await scripts()).toEqual(["Monday's roast is here.", "Order the box. beanthere.example"]);
    expect([made.versioned, made.redos.prices.video]).toEqual([["video"], 3300]);
    expect(made.video?.provenance?.edited).toBeDefined();
    expect((await open()).texts[0]?.text).toBe("Monday's roast is here");
  });

  test("gives the transcript and the status call its words", async () => {
    await send(await open(), { scene1: "Monday's roast is here" });
    await work();
    const params = { ...at(), name: "script.txt" };
    const { response } = await answerOf(download.loader, await signedInRequest(user, "/"), params);
    expect(await response?.text()).toContain("Scene 1\nMonday's roast is here.");
    const told = await answerOf<unknown>(status.loader, await signedInRequest(user, "/"), {
      documentId: spark.documentId,
    });
    expect(await told.response?.json()).toMatchObject({ videoClips: [{ script: "Monday's roast is here." }, {}] });
  });

  test("costs a film's price from the second time on, held and charged once", async () => {
    await send(await open(), { scene1: "One" });
    await work();
    const balance = getAvailableSparks(user.id);
    const page = await open();
    expect(page.price).toBe(3300);
    await send(page, { scene1: "Two" });
    await send(page, { scene1: "Two" });
    expect([redos().length, getAvailableSparks(user.id)]).toEqual([2, balance - 3300]);
    await work();
    expect((await look()).receipt.at(-1)).toMatchObject({ title: "Video, redo 2", charged: 3300 });
    expect(reconcileLedger()).toEqual([]);
  });

  test("is not made at a price that was not shown, nor without the sparks for it, and stays typed", async () => {
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    db.update(parts).set({ finishedAt: longAgo }).where(eq(parts.sparkId, spark.id)).run();
    const page = await open();
    const changed = await send({ ...page, price: 0 }, { scene1: "Other words" });
    expect([changed.status, changed.data.error[""], changed.data.initialValue.scene1]).toEqual([
      409,
      [expect.stringContaining("The price has changed")],
      "Other words",
    ]);
    user = await makeUser({ sparks: 3300 });
    spark = await makeWaitingSpark(user, { contentTypes: ["video"] });
    await make(spark);
    db.update(parts).set({ finishedAt: longAgo }).where(eq(parts.sparkId, spark.id)).run();
    const poor = await send(await open(), { scene1: "Other words" });
    expect([poor.status, poor.data.error[""]?.[0]]).toEqual([402, "Insufficient Spark Balance"]);
    expect(redos()).toEqual([]);
  });

  test("of which nothing was changed makes no film", async () => {
    const { response } = await send(await open(), { scene1: " Autumn is here " });
    await expect(response).toSendToast("Nothing was changed");
    expect(redos()).toEqual([]);
  });

  test("has no line that cannot be read in its scene, none that is empty and none of emoji alone", async () => {
    const refused = await send(await open(), {
      scene1: "x".repeat(70),
      scene1Detail: "and more",
      scene2: " ",
      scene2Detail: "y".repeat(77),
    });
    expect([refused.status, refused.data.error.scene2, refused.data.error.scene2Detail]).toEqual([
      400,
      ["This may not be empty"],
      ["Must be 76 characters or fewer"],
    ]);
    const together = await send(await open(), { scene1: "x".repeat(70), scene1Detail: "and more", scene2: "🎉🎉" });
    expect(together.data.error).toMatchObject({
      scene1: ["Must be 76 characters or fewer, with its smaller line"],
      scene2: ["Write words: emoji are not drawn"],
    });
    expect(together.data.initialValue.scene2).toBe("🎉🎉");
    expect(redos()).toEqual([]);
  });

  test("is previewed by its scenes and their time; nothing is made", async () => {
    const page = await open();
    const { data } = await send(page, { intent: "preview", scene1: "<b>Monday</b> قهوة" });
    expect(data.preview.scenes.map(({ line }) => line)).toEqual(["<b>Monday</b> قهوة", "Order the box"]);
    expect(data.preview.seconds).toBeGreaterThan(8);
    expect(redos()).toEqual([]);
  });

  test("gets a scene more, and has scenes moved and taken out, before any film is ordered; what was typed stays", async () => {
    const page = await open();
    const added = (await send(page, { intent: "add", scene1: "Monday's roast", scene2: "" })).data;
    expect(added.texts.map(({ name, text }) => [name, text])).toEqual([
      ["scene1", "Monday's roast"],
      ["scene1Detail", ""],
      ["scene2", ""],
      ["scene3", ""],
      ["scene3Detail", ""],
    ]);
    expect(added.arrangement).toEqual({
      scenes: [
        { kind: "promise", kicker: "Bean There", moves: ["down"] },
        { kind: "point", kicker: "Bean There", moves: ["up"] },
        { kind: "action", kicker: "Bean There", moves: [] },
      ],
      canAdd: true,
    });
    const typed = { scene2: "Roasted in Leeds", scene3: "Order the box" };
    const moved = (await send({ ...page, ...added }, { intent: "up 2", ...typed })).data;
    expect(moved.texts.map(({ text }) => text)).toEqual([
      "Roasted in Leeds",
      "Monday's roast",
      "",
      "Order the box",
      "",
    ]);
    const more = (await send({ ...page, ...moved }, { intent: "add" })).data;
    expect(more.arrangement.scenes.map(({ moves }) => moves)).toEqual([
      ["down", "remove"],
      ["up", "down"],
      ["up", "remove"],
      [],
    ]);
    const back = (await send({ ...page, ...more }, { intent: "remove 3" })).data;
    expect([back.texts, redos()]).toEqual([moved.texts, []]);

    await send({ ...page, ...back });
    const { briefs } = await work();
    expect(briefs[0]?.script?.map(({ kind, line }) => [kind, line])).toEqual([
      ["point", "Roasted in Leeds"],
      ["promise", "Monday's roast"],
      ["action", "Order the box"],
    ]);
    expect((await open()).arrangement.scenes).toHaveLength(3);
  });

  test("has at most six scenes, the last of which says what to do, and never loses its promise", async () => {
    let page = await open();
    for (let scene = 3; scene <= 7; scene += 1) page = { ...page, ...(await send(page, { intent: "add" })).data };
    expect([page.arrangement.scenes.length, page.arrangement.canAdd]).toEqual([6, false]);
    for (const intent of ["down 5", "up 6", "remove 6", "remove 1", "up 1", "up 9", "remove x"]) {
      const { data } = await send(page, { intent });
      expect(data.arrangement, intent).toEqual(page.arrangement);
    }
    const empty = await send(page);
    expect([empty.status, empty.data.error.scene3, empty.data.arrangement]).toEqual([
      400,
      ["This may not be empty"],
      page.arrangement,
    ]);
    const forged = await send(page, { scene3Kind: "promise" });
    expect([forged.status, forged.data.error[""]]).toEqual([400, [expect.stringContaining("cannot stand like this")]]);
    expect(redos()).toEqual([]);
  });

  test("on an old form makes nothing: 409 with both compared, and the person's own in the form", async () => {
    const old = await open();
    await send(await open(), { scene1: "From the other tab" });
    await work();
    const { status: code, data } = await send(old, { scene1: "Mine" });
    expect([code, data.texts[0]?.text, data.conflict.saved[0]?.text]).toEqual([409, "Mine", "From the other tab"]);
    expect(data.conflict.differences.map(({ name }) => name)).toEqual(["scene1"]);
    expect(redos()).toHaveLength(1);
    const page = await open();
    await send({ ...page, version: data.conflict.version }, { scene1: "Mine" });
    await work();
    expect((await scripts())?.[0]).toBe("Mine.");
  });

  test("waits for the film that is being made anew already, and says so", async () => {
    await send(await open(), { scene1: "First" });
    const { status: code, data } = await send(await open(), { scene1: "Second" });
    expect([code, data.error[""], data.initialValue.scene1]).toEqual([
      409,
      [expect.stringContaining("being made again already")],
      "Second",
    ]);
    expect(redos()).toHaveLength(1);
  });

  test("whose film fails leaves the film that is there", async () => {
    await send(await open(), { scene1: "Other words" });
    await work(
      testEngine({ video: (type, options) => options.onFailure(type, new PartFailure("internal", "It broke.")) }),
    );
    expect([await scripts(), (await look()).redos.prices.video]).toEqual([["Autumn is here.", "Order the box."], 0]);
    expect((await look()).redos.failed).toMatchObject([{ type: "video" }]);
  });

  test("of a film from before scenes were kept is what its clips say", async () => {
    const part = db.select().from(parts).where(eq(parts.sparkId, spark.id)).get();
    const film = part?.content as { clips: { scene?: unknown; script: string }[] };
    for (const clip of film.clips) delete clip.scene;
    if (film.clips[1]) film.clips[1].script = "Order the box. beanthere.example";
    db.update(parts).set({ content: film }).where(eq(parts.sparkId, spark.id)).run();
    await send(await open(), { scene1: "Other words" });
    const { briefs } = await work();
    expect(briefs[0]?.script).toEqual([
      { kind: "problem", kicker: "", line: "Other words", detail: "" },
      { kind: "action", kicker: "", line: "Order the box.", detail: "beanthere.example" },
    ]);
  });

  test("of a stranger's film, and of one that is not made, is not found", async () => {
    const page = await open();
    const stranger = await makeUser();
    expect((await send(page, { scene1: "Mine" }, stranger)).status).toBe(404);
    spark = await makeWaitingSpark(user, { contentTypes: ["video"] });
    expect((await send(page, { scene1: "Mine" })).status).toBe(404);
  });
});

describe("a film of an edited script that is made again", () => {
  const order = async (typed: Record<string, string>) => {
    const { data } = await answerOf<RedoPage>(again.loader, await signedInRequest(user, "/"), at());
    const fields = { nonce: data.nonce, version: data.version, price: String(data.price), ...typed };
    await answerOf(again.action, await signedInRequest(user, "/", formPost(fields)), at());
    return data;
  };
  beforeEach(async () => {
    await send(await open(), { scene1: "By hand" });
    await work();
  });

  test("tells that script in another look with 'Keep my edit'", async () => {
    const page = await order({ keepsEdit: "on" });
    expect(page.isEdited).toBe(true);
    const { briefs } = await work();
    expect([briefs[0]?.script?.[0]?.line, briefs[0]?.seed]).toEqual(["By hand", redos()[0]?.documentId]);
    const { video, redos: said } = await look();
    expect([video?.scenes[0]?.script, video?.provenance?.edited !== undefined, said.proposals]).toEqual([
      "By hand.",
      true,
      [],
    ]);
  });

  test("has its script written anew without", async () => {
    await order({});
    const { briefs } = await work();
    expect(briefs[0]?.script).toBeUndefined();
    expect([(await scripts())?.[0], (await look()).video?.provenance?.edited]).toEqual(["Autumn is here.", undefined]);
    expect((await look()).versioned).toEqual(["video"]);
  });

  test("can be compared with the one before, scene by scene", async () => {
    await order({});
    await work();
    const { data } = await answerOf<VersionList>(versions.loader, await signedInRequest(user, "/"), at());
    const params = at({ version: String(data.earlier[0]?.id) });
    const request = await signedInRequest(user, "/");
    const found = await answerOf<{ differences: { label: string }[] }>(version.loader, request, params);
    expect(found.data.differences.map(({ label }) => label)).toEqual(["Scene 1"]);
  });
});

describe("making again", () => {
  const cancel = async (who = user) =>
    answerOf(cancellation.action, await signedInRequest(who, "/", formPost({})), at());

  test("is cancelled: what is there stays, its sparks come back, and the free one is not used up", async () => {
    await send(await open(), { scene1: "First" });
    const { response } = await cancel();
    await expect(response).toSendToast("Cancelled", "The current one stays. Nothing was charged.");
    await work();
    expect([await scripts(), (await open()).price]).toEqual([["Autumn is here.", "Order the box."], 0]);
    expect((await look()).redos).toMatchObject({ underWay: [], failed: [] });

    await send(await open(), { scene1: "Second" });
    await work();
    const balance = getAvailableSparks(user.id);
    await send(await open(), { scene1: "Third" });
    expect(getAvailableSparks(user.id)).toBe(balance - 3300);
    await cancel();
    await cancel();
    expect(getAvailableSparks(user.id)).toBe(balance);
    expect(reconcileLedger()).toEqual([]);
  });

  test("that ended meanwhile is not cancelled, and a stranger's is not found", async () => {
    await send(await open(), { scene1: "First" });
    expect((await cancel(await makeUser())).status).toBe(404);
    await work();
    expect((await cancel()).response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect((await scripts())?.[0]).toBe("First.");
    const page = await answerOf(cancellation.loader, await signedInRequest(user, "/"), at());
    expect(page.response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
  });
});
