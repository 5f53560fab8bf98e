import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts, parts, partVersions, projects } from "#db/schema";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { finishedPart, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { voiceSamples } from "#tests/factories/voice-samples";
import { renderPage } from "#tests/setup/render-page";
import type { Ads, Email } from "~/engine/engine";
import { renderEmailHtml } from "~/engine/formats/lay-out-email";
import { makeVoiceProfile } from "~/engine/voice/voice-profile";
import type { EditPage } from "~/features/editor/get-edit-page.server";
import type { ComparedVersion, VersionList } from "~/features/editor/list-versions.server";
import { getHourlyLimit } from "~/features/plans/limit-rate.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { formatMoment } from "~/features/sparks/made-by";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findMadePart, mostVersions } from "~/features/sparks/part-versions.server";
import type { Spark } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import * as status from "~/routes/api/status";
import * as download from "~/routes/studio/download";
import * as edit from "~/routes/studio/edit";
import * as results from "~/routes/studio/results";
import * as version from "~/routes/studio/version";
import * as versions from "~/routes/studio/versions";
import { answerOf } from "./answer-of";

const email: Email = {
  format: "email",
  subject: "Autumn is here",
  preheader: "Roasted on Monday",
  text: "Hello,\n\nIt is here.\n\nOrder it: https://beanthere.example",
  html: "",
  callToAction: { label: "Order it", url: "https://beanthere.example" },
  claimsToCheck: [],
};
email.html = renderEmailHtml(email.text, email.callToAction);
const ads: Ads = {
  format: "ad",
  headlines: ["Autumn coffee", "Roasted Monday"],
  descriptions: ["Posted the same day."],
  social: [{ headline: "It is here", text: "Our autumn coffee." }],
  url: "https://beanthere.example",
  claimsToCheck: ["Posted the same day."],
};

let user: User;
let spark: Spark;
beforeEach(async () => {
  user = await makeUser();
  spark = await makeWaitingSpark(user, { contentTypes: ["blog", "caption", "image"] });
});

const engine = (written: { blog?: Email; caption?: Ads } = {}) =>
  testEngine(
    Object.fromEntries(
      Object.entries(written).map(([type, content]) => [
        type,
        async (_type, options) => {
          const part = finishedPart(type as "blog" | "caption", options.scratch);
          await options.onPart({ ...part, content } as typeof part);
        },
      ]),
    ),
  );
const made = (written?: { blog?: Email; caption?: Ads }) =>
  makeSpark(spark.documentId, { signal: new AbortController().signal, engine: engine(written) });

const at = (part: string, more = {}) => ({ id: String(spark.projectId), sparkId: String(spark.id), part, ...more });
async function open(part = "blog", who = user) {
  return (await answerOf<{ page: EditPage }>(edit.loader, await signedInRequest(who, "/"), at(part))).data.page;
}
const typedIn = (page: EditPage) => Object.fromEntries(page.texts.map(({ name, text }) => [name, text]));

interface Answer {
  texts: EditPage["texts"];
  preview: { html: string } | null;
  conflict: { version: string; differences: ComparedVersion["differences"]; saved: EditPage["texts"] };
  error: Record<string, string[]>;
  initialValue: Record<string, string>;
}
async function send(page: EditPage, typed: Record<string, string>, { part = "blog", who = user, opened = page } = {}) {
  const fields = { version: opened.version, intent: "save", ...typedIn(opened), ...typed };
  return answerOf<Answer>(edit.action, await signedInRequest(who, "/", formPost(fields)), at(part));
}
const look = async () =>
  (await answerOf<ResultPage>(results.loader, await signedInRequest(user, "/"), at("blog"))).data;
const listed = async (part = "blog") =>
  (await answerOf<VersionList>(versions.loader, await signedInRequest(user, "/"), at(part))).data;
const file = async (name: string) =>
  (await answerOf(download.loader, await signedInRequest(user, "/"), at("", { name }))).response?.text();

describe("the editor", () => {
  test("saves an article: page, files and status follow, the former one is a version, and the record says 'by hand'", async () => {
    await made();
    const page = await open();
    expect(page.texts.map(({ name, count, limit }) => [name, count, limit])).toEqual([
      ["title", 15, 60],
      ["metaDescription", 26, 160],
      ["excerpt", 26, 300],
      ["markdown", 30, null],
    ]);
    const { response } = await send(page, { title: "Monday's roast", excerpt: "Fresh." });
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}#blog`);
    await expect(response).toSendToast("Saved", "The earlier version is kept.");
    const { blog, versioned } = await look();
    expect(blog).toMatchObject({ title: "Monday's roast", excerpt: "Fresh.", slug: "autumn-roasted" });
    expect(blog?.html).toContain("<h3>Monday's roast</h3>");
    expect(blog?.provenance).toMatchObject({ engine: "embedded", edited: { at: expect.any(String) } });
    expect(versioned).toEqual(["blog"]);
    expect(await file("article.md")).toBe("# Monday's roast\n\nIt is here.");
    const call = await signedInRequest(user, "/");
    const { response: answer } = await answerOf(status.loader, call, { documentId: spark.documentId });
    expect(await answer?.json()).toMatchObject({ blogContent: "# Monday's roast\n\nIt is here." });
  });

  test("what was typed is data: a script in it is letters on the page and in the preview", async () => {
    await made();
    const page = await open();
    const hostile = "# Hi\n\n<script>alert(1)</script>";
    const { data } = await send(page, { markdown: hostile, intent: "preview" });
    expect(data.preview?.html).not.toContain("<script");
    await send(page, { markdown: hostile });
    expect((await look()).blog?.html).not.toContain("<script");
  });

  test("'Preview' shows the article, counts anew, keeps everything typed and saves nothing", async () => {
    await made();
    const page = await open();
    const { status: code, data } = await send(page, { markdown: "# Ho\n\n**Fresh**.", title: "Ho", intent: "preview" });
    expect(code).toBe(200);
    expect(data.preview?.html).toContain("<strong>Fresh</strong>");
    expect(data.texts.map(({ text }) => text)).toEqual([
      "Ho",
      "Our autumn coffee is here.",
      "Our autumn coffee is here.",
      "# Ho\n\n**Fresh**.",
    ]);
    expect(data.texts[0]?.count).toBe(2);
    expect(data.texts[3]?.help).toContain("**Two stars** make bold");
    expect(await open()).toEqual(page);
  });

  test.each(["preview", "save"])(
    "an article that nests too deep to be laid out is refused at %s, and stays as it was",
    async (intent) => {
      await made();
      const page = await open();
      const { status: code, data } = await send(page, { intent, markdown: "> - ".repeat(2_000) });
      expect(code).toBe(400);
      expect(data.error).toEqual({ markdown: ["Lists and quotes go at most 8 deep inside of each other"] });
      expect(data.initialValue.markdown).toContain("> - > - ");
      expect(await open()).toEqual(page);
    },
  );

  test("a text over its platform's limit is saved, and said", async () => {
    await made();
    const page = await open("caption");
    const long = `${"autumn ".repeat(50)}`.trim();
    const { response } = await send(page, { caption1: long }, { part: "caption" });
    await expect(response).toSendToast("Saved", "Too long for its platform: Caption 1, X.");
    expect((await look()).captions?.lines[0]).toMatchObject({ text: long, count: 349, limit: 280, shortened: false });
  });

  test.each([
    ["an empty title", { title: " " }, "title", "This may not be empty"],
    [
      "an article of 60,001 letters",
      { markdown: "x".repeat(60_001) },
      "markdown",
      "Must be 60,000 characters or fewer",
    ],
  ])("%s is refused beside its field, and stays", async (_what, typed: Record<string, string>, field, message) => {
    await made();
    const page = await open();
    const { status: code, data } = await send(page, typed);
    expect(code).toBe(400);
    expect(data.error[field]).toEqual([message]);
    expect(data.initialValue.version).toBe(page.version);
    expect(await open()).toEqual(page);
  });

  test("the second of two tabs overwrites nothing: it gets both texts, and decides", async () => {
    await made();
    const page = await open();
    await send(page, { excerpt: "From the first tab" });
    const second = await send(page, { excerpt: "From the second tab", title: "Two tabs" });
    expect(second.status).toBe(409);
    expect((await look()).blog?.excerpt).toBe("From the first tab");
    const { conflict, texts } = second.data;
    expect(conflict.saved.map(({ text }) => text)).toContain("From the first tab");
    expect(texts.map(({ text }) => text)).toContain("From the second tab");
    expect(conflict.differences.map(({ name }) => name)).toEqual(["title", "excerpt", "markdown"]);
    const kept = await send({ ...page, version: conflict.version }, { excerpt: "From the second tab" });
    expect(kept.response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}#blog`);
    expect((await listed()).earlier).toHaveLength(2);
  });

  test("keeping one's own text takes nothing back that the other tab changed beside it", async () => {
    await made();
    const page = await open();
    await send(page, { metaDescription: "Changed in the first tab" });
    const { data } = await send(page, { excerpt: "Changed in the second tab" });
    expect(data.conflict.differences.map(({ name }) => name)).toEqual(["excerpt"]);
    await send({ ...page, version: data.conflict.version, texts: data.texts }, {});
    expect((await look()).blog).toMatchObject({
      metaDescription: "Changed in the first tab",
      excerpt: "Changed in the second tab",
    });
  });

  test("an old form with the text that is saved anyway, and a form without a change, write nothing", async () => {
    await made();
    const page = await open();
    await send(page, { excerpt: "The same" });
    for (const opened of [page, await open()]) {
      const { response } = await send(opened, { excerpt: "The same" });
      await expect(response).toSendToast("Nothing was changed");
    }
    expect((await listed()).earlier).toHaveLength(1);
  });

  test("an e-mail: its HTML and its one link follow, and it leads to the web alone", async () => {
    await made({ blog: email });
    const page = await open();
    expect((await send(page, { actionUrl: "javascript:alert(1)" })).data.error.actionUrl).toEqual([
      "Must be a web address",
    ]);
    await send(page, { subject: "Monday", actionLabel: "Get <it>", text: email.text.replace("It is", "It was") });
    const { email: shown } = await look();
    expect(shown).toMatchObject({ subject: "Monday", callToAction: { label: "Get <it>" } });
    expect(shown?.text).toContain("It was here.\n\nGet <it>: https://beanthere.example");
    expect(shown?.html).toContain('<a href="https://beanthere.example">Get &lt;it&gt;</a>');
    expect(await file("email.html")).toContain("It was here.");
  });

  test("ads: each line has its limit, and what was to be checked goes with the sentence", async () => {
    await made({ caption: ads });
    const page = await open("caption");
    expect(page.texts.map(({ name, limit }) => [name, limit])).toEqual([
      ["headline1", 30],
      ["headline2", 30],
      ["description1", 90],
      ["socialHeadline1", 40],
      ["socialText1", 125],
    ]);
    await send(page, { headline2: "Ready", description1: "In the post." }, { part: "caption" });
    const { ads: shown } = await look();
    expect(shown?.groups.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ["Autumn coffee", "Ready"],
      ["In the post."],
      ["It is here", "Our autumn coffee."],
    ]);
    expect(shown?.claimsToCheck).toEqual([]);
    expect(await file("ads.csv")).toContain("In the post.");
  });

  test("beyond an account's hourly limit it says so, keeps what was typed and saves nothing", async () => {
    await made();
    const [key, count] = [`edits:${user.id}`, getHourlyLimit(user.plan, "edits")];
    db.insert(attempts)
      .values({ key, count, windowEndsAt: new Date(Date.now() + 90_000) })
      .run();
    const { data, status: refused } = await send(await open(), { title: "Monday's roast" });
    expect(refused).toBe(429);
    expect(data.error).toEqual({ "": ["That is a lot of edits for one hour. Please try again in 2 minutes."] });
    expect(data.initialValue.title).toBe("Monday's roast");
    expect((await look()).blog?.title).toBe("Autumn, roasted");
    expect((await listed()).earlier).toEqual([]);
  });

  test("a picture's alt text", async () => {
    await made();
    await send(await open("image"), { altText: "قهوة ☕" }, { part: "image" });
    expect((await look()).image?.altText).toBe("قهوة ☕");
    expect(await file("alt-text.txt")).toBe("قهوة ☕\n");
  });

  test("how well a text keeps to its voice is measured again", async () => {
    await made();
    const voice = makeVoiceProfile(voiceSamples.casual);
    db.update(projects).set({ voice }).where(eq(projects.id, spark.projectId)).run();
    const stiff = "It is not here. However, we do not utilise old beans. You will not wait. We do not send it late.";
    await send(await open(), { markdown: stiff });
    const stored = db.select().from(parts).where(eq(parts.sparkId, spark.id)).all();
    const { voices } = await look();
    expect(voices.blog).toMatchObject({ isMeasuring: false, match: { departures: expect.any(Array) } });
    expect(stored.find(({ type }) => type === "blog")?.voiceMatch).toMatchObject({ ...voices.blog?.match });
  });
});

describe("versions", () => {
  test("are listed with who wrote them and when, the newest first", async () => {
    await made();
    expect(await listed()).toMatchObject({ present: { author: "Made by the built-in engine" }, earlier: [] });
    await send(await open(), { title: "One" });
    await send(await open(), { title: "Two" });
    const { present, earlier } = await listed();
    expect([present, ...earlier].map(({ author }) => author)).toEqual([
      "Edited by you",
      "Edited by you",
      "Made by the built-in engine",
    ]);
    expect(earlier[1]).toMatchObject({ at: "2026-01-01T00:00:00.000Z", replacedAt: expect.any(String) });

    const page = renderPage(versions.default, { loaderData: await listed() });
    const rows = [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([row]) => row.replace(/(<[^>]*>)+/g, "|"));
    const [second = "", first = ""] = earlier.map(({ replacedAt }) => formatMoment(replacedAt));
    expect(rows).toEqual([
      `|Edited by you, |${formatMoment(present.at)}|Current version|`,
      `|Edited by you, |${formatMoment(earlier[0]?.at ?? "")}|Replaced ${second}|Compare|`,
      `|Made by the built-in engine, |Jan 1, 2026, 12:00 AM UTC|Replaced ${first}|Compare|`,
    ]);
  });

  test("are compared word by word, and restored without losing the one that goes", async () => {
    await made();
    const before = await look();
    await send(await open(), { excerpt: "Our winter coffee is here." });
    const [{ id } = { id: 0 }] = (await listed()).earlier;
    const params = at("blog", { version: String(id) });
    const { data } = await answerOf<ComparedVersion>(version.loader, await signedInRequest(user, "/"), params);
    expect(data.differences).toEqual([
      {
        name: "excerpt",
        label: "Excerpt",
        changes: [
          { kind: "same", text: "Our " },
          { kind: "removed", text: "autumn" },
          { kind: "added", text: "winter" },
          { kind: "same", text: " coffee is here." },
        ],
      },
    ]);
    const html = renderPage(version.default, { loaderData: data });
    expect(html).toContain("<span>Our </span><del>autumn</del><ins>winter</ins><span> coffee is here.</span>");
    const press = async (seen: string) =>
      answerOf(version.action, await signedInRequest(user, "/", formPost({ version: seen })), params);
    const old = await press("0123456789abcdef");
    await expect(old.response).toSendToast(
      "This text has changed",
      "You see the newest versions. Look again, then decide.",
    );
    const { response } = await press(data.version);
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}#blog`);
    expect((await look()).blog).toEqual(before.blog);
    expect((await listed()).earlier).toMatchObject([{ author: "Edited by you" }]);
    expect((await press(data.version)).status).toBe(404);
  });

  test("show words in a row that were replaced as one stretch, and leave what stands between others", async () => {
    await made();
    await send(await open(), { title: "Autumn, roasted on Mondays and Fridays" });
    await send(await open(), { title: "Mondays are for roasting and long Fridays" });
    const [{ id } = { id: 0 }] = (await listed()).earlier;
    const params = at("blog", { version: String(id) });
    const { data } = await answerOf<ComparedVersion>(version.loader, await signedInRequest(user, "/"), params);
    const changes = data.differences.find(({ name }) => name === "title")?.changes;
    expect(changes).toEqual([
      { kind: "removed", text: "Autumn, roasted on Mondays" },
      { kind: "added", text: "Mondays are for roasting" },
      { kind: "same", text: " and " },
      { kind: "added", text: "long " },
      { kind: "same", text: "Fridays" },
    ]);
  });

  test("of a text are a hundred: the oldest goes with each one more, and what waits for an answer stays", async () => {
    await made();
    await send(await open(), { title: "One" });
    const part = findMadePart(spark.id, "blog");
    if (!part) throw new Error("The article is not made");
    const { id: partId, content, provenance } = part;
    const stored = () => db.select().from(partVersions).where(eq(partVersions.partId, partId)).all();
    db.update(partVersions).set({ isProposal: true }).where(eq(partVersions.partId, partId)).run();
    db.insert(partVersions)
      .values(Array.from({ length: mostVersions }, () => ({ partId, content, provenance: provenance ?? {} })))
      .run();
    expect(await listed("caption")).toMatchObject({ kept: null });
    const [waiting, oldest] = stored();
    await send(await open(), { title: "Two" });
    const kept = stored().map(({ id }) => id);
    expect(kept).toHaveLength(mostVersions + 1);
    expect(kept).toContain(waiting?.id);
    expect(kept).not.toContain(oldest?.id);
    const { earlier, kept: shown } = await listed();
    expect([earlier.length, shown]).toEqual([100, 100]);
  });

  test("of somebody else, of another part and of a part that is not made are not found", async () => {
    for (const handler of [edit.loader, versions.loader]) {
      expect((await answerOf(handler, await signedInRequest(user, "/"), at("blog"))).status).toBe(404);
    }
    await made();
    await send(await open(), { title: "One" });
    const [row] = db.select().from(partVersions).all().slice(-1);
    const id = String(row?.id);
    const stranger = await makeUser();
    const form = formPost({ version: (await open()).version, intent: "save", title: "Theirs" });
    for (const [who, part, chosen] of [
      [stranger, "blog", id],
      [user, "caption", id],
      [user, "poster", id],
      [user, "video", id],
    ] as const) {
      const params = at(part, { version: chosen });
      for (const [handler, init] of [
        [version.loader, {}],
        [version.action, form],
      ] as const) {
        expect((await answerOf(handler, await signedInRequest(who, "/", init), params)).status).toBe(404);
      }
    }
    for (const handler of [edit.loader, edit.action, versions.loader]) {
      const init = handler === edit.action ? form : {};
      expect((await answerOf(handler, await signedInRequest(stranger, "/", init), at("blog"))).status).toBe(404);
    }
    expect((await look()).blog?.title).toBe("One");
  });
});
