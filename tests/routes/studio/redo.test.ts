import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { ledgerTransactions, parts, sparks } from "#db/schema";
import { cookiesOf, formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { finishedPart, type TestEngine, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { type ContentType, PartFailure } from "~/engine/engine";
import type { RedoPage } from "~/features/editor/get-redo-page.server";
import type { ComparedVersion } from "~/features/editor/list-versions.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { removeOrphansOfSpark } from "~/features/sparks/orphan-media.server";
import type { Spark } from "~/features/sparks/spark";
import { findSparks } from "~/features/sparks/spark.queries.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { findMedia } from "~/platform/media/media.queries.server";
import * as again from "~/routes/studio/again";
import * as edit from "~/routes/studio/edit";
import * as results from "~/routes/studio/results";
import * as version from "~/routes/studio/version";
import { answerOf } from "./answer-of";

let user: User;
let spark: Spark;
beforeEach(async () => {
  user = await makeUser();
  spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image"] });
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
});

const at = (part: ContentType, more = {}) => ({
  id: String(spark.projectId),
  sparkId: String(spark.id),
  part,
  ...more,
});
const look = async () =>
  (await answerOf<ResultPage>(results.loader, await signedInRequest(user, "/"), at("blog"))).data;
const open = async (part: ContentType = "blog", who = user) =>
  (await answerOf<RedoPage>(again.loader, await signedInRequest(who, "/"), at(part))).data;
type Fields = Record<string, string | undefined>;
async function order(page: RedoPage, typed: Fields = {}, who = user) {
  const { nonce, version: seen, price, type, headline } = page;
  const fields = { nonce, version: seen, price: String(price), headline: headline ?? "", ...typed };
  return answerOf<{ error: Record<string, string[]> }>(
    again.action,
    await signedInRequest(who, "/", formPost(fields)),
    at(type),
  );
}
const redos = () => db.select().from(sparks).where(eq(sparks.redoOf, spark.id)).orderBy(desc(sparks.id)).all();

/** Writes another article. */
const anew = () =>
  testEngine({
    blog: async (type, options) => {
      const part = finishedPart(type, options.scratch);
      if (part.type === "blog") part.content = { ...part.content, title: "Anew", markdown: "# Anew\n\nOther words." };
      await options.onPart(part);
    },
  });
async function work(engine: TestEngine = anew()) {
  const [redo] = redos();
  if (redo) await makeSpark(redo.documentId, { signal: new AbortController().signal, engine });
  return engine;
}
const editTitle = async (title: string) => {
  const { data } = await answerOf<{ page: { version: string; texts: { name: string; text: string }[] } }>(
    edit.loader,
    await signedInRequest(user, "/"),
    at("blog"),
  );
  const texts = Object.fromEntries(data.page.texts.map(({ name, text }) => [name, text]));
  const fields = { ...texts, version: data.page.version, title };
  await answerOf(edit.action, await signedInRequest(user, "/", formPost(fields)), at("blog"));
};

describe("one piece made again", () => {
  test("is free once within a day: the new one takes its place, the former is a version, and the receipt says so", async () => {
    const balance = getAvailableSparks(user.id);
    const page = await open();
    expect([page.price, (await look()).redos.prices]).toEqual([0, { blog: 0, image: 0 }]);
    const { response } = await order(page);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect((await look()).redos.underWay).toMatchObject([{ type: "blog", percent: expect.any(Number) }]);
    expect((await look()).blog?.title).toBe("Autumn, roasted");
    await work();
    const { blog, versioned, redos: said, receipt } = await look();
    expect([blog?.title, versioned, said.underWay]).toEqual(["Anew", ["blog"], []]);
    expect(said.prices).toEqual({ blog: 200, image: 0 });
    expect(receipt.at(-1)).toEqual({
      type: "blog",
      title: "Blog Post, redo 1 (free)",
      held: 0,
      charged: 0,
      returned: 0,
    });
    expect(getAvailableSparks(user.id)).toBe(balance);
    expect(findSparks(user).map(({ id }) => id)).toEqual([spark.id]);
  });

  test("costs its type's price from the second time on: held, then charged once", async () => {
    await order(await open());
    await work();
    const balance = getAvailableSparks(user.id);
    const page = await open();
    expect(page.price).toBe(200);
    await order(page);
    await order(page);
    await order(await open());
    expect(redos()).toHaveLength(2);
    expect(getAvailableSparks(user.id)).toBe(balance - 200);
    await work();
    await work();
    const [redo] = redos();
    const keys = db.select({ key: ledgerTransactions.key }).from(ledgerTransactions).all();
    expect(keys.filter(({ key }) => key.startsWith(`hold:${redo?.id}:`))).toHaveLength(1);
    expect(getAvailableSparks(user.id)).toBe(balance - 200);
    expect((await look()).receipt.at(-1)).toMatchObject({ title: "Blog Post, redo 2", charged: 200 });
    expect(reconcileLedger()).toEqual([]);
  });

  test("costs its price after a day, and a price that was seen before is not charged", async () => {
    const page = await open("image");
    const day = 24 * 60 * 60 * 1000;
    const finished = (finishedAt: Date) =>
      db.update(parts).set({ finishedAt }).where(eq(parts.sparkId, spark.id)).run();
    // why a minute: the test itself takes its time.
    finished(new Date(Date.now() - day + 60_000));
    expect((await open("image")).price).toBe(0);
    finished(new Date(Date.now() - day));
    const { status, data } = await order(page);
    expect(status).toBe(409);
    expect(data.error[""]).toEqual([expect.stringContaining("The price has changed")]);
    expect(redos()).toEqual([]);
    expect((await open("image")).price).toBe(300);
  });

  test("whose form was sent after the session had ended comes back as it was typed", async () => {
    const { nonce, version: seen, price } = await open("image");
    const typed = formPost({ nonce, version: seen, price: String(price), headline: "Monday's roast" });
    const { response } = await answerOf(again.action, visitorRequest("/again/image", typed), at("image"));
    await expect(response).toSendToast("Unauthorized", "You are logged out. Logging in again...", "error");
    expect(redos()).toEqual([]);
    const left = cookiesOf(response?.headers ?? new Headers());
    const session = await createSession(visitorRequest("/login", { headers: { Cookie: left } }), user.id);
    const signedIn = visitorRequest("/again/image", { headers: { Cookie: `${left}; ${cookiesOf(session)}` } });
    const { data } = await answerOf<RedoPage>(again.loader, signedIn, at("image"));
    const html = renderPage(again.default, { loaderData: data });
    expect(html).toContain("You were signed out, so this wasn’t sent.");
    expect(html).toMatch(/<input[^>]*name="headline"[^>]*value="Monday&#x27;s roast"/);
  });

  test("that fails gives back what it held, leaves what is there, and does not use up the free one", async () => {
    const failing = testEngine({
      blog: (type, options) => options.onFailure(type, new PartFailure("refused", "It was refused.")),
    });
    await order(await open());
    await work(failing);
    const page = await look();
    expect(page.blog?.title).toBe("Autumn, roasted");
    expect(page.redos.failed).toMatchObject([{ type: "blog", message: expect.stringContaining("It was refused.") }]);
    expect(page.redos.prices.blog).toBe(0);
    await order(await open());
    await work();
    const balance = getAvailableSparks(user.id);
    await order(await open());
    expect(getAvailableSparks(user.id)).toBe(balance - 200);
    await work(failing);
    expect(getAvailableSparks(user.id)).toBe(balance);
    expect((await look()).receipt.at(-1)).toMatchObject({ held: 200, charged: 0, returned: 200 });
    expect(reconcileLedger()).toEqual([]);
  });

  test("needs the sparks that it costs", async () => {
    await order(await open());
    await work();
    const poor = await makeUser({ sparks: 250 });
    user = poor;
    spark = await makeWaitingSpark(poor, { contentTypes: ["blog"] });
    await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
    await order(await open());
    await work();
    const { status, data } = await order(await open());
    expect([status, data.error[""]?.[0]]).toEqual([402, "Insufficient Spark Balance"]);
  });
});

describe("'Keep my edit'", () => {
  test("the new piece waits beside the edit, and is taken when its owner says so", async () => {
    await editTitle("By hand");
    const page = await open();
    expect(page.isEdited).toBe(true);
    await order(page, { keepsEdit: "on" });
    await work();
    const { blog, redos: said } = await look();
    expect(blog?.title).toBe("By hand");
    expect(said.proposals).toMatchObject([{ type: "blog" }]);
    const params = at("blog", { version: String(said.proposals[0]?.id) });
    const { data } = await answerOf<ComparedVersion>(version.loader, await signedInRequest(user, "/"), params);
    expect(data.isProposal).toBe(true);
    const fields = { version: data.version, intent: "restore" };
    await answerOf(version.action, await signedInRequest(user, "/", formPost(fields)), params);
    expect([(await look()).blog?.title, (await look()).redos.proposals]).toEqual(["Anew", []]);
  });

  test("or is left, and stays among the versions", async () => {
    await editTitle("By hand");
    await order(await open(), { keepsEdit: "on" });
    await work();
    const id = (await look()).redos.proposals[0]?.id;
    const fields = { version: (await open()).version, intent: "decline" };
    const request = await signedInRequest(user, "/", formPost(fields));
    const { response } = await answerOf(version.action, request, at("blog", { version: String(id) }));
    await expect(response).toSendToast("Your version stays");
    expect([(await look()).blog?.title, (await look()).redos.proposals]).toEqual(["By hand", []]);
    const left = await answerOf(version.loader, await signedInRequest(user, "/"), at("blog", { version: String(id) }));
    expect(left.data).toMatchObject({ id, isProposal: false });
  });

  test("what is edited while the new piece is made is never replaced", async () => {
    await order(await open());
    await editTitle("Meanwhile");
    await work();
    expect((await look()).blog?.title).toBe("Meanwhile");
    expect((await look()).redos.proposals).toHaveLength(1);
  });

  test("without it the edit is replaced, and kept as a version", async () => {
    await editTitle("By hand");
    await order(await open());
    await work();
    expect([(await look()).blog?.title, (await look()).redos.proposals]).toEqual(["Anew", []]);
  });
});

describe("a poster", () => {
  test("with another headline is drawn anew with that line and its own look; without, it gets another look", async () => {
    const page = await open("image");
    expect(page.headline).toBe("Autumn, roasted");
    await order(page, { headline: "Monday's roast" });
    const first = await work();
    expect(first.briefs[0]).toMatchObject({
      headline: "Monday's roast",
      seed: spark.documentId,
      contentTypes: ["image"],
    });
    expect((await open("image")).headline).toBe("Monday's roast");
    await order(await open("image"));
    const second = await work();
    expect(second.briefs[0]).toMatchObject({ headline: "Monday's roast", seed: redos()[0]?.documentId });
  });

  test("that was replaced keeps its files, since it can come back", async () => {
    const before = (await look()).image?.png.split("/").at(-1) ?? "";
    await order(await open("image"));
    await work();
    expect((await look()).image?.png).not.toContain(before);
    expect(await removeOrphansOfSpark(spark.id)).toBe(0);
    expect(findMedia(user, before)).toBeDefined();
  });

  test("with a headline of 61 letters is refused", async () => {
    const { status, data } = await order(await open("image"), { headline: "x".repeat(61) });
    expect([status, data.error.headline]).toEqual([400, ["Must be 60 characters or fewer"]]);
  });
});

test("a stranger's part, one that is not made, and the redo by itself are not found", async () => {
  const page = await open();
  const stranger = await makeUser();
  expect((await order(page, {}, stranger)).status).toBe(404);
  expect((await order({ ...page, type: "video" })).status).toBe(404);
  await order(page);
  const id = String(redos()[0]?.id);
  const request = await signedInRequest(user, "/");
  expect((await answerOf(results.loader, request, { id: String(spark.projectId), sparkId: id })).status).toBe(404);
});
