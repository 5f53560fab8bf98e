import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, test } from "vitest";
import { jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { beanThere, makeProject, makeWaitingSpark, sparkInput } from "#tests/factories/sparks";
import { hang, testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { PartFailure } from "~/engine/engine";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { cancelSpark } from "~/features/sparks/cancel-spark.server";
import { claimSpark } from "~/features/sparks/claim-spark.server";
import { getBrief } from "~/features/sparks/get-brief.server";
import { makeSpark } from "~/features/sparks/make-spark.server";
import { findSpark } from "~/features/sparks/spark.queries.server";
import { sparkTimeLimits } from "~/features/sparks/spark-limits.server";
import type { User } from "~/platform/auth/user";
import * as project from "~/routes/api/project";
import * as projects from "~/routes/api/projects";
import * as spark from "~/routes/api/spark";
import * as sparks from "~/routes/api/sparks";
import * as status from "~/routes/api/status";

type Handler = (given: ActionFunctionArgs & LoaderFunctionArgs) => unknown;

/** What a caller gets, returned or thrown. */
async function answered(handler: Handler, request: Request, params: Record<string, string> = {}): Promise<Response> {
  const given = { request, params, context: {}, unstable_pattern: "" };
  const result = await Promise.resolve()
    .then(() => handler(given))
    .catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result;
  throw result;
}

/** Milliseconds: looks often whether a spark was cancelled. */
const pace = { ...sparkTimeLimits, look: 10, heartbeat: 10 };

let user: User;
let stranger: User;
beforeEach(async () => {
  [user, stranger] = [await makeUser(), await makeUser()];
});

const get = (who: User, path: string) => signedInRequest(who, path);
const post = (who: User, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const init = jsonPost(body);
  return signedInRequest(who, path, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
};

describe("/api/projects", () => {
  test("makes a project and answers with both names of the doubled fields", async () => {
    const sent = {
      ...beanThere,
      brandVoice: "Warm",
      problemBeingSolved: "Supermarket coffee is stale",
      facts: "Open daily\n12 Mill Lane",
    };
    const made = await answered(projects.action, await post(user, "/api/projects", sent));
    expect(made.status).toBe(201);
    const body = await made.json();
    expect(body).toEqual({
      id: expect.any(Number),
      ...sent,
      url: sent.websiteUrl,
      callToAction: sent.defaultCallToAction,
      seoKeywords: sent.defaultSeoKeywords,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await (await answered(projects.loader, await get(user, "/api/projects"))).json()).toEqual([body]);
    const one = await answered(project.loader, await get(user, `/api/projects/${body.id}`), { id: String(body.id) });
    expect(await one.json()).toEqual(body);
  });

  test("answers 400 with the messages beside the fields", async () => {
    const answer = await answered(
      projects.action,
      await post(user, "/api/projects", { name: 7, description: "short" }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: {
        description: ["Description must be at least 10 characters"],
        targetAudience: ["Target audience is required"],
      },
    });
  });

  test.each(["0", "-1", "07", "1e3", "x", "9".repeat(30), "1 or 1=1"])("has no project %s", async (id) => {
    expect((await answered(project.loader, await get(user, "/api/projects/x"), { id })).status).toBe(404);
  });

  const call = async (who: User, method: string, id: number, body?: unknown) =>
    answered(
      project.action,
      await signedInRequest(who, `/api/projects/${id}`, { ...(body ? jsonPost(body) : {}), method }),
      { id: String(id) },
    );

  test("changes a project by PUT, under either name of the doubled fields, and completes its address", async () => {
    const made = makeProject(user, { brandVoice: "Warm" });
    const { websiteUrl: _, defaultCallToAction: __, ...rest } = beanThere;
    const changed = await call(user, "PUT", made.id, {
      ...rest,
      name: "Tea There",
      url: "tea.example",
      callToAction: "Sip",
      facts: "Open daily\n",
    });
    expect(changed.status).toBe(200);
    const body = await changed.json();
    expect(body).toMatchObject({
      id: made.id,
      name: "Tea There",
      websiteUrl: "https://tea.example",
      defaultCallToAction: "Sip",
      brandVoice: null,
      facts: "Open daily",
    });
    const read = await answered(project.loader, await get(user, `/api/projects/${made.id}`), { id: String(made.id) });
    expect(await read.json()).toEqual(body);
  });

  test("answers 400 to a PUT that empties a field, in the words of the settings", async () => {
    const made = makeProject(user);
    const refused = await call(user, "PUT", made.id, { ...beanThere, description: "", websiteUrl: "beans" });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({
      description: ["Project description is required"],
      websiteUrl: ["Must be a valid URL"],
    });
  });

  test("deletes a project by DELETE", async () => {
    const made = makeProject(user);
    expect((await call(user, "DELETE", made.id)).status).toBe(200);
    expect((await call(user, "DELETE", made.id)).status).toBe(404);
    expect(await (await answered(projects.loader, await get(user, "/api/projects"))).json()).toEqual([]);
  });

  test("answers 404 for a stranger's and 405 for what it does not do", async () => {
    const { id } = makeProject(stranger);
    const params = { id: String(id) };
    expect((await answered(project.loader, await get(user, `/api/projects/${id}`), params)).status).toBe(404);
    expect((await call(user, "PUT", id, beanThere)).status).toBe(404);
    expect((await call(user, "DELETE", id)).status).toBe(404);
    expect((await answered(project.loader, await get(stranger, `/api/projects/${id}`), params)).status).toBe(200);
    const change = await call(stranger, "PATCH", id, beanThere);
    expect(change.status).toBe(405);
    expect(change.headers.get("Allow")).toBe("GET, PUT, DELETE");
  });
});

describe("/api/sparks", () => {
  test("makes a spark and answers 201 with its ids", async () => {
    const { id: projectId } = makeProject(user);
    const body = { projectId, prompt: "A launch for our autumn single-origin", contentTypes: ["caption"] };
    const made = await answered(sparks.action, await post(user, "/api/sparks", body));
    expect(made.status).toBe(201);
    const answer = await made.json();
    expect(answer).toEqual({ id: expect.any(Number), documentId: expect.any(String), projectId, status: "pending" });
    const read = await answered(spark.loader, await get(user, `/api/sparks/${answer.id}`), { id: String(answer.id) });
    expect(await read.json()).toMatchObject({
      ...body,
      documentId: answer.documentId,
      sceneSetting: null,
      mainCharacter: null,
    });
    const list = await (await answered(sparks.loader, await get(user, "/api/sparks"))).json();
    expect(list.map((one: { id: number }) => one.id)).toEqual([answer.id]);
  });

  test("takes a template's format and gives it back; that of articles and posts is none", async () => {
    const body = sparkInput(makeProject(user));
    for (const [format, kept] of [
      ["email", "email"],
      ["ad", "ad"],
      ["article", null],
      ["social", null],
    ]) {
      const { id } = await (await answered(sparks.action, await post(user, "/api/sparks", { ...body, format }))).json();
      const read = await answered(spark.loader, await get(user, `/api/sparks/${id}`), { id: String(id) });
      expect((await read.json()).format).toBe(kept);
    }
    const refused = await answered(sparks.action, await post(user, "/api/sparks", { ...body, format: "poem" }));
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({ format: ["Unknown format"] });
  });

  test("takes stated facts and gives them back: null is left to the reader, empty says that there is none", async () => {
    const brand = makeProject(user);
    const given = { what: " two-for-one\n pasta ", offer: "", when: null, proof: [" 4.8 of 5 ", ""], steps: [] };
    const kept = { what: "two-for-one pasta", offer: null, proof: ["4.8 of 5"], steps: [] };
    for (const [stated, facts] of [
      [given, kept],
      [{ when: "" }, { when: null }],
    ]) {
      const body = { ...sparkInput(brand), facts: stated };
      const { id } = await (await answered(sparks.action, await post(user, "/api/sparks", body))).json();
      const read = await answered(spark.loader, await get(user, `/api/sparks/${id}`), { id: String(id) });
      expect((await read.json()).facts).toEqual(facts);
      const stored = findSpark(user, id);
      expect(stored && getBrief(stored, ["blog"]).facts).toEqual(facts);
    }
  });

  test.each([
    ["a text", "20% off", "facts", "Must be an object"],
    ["a number as a fact", { offer: 20 }, "facts.offer", "Must be text"],
    ["a text where a list belongs", { steps: "One, two" }, "facts.steps", "Must be a list of texts"],
    ["a long fact", { what: "x".repeat(501) }, "facts.what", "Must be 500 characters or fewer"],
    ["many lines", { proof: Array(21).fill("4.8 of 5") }, "facts.proof", "Must be 20 lines or fewer"],
    ["a long line", { steps: ["x".repeat(501)] }, "facts.steps.0", "Must be 500 characters or fewer"],
  ])("answers 400 to facts that are %s, and makes nothing", async (_, facts, field, message) => {
    const body = { ...sparkInput(makeProject(user)), facts };
    const refused = await answered(sparks.action, await post(user, "/api/sparks", body));
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual({ [field]: [message] });
    expect(getAvailableSparks(user.id)).toBe(5000);
  });

  test("answers a repeat of the same key with the first spark, and charges nothing", async () => {
    const body = sparkInput(makeProject(user));
    const send = async () => answered(sparks.action, await post(user, "/api/sparks", body, { "Idempotency-Key": "k" }));
    const [first, again] = [await send(), await send()];
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    expect(getAvailableSparks(user.id)).toBe(4750);
  });

  test.each([
    ["idea", { prompt: "A quite different idea for a campaign" }],
    ["choice of types", { contentTypes: ["blog"] }],
    ["detail", { visualStyle: "Hand-lettered" }],
    ["fact", { facts: { offer: "20% off" } }],
  ] as const)("answers 422 when a key comes back with another %s, and makes nothing", async (_, other) => {
    const body = sparkInput(makeProject(user));
    const send = async (sent: object) =>
      answered(sparks.action, await post(user, "/api/sparks", sent, { "Idempotency-Key": "k" }));
    await send(body);
    const refused = await send({ ...body, ...other });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ message: expect.stringContaining("nothing was made or charged") });
    expect(getAvailableSparks(user.id)).toBe(4750);
    const list = await (await answered(sparks.loader, await get(user, "/api/sparks"))).json();
    expect(list).toHaveLength(1);
  });

  test("lists a spark that lost a part with what was charged and how each part ended", async () => {
    const { id, documentId } = await makeWaitingSpark(user, { contentTypes: ["blog", "image"] });
    const engine = testEngine({
      image: (type, options) => options.onFailure(type, new PartFailure("disk-full", "No room.")),
    });
    await makeSpark(documentId, { engine, signal: new AbortController().signal });
    const shown = { id, status: "complete", charged: 200, parts: { blog: "completed", image: "failed" } };
    const list = await answered(sparks.loader, await get(user, "/api/sparks"));
    expect(await list.json()).toEqual([expect.objectContaining(shown)]);
    const one = await answered(spark.loader, await get(user, `/api/sparks/${id}`), { id: String(id) });
    expect(await one.json()).toMatchObject(shown);
  });

  test("answers 402 with what is needed and what is there", async () => {
    const poor = await makeUser({ sparks: 40 });
    const answer = await answered(sparks.action, await post(poor, "/api/sparks", sparkInput(makeProject(poor))));
    expect(answer.status).toBe(402);
    const message =
      "You don't have enough sparks for this generation. Please upgrade your plan or purchase additional credits.";
    expect(await answer.json()).toEqual({ message, needed: 250, available: 40 });
  });

  test("answers 404 for a stranger's project, 400 for a foreign picture, and writes nothing", async () => {
    const foreign = await answered(sparks.action, await post(user, "/api/sparks", sparkInput(makeProject(stranger))));
    expect(foreign.status).toBe(404);
    const picture = sparkInput(makeProject(user), { productImageUrl: `/media/${"a".repeat(32)}` });
    const refused = await answered(sparks.action, await post(user, "/api/sparks", picture));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty("errors.productImageUrl");
    expect(getAvailableSparks(user.id)).toBe(5000);
  });
});

describe("/api/status", () => {
  test("says of a waiting spark that nothing is there yet", async () => {
    const { documentId } = await makeWaitingSpark(user);
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    expect(await answer.json()).toEqual({
      status: "pending",
      progress: "Analyzing prompt 0%",
      userErrorMessage: null,
      imageUrl: null,
      captionOptions: null,
      blogContent: null,
      videoClips: null,
      parts: { blog: "pending", caption: "pending" },
    });
  });

  test("says of one in the making that it is processing", async () => {
    const { documentId } = await makeWaitingSpark(user);
    claimSpark(documentId, new Date());
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    expect(await answer.json()).toMatchObject({ status: "processing", blogContent: null });
  });

  test("says of a cancelled one that it failed, and why, since callers wait for nothing else", async () => {
    const { id, documentId } = await makeWaitingSpark(user);
    cancelSpark(user, id);
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    expect(await answer.json()).toMatchObject({
      status: "failed",
      progress: "Cancelled 0%",
      userErrorMessage: expect.stringMatching(/cancel/i),
      parts: { blog: "cancelled", caption: "cancelled" },
    });
  });

  test("says of a failed one that nothing of it is done", async () => {
    const { documentId } = await makeWaitingSpark(user, { contentTypes: ["image"] });
    const engine = testEngine({
      image: (type, options) => options.onFailure(type, new PartFailure("disk-full", "No room.")),
    });
    await makeSpark(documentId, { engine, signal: new AbortController().signal });
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    expect(await answer.json()).toMatchObject({ status: "failed", progress: "Content Generation Failed 0%" });
  });

  test("says of one that was cancelled with something made that it is complete, with what there is", async () => {
    const { id, documentId } = await makeWaitingSpark(user, { contentTypes: ["blog", "video"] });
    const engine = testEngine({
      video: (...given) => {
        cancelSpark(user, id);
        return hang(...given);
      },
    });
    await makeSpark(documentId, { engine, signal: new AbortController().signal, pace });
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    expect(await answer.json()).toMatchObject({
      status: "complete",
      progress: "Finalizing content 100%",
      userErrorMessage: expect.stringContaining("You cancelled this."),
      blogContent: expect.stringContaining("Autumn"),
      parts: { blog: "completed", video: "cancelled" },
    });
  });

  test("gives everything of a finished one", async () => {
    const { documentId } = await makeWaitingSpark(user, { contentTypes: ["blog", "image", "caption", "video"] });
    await makeSpark(documentId, { engine: testEngine(), signal: new AbortController().signal });
    const answer = await answered(status.loader, await get(user, `/api/status/${documentId}`), { documentId });
    const file = expect.stringMatching(/^\/media\/[0-9a-f]{32}$/);
    expect(await answer.json()).toEqual({
      status: "complete",
      progress: "Finalizing content 100%",
      userErrorMessage: null,
      imageUrl: file,
      captionOptions: ["Ready for autumn?"],
      blogContent: "# Autumn, roasted\n\nIt is here.",
      videoClips: [
        { url: file, script: "Autumn is here." },
        { url: file, script: "Order the box." },
      ],
      parts: { blog: "completed", image: "completed", caption: "completed", video: "completed" },
    });
  });

  test("answers 404 for a stranger's and a made-up document", async () => {
    const { documentId } = await makeWaitingSpark(stranger);
    for (const asked of [documentId, "made-up"]) {
      const answer = await answered(status.loader, await get(user, `/api/status/${asked}`), { documentId: asked });
      expect(answer.status).toBe(404);
    }
  });
});

test.each([
  ["projects", projects.loader],
  ["a project", project.loader],
  ["sparks", sparks.loader],
  ["a spark", spark.loader],
  ["a status", status.loader],
] as [string, Handler][])("a visitor who asks for %s gets 401", async (_, loader) => {
  const answer = await answered(loader, visitorRequest("/api/x"), { id: "1", documentId: "x" });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: "Unauthorized" });
});
