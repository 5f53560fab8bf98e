import { and, count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts, media as mediaTable, parts, reviewComments, reviewDecisions, reviewLinks } from "#db/schema";
import { changesDuring } from "#tests/factories/database";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { deleteProject } from "~/features/projects/delete-project.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import type { ReviewPage } from "~/features/reviews/get-review-page.server";
import type { SparkReview } from "~/features/reviews/get-spark-review.server";
import { mostOverOneLink, reviewLimits } from "~/features/reviews/record-review.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import * as home from "~/routes/public/home";
import * as review from "~/routes/public/review";
import * as media from "~/routes/public/review.media";
import * as library from "~/routes/studio/my-content";
import * as project from "~/routes/studio/project";
import * as results from "~/routes/studio/results";
import * as share from "~/routes/studio/review";
import * as mark from "~/routes/studio/review.comment";
import * as markRequest from "~/routes/studio/review.decision";
import * as revocation from "~/routes/studio/review.revocation";

let user: User;
let spark: Spark;
let token: string;
let linkId: number;
beforeEach(async () => {
  db.delete(reviewLinks).run();
  db.delete(attempts).run();
  user = await makeUser();
  spark = await makeMadeSpark(user);
  await press(share.action);
  token = (await look()).link?.url?.split("/").at(-1) ?? "";
  linkId = db.select().from(reviewLinks).get()?.id ?? 0;
});

async function makeMadeSpark(owner: User): Promise<Spark> {
  const made = await makeWaitingSpark(owner, { contentTypes: ["blog", "caption", "image"] });
  await makeSpark(made.documentId, { signal: new AbortController().signal, engine: testEngine() });
  return made;
}

const at = (more = {}) => ({ id: String(spark.projectId), sparkId: String(spark.id), ...more });
type Action = Parameters<typeof answerOf>[0];
async function press(action: Action, fields = {}, { who = user, more = {} } = {}) {
  return answerOf(action, await signedInRequest(who, "/", formPost(fields)), at(more));
}
async function openResults(query = "") {
  const request = await signedInRequest(user, `/${query}`);
  return (await answerOf<ResultPage & { review: SparkReview }>(results.loader, request, at())).data;
}
const ask = async (loader: Action) => (await answerOf(loader, await signedInRequest(user, "/"), at())).data;
const look = async (query = "") => (await openResults(query)).review;
const open = (given = token, query = "") =>
  answerOf<ReviewPage>(review.loader, visitorRequest(`/review/${given}${query}`), { token: given });

const anna = { intent: "comment", name: "Anna", comment: "The date is wrong." };
interface Rejected {
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
}
const send = (fields: Record<string, string>, given = token) =>
  answerOf<Rejected>(review.action, visitorRequest(`/review/${given}`, formPost({ ...anna, ...fields })), {
    token: given,
  });
const approve = (fields = {}) => send({ intent: "approved", comment: "", ...fields });
const sets = (type: "caption" | "image", content: unknown) =>
  db
    .update(parts)
    .set({ content })
    .where(and(eq(parts.sparkId, spark.id), eq(parts.type, type)))
    .run();
const fill = (key: string, taken: number) =>
  db.update(attempts).set({ count: taken }).where(eq(attempts.key, key)).run();

describe("the link", () => {
  test("has 256 random bits, works for thirty days, and lies in the database as a hash and sealed", async () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    const [link] = db.select().from(reviewLinks).all();
    expect(JSON.stringify(link)).not.toContain(token);
    expect((link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await look()).link?.until).toMatch(/^\w{3} \d+, \d{4}$/);
  });

  test("is the same for a second press, and another one after it was revoked", async () => {
    await press(share.action);
    expect((await look()).link?.url).toContain(token);
    await press(revocation.action);
    expect((await look()).link).toBeNull();
    await press(share.action);
    expect((await look()).link?.url).not.toContain(token);
    expect((await open()).status).toBe(404);
  });

  test("revoked, expired, unknown and malformed, it is the same 404, and takes no comment", async () => {
    const expired = token;
    db.update(reviewLinks).set({ expiresAt: new Date() }).run();
    expect((await open(expired)).status).toBe(404);
    await press(share.action);
    const revoked = (await look()).link?.url?.split("/").at(-1) ?? "";
    await press(revocation.action);
    for (const given of [expired, revoked, "A".repeat(43), "x", "../1", "A".repeat(5000)]) {
      const { status, response } = await open(given);
      expect([status, await response?.text()]).toEqual([404, "Did you forget to add the page to the router?"]);
      expect((await send({}, given)).status).toBe(404);
    }
    expect(db.select().from(reviewComments).all()).toEqual([]);
  });

  test("is its owner's to make and revoke: for a stranger the spark does not exist", async () => {
    const who = await makeUser();
    const { status: made } = await press(share.action, {}, { who });
    const { status: revoked } = await press(revocation.action, {}, { who });
    expect([made, revoked]).toEqual([404, 404]);
    expect((await open()).status).toBe(200);
  });

  test("is not to be had while nothing is made, and is offered once all has ended", async () => {
    spark = await makeWaitingSpark(user);
    expect((await press(share.action)).status).toBe(404);
    db.update(parts).set({ state: "done", content: [] }).where(eq(parts.sparkId, spark.id)).run();
    expect((await look()) ?? null).toBeNull();
  });
});

describe("the page behind it", () => {
  test("shows the campaign without an account, and nothing of its owner but the project's name", async () => {
    const { status, data } = await open();
    expect(status).toBe(200);
    expect(data).toMatchObject({ prompt: spark.prompt, projectName: "Bean There" });
    expect(data.captions?.lines.length).toBeGreaterThan(0);
    expect(data.blog?.html).toContain("<h3>");
    expect(data.image?.png).toMatch(new RegExp(`^/review/${token}/media/[0-9a-f]{32}$`));
    const text = JSON.stringify(data);
    for (const hidden of [user.email, "beanthere.example", spark.documentId, "rawStatus", "receipt", '"/media/'])
      expect(text).not.toContain(hidden);
    expect(data.blog).toMatchObject({ claimsToCheck: [], remarks: [], provenance: null });
  });

  test("looking at it writes nothing", async () => {
    expect(await changesDuring(() => open())).toBe(0);
  });

  test("gives the files that the campaign shows, and no others: not an earlier version's, not of another spark", async () => {
    const ask = (id: string, given = token) =>
      answerOf(media.loader, visitorRequest("/"), { token: given, id }).then(({ status }) => status);
    const { data } = await open();
    const shown = data.image?.png.split("/").at(-1) ?? "";
    const { response } = await answerOf(media.loader, visitorRequest("/"), { token, id: shown });
    expect(response?.headers.get("Content-Type")).toBe("image/png");
    expect(response?.headers.get("Cache-Control")).toBe("private, no-cache, no-transform");
    expect(await ask(shown, "A".repeat(43))).toBe(404);

    const other = await makeMadeSpark(user);
    const foreign = db.select().from(mediaTable).where(eq(mediaTable.sparkId, other.id)).get()?.id ?? "";
    expect(await ask(foreign)).toBe(404);
    sets("image", null);
    expect(await ask(shown)).toBe(404);
  });
});

describe("what a client sends", () => {
  test("a comment on a part or on the whole is kept with name and time, and both sides see it", async () => {
    await expect((await send({ about: "blog" })).response).toSendToast("Comment sent");
    await send({ comment: "Lovely <b>work</b>", about: "" });
    const seen = { name: "Anna", at: expect.any(String), isDone: false };
    const both = [
      { ...seen, about: null, text: "Lovely <b>work</b>" },
      { ...seen, about: "Blog Post", text: "The date is wrong." },
    ];
    expect((await open()).data.reviews.comments).toMatchObject(both);
    expect(await look()).toMatchObject({ comments: both, total: 2, open: 2 });
  });

  test.each([
    [{ name: " " }, "name", "Enter your name"],
    [{ name: "A".repeat(81) }, "name", "Must be 80 characters or fewer"],
    [{ comment: "" }, "comment", "Write a comment"],
    [{ comment: "A".repeat(2001) }, "comment", "Must be 2,000 characters or fewer"],
    [{ about: "payroll" }, "about", "Choose a part of the campaign"],
  ])("%o is a 400 with the message beside the field, and what was typed stays", async (fields, field, message) => {
    const { status, data } = await send(fields);
    expect([status, data.error[field]]).toEqual([400, [message]]);
    expect(data.initialValue).toMatchObject({ intent: "comment", ...("name" in fields ? {} : { name: "Anna" }) });
    expect(db.select().from(reviewComments).all()).toEqual([]);
  });

  test("the same comment twice is one, and a decision may carry one", async () => {
    await send({});
    await send({});
    await send({ intent: "changes", comment: "Shorter, please." });
    expect((await look()).total).toBe(2);
    expect((await look()).decisions).toMatchObject([{ verdict: "changes", name: "Anna" }]);
  });

  test("approving twice is one approval, and a later 'Request changes' stands beside it", async () => {
    await expect((await approve()).response).toSendToast("Approved");
    await approve();
    expect((await look()).decisions).toMatchObject([{ verdict: "approved", name: "Anna", changed: [] }]);
    await send({ intent: "changes", comment: "" });
    const stands = [{ verdict: "changes" }, { verdict: "approved" }];
    expect((await look()).decisions).toMatchObject(stands);
    expect((await open()).data.reviews.decisions).toMatchObject(stands);
  });

  test("what was edited after an approval is named to both, until it is approved again", async () => {
    await approve();
    sets("caption", []);
    expect((await look()).decisions).toMatchObject([{ verdict: "approved", changed: ["Captions"] }]);
    const { data } = await open();
    expect(data.reviews.decisions).toMatchObject([{ changed: ["Captions"] }]);
    expect(renderPage(review.default, { loaderData: data })).toContain("Changed since approval: Captions");
    expect(renderPage(results.default, { loaderData: await openResults() })).toContain(
      "Changed since approval: Captions",
    );
    await approve();
    expect((await look()).decisions.map(({ changed }) => changed)).toEqual([[], ["Captions"]]);
  });

  test("an approval rests on the whole of a content's hash; one of the time before keeps what it had", async () => {
    await approve();
    const stored = db.select().from(reviewDecisions).get()?.contentHashes as Record<string, string>;
    const set = (change: (hash: string) => string) =>
      db
        .update(reviewDecisions)
        .set({ contentHashes: Object.fromEntries(Object.entries(stored).map(([part, hash]) => [part, change(hash)])) })
        .run();
    for (const hash of Object.values(stored)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    set((hash) => hash.slice(0, 63) + (hash.endsWith("0") ? "1" : "0"));
    expect((await look()).decisions).toMatchObject([{ changed: ["Image", "Captions", "Blog Post"] }]);
    set((hash) => hash.slice(0, 16));
    expect((await look()).decisions).toMatchObject([{ changed: [] }]);
    set((hash) => hash.slice(0, 15));
    expect((await look()).decisions[0]?.changed).toHaveLength(3);
  });

  test("has limits: an hour's for an address and for a link, and one for all of it", async () => {
    await send({});
    expect(reviewLimits).toEqual({
      address: { limit: 40, windowSeconds: 3600 },
      link: { limit: 80, windowSeconds: 3600 },
    });
    fill("review:from:unknown", reviewLimits.address.limit);
    const { status, data } = await send({ comment: "More" });
    expect([status, data.error[""]?.[0]]).toEqual([429, expect.stringContaining("Please try again in")]);
    expect(data.initialValue).toMatchObject({ comment: "More" });
    fill("review:from:unknown", 1);
    fill(`review:${linkId}`, reviewLimits.link.limit);
    expect((await send({ comment: "More" })).status).toBe(429);
    fill(`review:${linkId}`, 1);
    const said = { linkId, name: "A", text: "B" };
    for (let more = 1; more < mostOverOneLink; more++) db.insert(reviewComments).values(said).run();
    expect((await send({ comment: "More" })).data.error[""]).toEqual([
      "No more fits here. Ask whoever sent you the link for a new one.",
    ]);
    expect(db.select({ rows: count() }).from(reviewComments).get()?.rows).toBe(mostOverOneLink);
  });
});

describe("the owner", () => {
  test("marks a comment as done, and as not done after all; nobody else does", async () => {
    await send({ comment: "First" });
    await send({ comment: "Second" });
    const [second] = (await look()).comments;
    const more = { commentId: String(second?.id) };
    const { status } = await press(mark.action, { done: "yes" }, { who: await makeUser(), more });
    expect(status).toBe(404);
    await press(mark.action, { done: "yes" }, { more });
    expect((await look()).comments.map(({ text, isDone }) => [text, isDone])).toEqual([
      ["First", false],
      ["Second", true],
    ]);
    expect((await open()).data.reviews.comments.at(-1)).toMatchObject({ text: "Second", isDone: true });
    await press(mark.action, { done: "no" }, { more });
    expect((await look()).open).toBe(2);

    const elsewhere = spark;
    spark = await makeMadeSpark(user);
    expect((await press(mark.action, { done: "yes" }, { more })).status).toBe(404);
    spark = elsewhere;
  });

  test("has an open request for changes before their eyes, whatever else was approved, until it is done", async () => {
    await send({ intent: "changes", comment: "" });
    await approve({ name: "Ben" });
    const [request, approval] = (await look()).decisions;
    expect([request, approval]).toMatchObject([
      { verdict: "changes", name: "Anna", isDone: false },
      { verdict: "approved", name: "Ben" },
    ]);
    const readAll = async () => {
      const pages = [
        renderPage(review.default, { loaderData: (await open()).data }),
        renderPage(results.default, { loaderData: await openResults() }),
        renderPage(home.default, { loaderData: await ask(home.loader) }),
        renderPage(project.default, { loaderData: await ask(project.loader) }),
        renderPage(library.default, { loaderData: await ask(library.loader) }),
      ];
      return pages.map((page) => page.match(/Changes requested<\/span>/g)?.length ?? 0);
    };
    // under the title and in the list; on home above the projects and on the project's card
    expect(await readAll()).toEqual([2, 2, 2, 1, 1]);
    expect(renderPage(results.default, { loaderData: await openResults() })).toContain(
      '<a href="#review">See what was said</a>',
    );

    const more = { decisionId: String(request?.id) };
    const stranger = await press(markRequest.action, { done: "yes" }, { who: await makeUser(), more });
    const noRequest = await press(markRequest.action, { done: "yes" }, { more: { decisionId: String(approval?.id) } });
    expect([stranger.status, noRequest.status]).toEqual([404, 404]);
    const { response } = await press(markRequest.action, { done: "yes" }, { more });
    await expect(response).toSendToast("Marked as done");
    expect(await readAll()).toEqual([0, 0, 0, 0, 0]);
    expect((await look()).decisions).toMatchObject([{ verdict: "approved" }, { verdict: "changes", isDone: true }]);
    await press(markRequest.action, { done: "no" }, { more });
    expect(await readAll()).toEqual([2, 2, 2, 1, 1]);
    await approve();
    expect(await readAll()).toEqual([0, 0, 0, 0, 0]);
  });

  test("is asked for changes again after they marked the first as done", async () => {
    await send({ intent: "changes", comment: "" });
    const more = { decisionId: String((await look()).decisions[0]?.id) };
    await press(markRequest.action, { done: "yes" }, { more });
    await send({ intent: "changes", comment: "" });
    expect((await look()).decisions).toMatchObject([{ isDone: false }, { isDone: true }]);
  });

  test("sees what was said over every link, ten comments a page; who has a new link sees only what was said over that", async () => {
    for (let each = 1; each <= 11; each++) await send({ comment: `Comment ${each}` });
    await press(revocation.action);
    await press(share.action);
    expect(await look()).toMatchObject({ total: 11, pages: 2 });
    expect((await look("?page=2")).comments.map(({ text }) => text)).toEqual(["Comment 1"]);
    const other = (await look()).link?.url?.split("/").at(-1) ?? "";
    expect((await open(other)).data.reviews).toMatchObject({ comments: [], total: 0, decisions: [] });
  });

  test("takes all of it along when the project is deleted", async () => {
    await approve({ comment: "Good" });
    await deleteProject(user, spark.projectId);
    for (const table of [reviewLinks, reviewComments, reviewDecisions])
      expect(db.select().from(table).all()).toEqual([]);
    expect((await open()).status).toBe(404);
  });
});
