import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { db } from "#db/client";
import { blogPosts, parts } from "#db/schema";
import { listHostileMarkdown } from "#tests/factories/hostile-markdown";
import { storePost } from "#tests/factories/posts";
import { readZip } from "#tests/factories/read-zip";
import { cookiesOf, jsonPost, visitorRequest } from "#tests/factories/requests";
import { makeProject, makeWaitingSpark, sparkInput } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { findLinkOf } from "~/features/reviews/review-link.queries.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { getReviewSealName } from "~/features/sparks/get-review-seal-name";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findMadePart, hashContent } from "~/features/sparks/part-versions.server";
import { createSession } from "~/platform/auth/session.server";
import { unseal } from "~/platform/secrets/seal.server";
import { startBuiltWeb } from "../routes/built-web";
import { withinMemory } from "./memory-limit";
import { eventually } from "./site";

const megabyte = 1024 * 1024;

/** A web process with 512 MB, and whom it serves. */
async function startSmallSite() {
  const web = await startBuiltWeb({ NODE_OPTIONS: "--max-old-space-size=512" }, withinMemory(512 * megabyte));
  onTestFinished(() => web.stop());
  const user = await makeUser({ isAdmin: true, plan: "scale", sparks: 100_000 });
  const headers = { Cookie: cookiesOf(await createSession(visitorRequest("/login"), user.id)), Origin: web.url };
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(web.url + path, init);
    return { status: response.status, text: await response.text() };
  };
  return {
    ...{ web, user, get, headers },
    read: (path: string) => get(path, { headers }),
    send: (path: string, { headers: own, ...init }: RequestInit) =>
      get(path, { ...init, headers: { ...headers, ...(own as Record<string, string>) } }),
    post: (path: string, fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return get(path, { method: "POST", body, headers });
    },
  };
}

test("articles and posts that cost a parser too much are shown as they were typed, and web goes on", {
  timeout: 600_000,
}, async () => {
  const { web, user, get, read, post } = await startSmallSite();
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog"] });
  await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
  createReviewLink(user, spark);
  const review = `/review/${unseal(findLinkOf(spark.id)?.sealedToken ?? "", getReviewSealName(spark.id))}`;
  const results = `/project/${spark.projectId}/results/${spark.id}`;
  const part = findMadePart(spark.id, "blog");
  const postId = storePost();
  const slug = db.select().from(blogPosts).where(eq(blogPosts.id, postId)).get()?.slug;

  for (const [what, markdown] of Object.entries(listHostileMarkdown(60_000))) {
    const content = { ...(part?.content as object), markdown };
    db.update(parts)
      .set({ content })
      .where(and(eq(parts.sparkId, spark.id), eq(parts.type, "blog")))
      .run();
    db.update(blogPosts).set({ content: markdown }).where(eq(blogPosts.id, postId)).run();
    for (const address of [review, `/blog/${slug}`, "/blog", "/blog/rss.xml"])
      expect({ what, address, ...(await get(address)) }).toMatchObject({ status: 200 });
    const files = ["article.html", "article.txt", "campaign.zip"].map((name) => `${results}/download/${name}`);
    for (const address of [results, "/my-content", "/examples", ...files])
      expect({ what, address, ...(await read(address)) }).toMatchObject({ status: 200 });
    const typed = {
      intent: "preview",
      version: hashContent(content),
      title: "A title",
      markdown: `${markdown.slice(1)}>`,
    };
    const preview = await post(`${results}/edit/blog`, typed);
    expect({ what, status: preview.status }).toEqual({ what, status: expect.toBeOneOf([200, 400]) });
  }
  expect(web.peakMemory()).toBeLessThan(400 * megabyte);
});

test("ideas are read beside the loop: whoever asks while they are read is answered first", {
  timeout: 120_000,
}, async () => {
  const { web, user, get, send } = await startSmallSite();
  const project = makeProject(user);
  const prompt = "Announce 20% off all yarn, and come to our open day on Saturday at 12 Mill Lane. "
    .repeat(60)
    .slice(0, 2_000)
    .trim();
  const answered: string[] = [];
  const check = async () => {
    const { status } = await send("/api/sparks/brief", jsonPost(sparkInput(project, { prompt })));
    if (status === 200) answered.push("check");
    return status;
  };
  const checks = Array.from({ length: 4 }, check);
  const visit = get("/healthz").then(() => answered.push("visitor"));
  expect((await Promise.all(checks)).toSorted()).toEqual([200, 429, 429, 429]);
  await visit;
  expect(answered).toEqual(["visitor", "check"]);
  expect(web.peakMemory()).toBeLessThan(400 * megabyte);
});

test("archives that nobody reads: three of an account are begun, and web goes on", { timeout: 300_000 }, async () => {
  const { web, user, get, headers } = await startSmallSite();
  const project = makeProject(user);
  const ids: number[] = [];
  for (let count = 0; count < 40; count++) {
    const spark = await createSpark(user, sparkInput(project, { contentTypes: ["blog"] }), randomUUID());
    await makeSpark(spark.documentId, { signal: new AbortController().signal, engine: testEngine() });
    const content = {
      ...(findMadePart(spark.id, "blog")?.content as object),
      markdown: `## ${count}\n\nWords. `.repeat(3_000),
    };
    db.update(parts).set({ content }).where(eq(parts.sparkId, spark.id)).run();
    ids.push(spark.id);
  }
  const ask = (signal?: AbortSignal) =>
    fetch(`${web.url}/my-content/archive?all=${ids.join(",")}`, { headers, signal });
  const leave = new AbortController();
  const begun = await Promise.all(Array.from({ length: 100 }, () => ask(leave.signal)));
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(begun.filter(({ status }) => status === 429)).toHaveLength(97);
  expect(await begun.find(({ status }) => status === 429)?.text()).toContain(
    "Several of your downloads are on their way",
  );
  expect((await get("/login")).status).toBe(200);
  leave.abort();
  const whole = await eventually(ask, ({ status }) => status === 200);
  expect(readZip(Buffer.from(await whole.arrayBuffer())).size).toBe(3 * ids.length);
  expect(web.peakMemory()).toBeLessThan(400 * megabyte);
});
