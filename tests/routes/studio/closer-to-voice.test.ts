import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { parts, partVersions, projects } from "#db/schema";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { finishedPart, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { voiceSamples } from "#tests/factories/voice-samples";
import { renderPage } from "#tests/setup/render-page";
import { makeVoiceProfile } from "~/engine/voice/voice-profile";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { ResultPage } from "~/features/results/get-result-page.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { User } from "~/platform/auth/user";
import * as closer from "~/routes/studio/brand-voice.result";
import * as results from "~/routes/studio/results";
import { answerOf } from "./answer-of";

const stiff =
  "It is here, and it is not expensive at all. However, we do not utilise old beans. You will not wait for it. Order the autumn box. Do not miss it.";
const loose = { x: `${"Word ".repeat(50)}it is not.`, instagram: stiff };

/** Writes texts that a casual voice would put otherwise. */
const stiffEngine = testEngine({
  blog: async (type, options) => {
    const part = finishedPart(type, options.scratch);
    if (part.type !== "blog") return;
    const faq = { question: "Is it fresh?", answer: "It is always fresh, and we do not store it." };
    part.content = {
      ...part.content,
      markdown: `# Autumn, roasted\n\n${stiff} It is not 3 days old.\n\n## Questions\n\n### Is it fresh?\n\n${faq.answer}`,
      faqs: [faq],
      claimsToCheck: ["It is not 3 days old."],
    };
    await options.onPart(part);
  },
  caption: async (type, options) => {
    const part = finishedPart(type, options.scratch);
    if (part.type !== "caption") return;
    part.content = Object.entries(loose).map(([platform, text]) => ({
      platform,
      text: `${text} #doNot`,
      hook: "story",
      shortened: false,
    }));
    await options.onPart(part);
  },
});

let user: User;
let spark: Spark;
beforeEach(async () => {
  user = await makeUser();
  spark = await makeWaitingSpark(user, { contentTypes: ["blog", "caption"], specificCallToAction: "Do not miss it" });
});

const made = () => makeSpark(spark.documentId, { signal: new AbortController().signal, engine: stiffEngine });
const save = (voice: unknown) => db.update(projects).set({ voice }).where(eq(projects.id, spark.projectId)).run();
const params = () => ({ id: String(spark.projectId), sparkId: String(spark.id) });
const look = async () => (await answerOf<ResultPage>(results.loader, await signedInRequest(user, "/"), params())).data;
/** The page once its texts are measured, which is done beside the request. */
const shown = () =>
  vi.waitFor(async () => {
    const page = await look();
    expect(Object.values(page.voices).some((voice) => voice?.isMeasuring)).toBe(false);
    return page;
  });
const press = async (
  { action }: { action: typeof closer.action },
  fields: Record<string, string>,
  { who = user, at = params() } = {},
) => answerOf(action, await signedInRequest(who, "/", formPost(fields)), at);
const versions = () =>
  db
    .select()
    .from(partVersions)
    .innerJoin(parts, eq(parts.id, partVersions.partId))
    .where(eq(parts.sparkId, spark.id))
    .all().length;

const casual = makeVoiceProfile(voiceSamples.casual);

describe("a text beside the voice of its project", () => {
  test("says how well it matches and where it departs; without a voice it says nothing", async () => {
    await made();
    expect((await shown()).voices).toEqual({ blog: null, caption: null });
    save(casual);
    const { blog, caption } = (await shown()).voices;
    expect(blog?.match?.percent).toBeLessThan(80);
    expect(blog?.match?.departures).toContain("fewer contractions than you use");
    expect(caption?.match?.percent).toBeGreaterThan(0);
    expect(caption?.match?.percent).not.toBe(blog?.match?.percent);
    const html = renderPage(results.default, { path: "/", loaderData: await shown() });
    const said = html.replace(/<[^>]+>/g, "").replace(/<!-- -->/g, "");
    expect(said).toContain(`Matches your voice ${blog?.match?.percent}%: ${blog?.match?.departures.join("; ")}.`);
    expect(said).toContain(`Together they match your voice ${caption?.match?.percent}%`);
  });

  test("is measured beside the request that asks first, and stored: no later one measures it", async () => {
    await made();
    save(casual);
    expect((await look()).voices.blog).toMatchObject({ match: null, isMeasuring: true });
    const { blog } = (await shown()).voices;
    const stored = db.select().from(parts).where(eq(parts.sparkId, spark.id)).all();
    expect(stored.find((part) => part.type === "blog")?.voiceMatch).toMatchObject({ ...blog?.match });
    save({ ...casual, rules: casual.rules.slice(1) });
    expect((await look()).voices.blog?.isMeasuring).toBe(true);
  });

  test("that is made for a project with a voice is measured when it is made", async () => {
    save(casual);
    await made();
    expect((await look()).voices).toMatchObject({
      blog: { isMeasuring: false, match: { departures: expect.arrayContaining(["fewer contractions than you use"]) } },
      caption: { isMeasuring: false, match: { percent: expect.any(Number) } },
    });
  });

  test("is brought closer free of charge: call to action, numbers and hashtags stay, and the record says who did it", async () => {
    await made();
    save(casual);
    const [before, balance] = [await shown(), getAvailableSparks(user.id)];
    for (const type of ["blog", "caption"] as const) {
      const { response } = await press(closer, { type, version: before.voices[type]?.version ?? "" });
      expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}#${type}`);
      await expect(response).toSendToast(
        "Closer to your voice",
        "No sparks were charged. The earlier version is kept.",
      );
    }
    const after = await shown();
    expect(getAvailableSparks(user.id)).toBe(balance);
    expect(after.voices.blog?.match?.percent).toBeGreaterThan(before.voices.blog?.match?.percent ?? 100);
    expect(after.blog?.html).toMatch(/It's|don't|won't|isn't/);
    expect(after.blog?.html).toContain("Do not miss it.");
    expect(after.blog?.html).toContain(after.blog?.faqs[0]?.answer.replaceAll("&", "&amp;"));
    expect(after.blog?.claimsToCheck).toHaveLength(1);
    expect(after.blog?.claimsToCheck[0]).toContain("3 days old");
    for (const line of after.captions?.lines ?? []) {
      expect(line.text).toContain("#doNot");
      expect(line.count).toBeLessThanOrEqual(line.limit ?? 0);
    }
    expect(after.blog?.provenance).toMatchObject({
      ...before.blog?.provenance,
      revised: { engine: "embedded", at: expect.any(String) },
    });
    expect(after.versioned).toEqual(["blog", "caption"]);
  });

  test("is not changed twice by two presses, nor by a form that is old", async () => {
    await made();
    save(casual);
    const version = (await shown()).voices.caption?.version ?? "";
    await press(closer, { type: "caption", version });
    const first = await shown();
    const { response } = await press(closer, { type: "caption", version });
    await expect(response).toSendToast("This text has changed", "You see the newest version. Look again, then decide.");
    expect((await shown()).captions).toEqual(first.captions);
    expect(versions()).toBe(1);
  });

  test("that is as close as it gets stays, and the page says so", async () => {
    await made();
    save(casual);
    for (let n = 0; n < 4; n++)
      await press(closer, { type: "blog", version: (await shown()).voices.blog?.version ?? "" });
    const kept = versions();
    const { response } = await press(closer, { type: "blog", version: (await shown()).voices.blog?.version ?? "" });
    await expect(response).toSendToast(
      "As close as it gets",
      "What is left would change what the text says, so nothing was changed.",
    );
    expect(versions()).toBe(kept);
  });

  test("needs a voice", async () => {
    await made();
    save(casual);
    const version = (await shown()).voices.blog?.version ?? "";
    save(null);
    const { response } = await press(closer, { type: "blog", version });
    await expect(response).toSendToast("No brand voice", "Save a voice to the project first, in Brand Voice Analysis.");
    expect(versions()).toBe(0);
  });

  test("is 404 for a stranger, another project, a text that is not made and a made-up type", async () => {
    save(casual);
    expect((await press(closer, { type: "blog", version: "x" })).status).toBe(404);
    await made();
    const version = (await shown()).voices.blog?.version ?? "";
    for (const [fields, more] of [
      [{ type: "blog", version }, { who: await makeUser() }],
      [{ type: "blog", version }, { at: { ...params(), id: "999999" } }],
      [{ type: "image", version }, {}],
      [{ type: "video", version }, {}],
    ] as [Record<string, string>, object][]) {
      expect((await press(closer, fields, more)).status).toBe(404);
    }
    const { response } = await answerOf(closer.loader, await signedInRequest(user, "/"), params());
    expect(response).toHaveRedirect(`/project/${spark.projectId}/results/${spark.id}`);
    expect(versions()).toBe(0);
  });
});
