import { existsSync } from "node:fs";
import { eq, inArray, or, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { ledgerTransactions, media, parts, reviewComments, reviewLinks, sparks } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { readZip } from "#tests/factories/read-zip";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { awaitsApproval, makeProject, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { getSparkCost } from "~/features/content-types/content-types";
import type { RedoPage } from "~/features/editor/get-redo-page.server";
import type { ExamplesPage } from "~/features/examples/find-examples.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { LibraryPage } from "~/features/library/find-library-page.server";
import type { Project } from "~/features/projects/project";
import type { SparkReview } from "~/features/reviews/get-spark-review.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { deleteSpark } from "~/features/sparks/delete-spark.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { SparkInput } from "~/features/sparks/spark.schema";
import type { User } from "~/platform/auth/user";
import { getMediaUrl } from "~/platform/media/media";
import { storeMedia } from "~/platform/media/store-media.server";
import * as statement from "~/routes/account/billing.statement.csv";
import * as accountExport from "~/routes/account/profile.export";
import * as call from "~/routes/api/spark";
import * as review from "~/routes/public/review";
import * as again from "~/routes/studio/again";
import * as examples from "~/routes/studio/examples";
import * as library from "~/routes/studio/my-content";
import * as projectPage from "~/routes/studio/project";
import * as results from "~/routes/studio/results";
import * as share from "~/routes/studio/review";
import * as deletion from "~/routes/studio/spark.deletion";
import { answerOf } from "./answer-of";

let user: User;
let stranger: User;
let project: Project;
beforeEach(async () => {
  [user, stranger] = [await makeUser(), await makeUser()];
  project = makeProject(user);
});

const prompt = "A launch nobody should see";
const signal = new AbortController().signal;
const order = (given: Partial<SparkInput> = {}) =>
  createSpark(user, sparkInput(project, { prompt, ...given }), crypto.randomUUID());
async function make(given: Partial<SparkInput> = {}) {
  const spark = await order(given);
  await makeSpark(spark.documentId, { engine: testEngine(), signal });
  return spark;
}

const at = ({ id }: Pick<Spark, "id">, more = {}) => ({ id: String(project.id), sparkId: String(id), ...more });
type Handler = Parameters<typeof answerOf>[0];
async function ask<Data>(loader: Handler, params: Record<string, string> = {}, who = user) {
  return answerOf<Data>(loader, await signedInRequest(who, "/"), params);
}
async function press(action: Handler, spark: Pick<Spark, "id">, who = user, more = {}) {
  return answerOf(action, await signedInRequest(who, "/", formPost({})), at(spark, more));
}
const isThere = (spark: Spark) => db.select().from(sparks).where(eq(sparks.id, spark.id)).get() !== undefined;
const upload = (name: string) =>
  storeMedia({ userId: user.id, buffer: Buffer.from(name), fileName: name, mimeType: "image/png" });

describe("/project/{id}/results/{sparkId}/deletion", () => {
  test("says what goes and what stays before anything does", async () => {
    const spark = await make({ contentTypes: ["image", "caption"] });
    await press(share.action, spark);
    const { data } = await ask(deletion.loader, at(spark));
    const html = renderPage(deletion.default, {
      path: `/project/${project.id}/results/${spark.id}/deletion`,
      loaderData: data,
    });
    const text = html.replace(/<!-- -->/g, "");
    expect(text).toContain("This action cannot be undone.");
    expect(text).toContain(prompt);
    expect(text).toMatch(/Deleted, with files and earlier versions: [a-z ]+ and [a-z ]+\./);
    expect(text).toContain("Its review link stops working, and what was said there goes.");
    expect(text).toContain("350 sparks stay spent, and stay in");
    expect(text).not.toContain("is cancelled");
    expect(isThere(spark)).toBe(true);
  });

  test("says that what is not made yet is cancelled", async () => {
    const { data } = await ask(deletion.loader, at(await order()));
    expect(data).toMatchObject({ made: [], charged: 0, isOnItsWay: true, hasLink: false });
    const html = renderPage(deletion.default, { path: "/", loaderData: data });
    expect(html).toContain("What is not made yet is cancelled, and its sparks come back.");
    expect(html).toContain("Nothing was made of it.");
  });

  test("takes the spark with its files and its picture, and keeps the others and the ledger", async () => {
    const [own, shared] = [await upload("own.png"), await upload("shared.png")];
    const gone = await make({ contentTypes: ["image"], productImageUrl: getMediaUrl(own.id) });
    const twin = await make({ contentTypes: ["image"], productImageUrl: getMediaUrl(shared.id) });
    const kept = await make({ contentTypes: ["image"], productImageUrl: getMediaUrl(shared.id) });
    const filesOf = (spark: Spark) => db.select().from(media).where(eq(media.sparkId, spark.id)).all();
    const [files, keptFiles] = [[...filesOf(gone), ...filesOf(twin)], filesOf(kept)];
    expect(files.length).toBeGreaterThan(0);

    const { response } = await press(deletion.action, gone);
    expect(response).toHaveRedirect(`/project/${project.id}`);
    await expect(response).toSendToast("Spark deleted");
    await press(deletion.action, twin);

    expect([gone, twin, kept].map(isThere)).toEqual([false, false, true]);
    expect(db.select().from(parts).where(eq(parts.sparkId, gone.id)).all()).toEqual([]);
    for (const { id } of [...files, own]) expect(existsSync(mediaPath(id))).toBe(false);
    for (const { id } of [...keptFiles, shared]) expect(existsSync(mediaPath(id))).toBe(true);
    expect(getAvailableSparks(user.id)).toBe(5000 - 3 * 300);
    expect(reconcileLedger()).toEqual([]);
  });

  test("is gone from the project, the library, the examples and its own pages", async () => {
    const spark = await make();
    const shown = async () => {
      const { data: page } = await ask(projectPage.loader, { id: String(project.id) });
      const { data: listed } = await ask<LibraryPage>(library.loader);
      const { data: own } = await ask<ExamplesPage>(examples.loader);
      return [page, listed, own].map((answer) => JSON.stringify(answer).includes(prompt));
    };
    expect(await shown()).toEqual([true, true, true]);
    await press(deletion.action, spark);
    expect(await shown()).toEqual([false, false, false]);
    for (const route of [results, deletion]) expect((await ask(route.loader, at(spark))).status).toBe(404);
    expect((await press(deletion.action, spark)).status).toBe(404);
  });

  test("its review link opens nothing, and what was said there is gone", async () => {
    const spark = await make();
    await press(share.action, spark);
    const { data } = await ask<{ review: SparkReview }>(results.loader, at(spark));
    const token = data.review.link?.url?.split("/").at(-1) ?? "";
    const said = formPost({ intent: "comment", name: "Anna", comment: "The date is wrong." });
    await answerOf(review.action, visitorRequest(`/review/${token}`, said), { token });
    const open = () => answerOf(review.loader, visitorRequest(`/review/${token}`), { token });
    expect((await open()).status).toBe(200);
    const [link] = db.select().from(reviewLinks).where(eq(reviewLinks.sparkId, spark.id)).all();
    const comments = () =>
      db
        .select()
        .from(reviewComments)
        .where(eq(reviewComments.linkId, link?.id ?? 0))
        .all();
    expect(comments()).toHaveLength(1);

    await press(deletion.action, spark);
    expect((await open()).status).toBe(404);
    expect(comments()).toEqual([]);
  });

  test("its receipt stays in the statement", async () => {
    const spark = await make({ contentTypes: ["blog"] });
    const entries = () => db.select().from(ledgerTransactions).where(eq(ledgerTransactions.userId, user.id)).all();
    const before = entries();
    await press(deletion.action, spark);
    expect(entries()).toEqual(before);
    const { response } = await ask(statement.loader);
    expect(await response?.text()).toMatch(/Made: a spark that is deleted\. The 200 sparks set aside for it are spent/);
  });

  test("one that waits for a worker, or for approval, is cancelled and gives back what it held", async () => {
    const waiting = await order();
    const unapproved = await order({ contentTypes: ["video"], approveScript: true });
    awaitsApproval(unapproved);
    expect(getAvailableSparks(user.id)).toBe(5000 - 250 - getSparkCost(["video"]));
    await press(deletion.action, waiting);
    expect(getAvailableSparks(user.id)).toBe(5000 - getSparkCost(["video"]));
    await press(deletion.action, unapproved);
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(reconcileLedger()).toEqual([]);
  });

  test("a worker that is busy with it stores nothing more", async () => {
    const spark = await order({ contentTypes: ["image", "caption"] });
    const engine = testEngine();
    await makeSpark(spark.documentId, {
      engine: {
        generate: async (brief, options) => {
          await deleteSpark(user, spark.id);
          return engine.generate(brief, options);
        },
      },
      signal,
    }).catch(() => {});
    expect(db.select().from(media).where(eq(media.userId, user.id)).all()).toEqual([]);
    expect(getAvailableSparks(user.id)).toBe(5000);
    expect(reconcileLedger()).toEqual([]);
  });

  test("what is being made again of it goes too, and its sparks come back", async () => {
    const spark = await make({ contentTypes: ["image"] });
    const redo = async () => {
      const { data } = await ask<RedoPage>(again.loader, at(spark, { part: "image" }));
      const fields = { nonce: data.nonce, version: data.version, price: String(data.price), headline: "" };
      await answerOf(again.action, await signedInRequest(user, "/", formPost(fields)), at(spark, { part: "image" }));
      return db.select().from(sparks).where(eq(sparks.redoOf, spark.id)).all().at(-1);
    };
    await makeSpark((await redo())?.documentId ?? "", { engine: testEngine(), signal });
    const underWay = await redo();
    expect(getAvailableSparks(user.id)).toBe(5000 - 300 - 300);
    expect((await ask(deletion.loader, at(spark))).data).toMatchObject({ charged: 300, isOnItsWay: true });
    const files = db.select().from(media).where(eq(media.userId, user.id)).all();

    await press(deletion.action, { id: underWay?.id ?? 0 }).then(({ status }) => expect(status).toBe(404));
    await press(deletion.action, spark);
    expect(
      db
        .select()
        .from(sparks)
        .where(or(eq(sparks.id, spark.id), eq(sparks.redoOf, spark.id)))
        .all(),
    ).toEqual([]);
    expect(
      db
        .select()
        .from(media)
        .where(
          inArray(
            media.id,
            files.map(({ id }) => id),
          ),
        )
        .all(),
    ).toEqual([]);
    for (const { id } of files) expect(existsSync(mediaPath(id))).toBe(false);
    expect(getAvailableSparks(user.id)).toBe(5000 - 300);
    expect(reconcileLedger()).toEqual([]);
  });

  test("the account's export right after, and one that is under way, are whole without it", async () => {
    const [spark, kept] = [await make({ contentTypes: ["image"] }), await make({ prompt: "One that stays" })];
    const take = async () => (await ask(accountExport.loader)).response;
    const read = async (response?: Response) =>
      readZip(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const underWay = await take();
    await press(deletion.action, spark);
    expect((await read(underWay)).has("data/account.json")).toBe(true);

    const files = await read(await take());
    const listed = JSON.parse(String(files.get("data/sparks.json")));
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
    expect([...files.values()].some((bytes) => bytes.includes(prompt))).toBe(false);
    expect(String(files.get("data/spark-entries.json"))).toContain(`capture:`);
  });

  test("one that cannot be deleted is said so, and stays", async () => {
    const spark = await order();
    db.run(sql`create trigger stuck before delete on sparks begin select raise(abort, 'stuck'); end`);
    const { response } = await press(deletion.action, spark);
    db.run(sql`drop trigger stuck`);
    expect(response).toHaveRedirect(`/project/${project.id}/results/${spark.id}`);
    await expect(response).toSendToast("Error", "Failed to delete spark. Please try again.");
    expect(db.select().from(sparks).where(eq(sparks.id, spark.id)).get()?.status).toBe("pending");
    expect(getAvailableSparks(user.id)).toBe(5000 - 250);
  });

  test("is not there for a stranger, under another project, or for a visitor, and nothing goes", async () => {
    const spark = await order();
    for (const handler of [deletion.loader, deletion.action])
      expect(
        (
          await answerOf(
            handler,
            await signedInRequest(stranger, "/", handler === deletion.action ? formPost({}) : {}),
            at(spark),
          )
        ).status,
      ).toBe(404);
    const elsewhere = { ...at(spark), id: String(makeProject(user).id) };
    expect((await answerOf(deletion.action, await signedInRequest(user, "/", formPost({})), elsewhere)).status).toBe(
      404,
    );
    const posted = await answerOf(deletion.action, visitorRequest("/", formPost({})), at(spark));
    await expect(posted.response).toSendToast("Unauthorized", "You are logged out. Logging in again...");
    expect(isThere(spark)).toBe(true);
  });

  test("the results, a failed spark and the project's list lead there", async () => {
    const [made, failed] = [await make(), await order()];
    db.update(sparks).set({ status: "failed" }).where(eq(sparks.id, failed.id)).run();
    const path = ({ id }: Spark) => `/project/${project.id}/results/${id}`;
    for (const spark of [made, failed]) {
      const { data } = await ask(results.loader, at(spark));
      expect(renderPage(results.default, { path: path(spark), loaderData: data })).toContain(
        `href="${path(spark)}/deletion"`,
      );
    }
    const { data } = await ask(projectPage.loader, { id: String(project.id) });
    const html = renderPage(projectPage.default, { path: `/project/${project.id}`, loaderData: data });
    for (const spark of [made, failed]) expect(html).toContain(`href="${path(spark)}/deletion"`);
  });
});

describe("DELETE /api/sparks/{id}", () => {
  const send = async (who: User, { id }: Spark, method = "DELETE") =>
    answerOf(call.action, await signedInRequest(who, `/api/sparks/${id}`, { method }), { id: String(id) });

  test("deletes a spark, once", async () => {
    const spark = await order();
    const { response } = await send(user, spark);
    expect(response?.status).toBe(200);
    expect(await response?.json()).toEqual({ success: true });
    expect((await send(user, spark)).status).toBe(404);
    expect(isThere(spark)).toBe(false);
    expect(getAvailableSparks(user.id)).toBe(5000);
  });

  test("answers 404 for a stranger's, and 405 for what it does not do", async () => {
    const spark = await order();
    expect((await send(stranger, spark)).status).toBe(404);
    const { response } = await send(user, spark, "PUT");
    expect([response?.status, response?.headers.get("Allow")]).toEqual([405, "GET, DELETE"]);
    expect(isThere(spark)).toBe(true);
  });
});
