import { Writable } from "node:stream";
import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { goodAnswerTo, goodBlog } from "#tests/mocks/campaign-answers";
import { mockedEdge } from "#tests/mocks/provider-edge";
import { aPicture, testKey, vendors } from "#tests/mocks/providers";
import { createCampaignEngine } from "~/engine/campaign-engine";
import { embeddedEngine } from "~/engine/embedded/embedded-engine";
import type { ContentType } from "~/engine/engine";
import { connectProviders } from "~/engine/providers/connect-providers";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getReceipt } from "~/features/ledger/get-receipt.server";
import type { User } from "~/platform/auth/user";
import { WorkerStopping } from "~/platform/jobs/queue";
import { log } from "~/platform/log/log.server";
import { cancelSpark } from "./cancel-spark.server";
import { makeSpark } from "./make-spark.server";
import type { Spark } from "./spark";
import { findParts, findSpark } from "./spark.queries.server";

const logged = vi.hoisted(() => ({ lines: "" }));
// why: everything that would be logged at any level is looked through below.
vi.mock("~/platform/log/log.server", () => {
  const keep = new Writable({
    write(chunk, _, done) {
      logged.lines += String(chunk);
      done();
    },
  });
  return { log: pino({ level: "trace", base: undefined }, keep) };
});

const { openai } = vendors;
const idea = "A launch for our autumn single-origin with zebra stripes";
const server = setupServer();
let user: User;
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());
beforeEach(async () => {
  logged.lines = "";
  user = await makeUser({ sparks: 1000 });
});
afterEach(() => {
  server.resetHandlers();
  for (const secret of ["zebra", "worth getting up for", testKey, "vendor's own words"])
    expect(logged.lines).not.toContain(secret);
});

const texts = (respond: (body: string) => Response | Promise<Response>) =>
  server.use(http.post(openai.textUrl ?? "", async ({ request }) => respond(await request.clone().text())));
const pictures = (respond: () => Response) => server.use(http.post(openai.pictureUrl ?? "", respond));
const write = (body: string) => HttpResponse.json(openai.text(goodAnswerTo(body)));
const failWith = (status: number) => () => HttpResponse.json(openai.error("The vendor's own words"), { status });

/** As the worker puts it together, with a stand-in for the network. */
const unnamed = { engines: null, models: [] };
const settings = { keys: { openai: testKey }, text: unnamed, image: unnamed, video: unnamed };
const engine = () =>
  createCampaignEngine({
    providers: async () => connectProviders(settings, mockedEdge()),
    embedded: embeddedEngine,
    onTrouble: (trouble) => log.warn(trouble, "a provider did not deliver"),
  });

const quick = { look: 5, heartbeat: 20, ending: 10_000 };
async function made(contentTypes: ContentType[]): Promise<Spark> {
  const spark = await makeWaitingSpark(user, { contentTypes, prompt: idea });
  const signal = new AbortController().signal;
  await makeSpark(spark.documentId, { engine: engine(), signal, pace: quick });
  return findSpark(user, spark.id) ?? spark;
}
const partOf = (spark: Spark, type: ContentType) => findParts(spark.id).find((part) => part.type === type);
const settled = (spark: Spark) =>
  Object.fromEntries(getReceipt(spark.id).map(({ type, charged, returned }) => [type, { charged, returned }]));

test("a campaign by a provider is stored with who made it, and charged in full", async () => {
  const png = await aPicture();
  texts(write);
  pictures(() => HttpResponse.json(openai.picture?.(png)));
  const spark = await made(["blog", "caption", "image"]);
  expect(spark).toMatchObject({ status: "complete", userErrorMessage: null, plan: { headline: "Autumn in your cup" } });
  expect(partOf(spark, "blog")?.content).toMatchObject({ title: goodBlog.title });
  expect(partOf(spark, "caption")?.content).toHaveLength(10);
  for (const type of ["blog", "caption"] as const)
    expect(partOf(spark, type)?.provenance).toMatchObject({ engine: "openai", model: "gpt-5.4-mini" });
  expect(partOf(spark, "image")?.provenance).toMatchObject({ engine: "openai", model: "gpt-image-2" });
  for (const { charged, returned } of Object.values(settled(spark))) {
    expect(charged).toBeGreaterThan(0);
    expect(returned).toBe(0);
  }
});

test("when the provider is down the built-in engine stands in, says so, and the parts cost what they cost", async () => {
  texts(failWith(500));
  pictures(failWith(500));
  const spark = await made(["blog", "caption", "image"]);
  expect(spark.status).toBe("complete");
  for (const type of ["blog", "caption", "image"] as const)
    expect(partOf(spark, type)?.provenance).toMatchObject({
      engine: "embedded",
      fallbackFrom: [{ engine: "openai", reason: "unreachable" }],
    });
  for (const { charged, returned } of Object.values(settled(spark))) {
    expect(charged).toBeGreaterThan(0);
    expect(returned).toBe(0);
  }
  expect(logged.lines).toContain("The provider answered with status 500.");
});

test("what the provider's rules refuse is failed, told, and given back", async () => {
  texts(write);
  pictures(() => openai.pictureRefusal?.() ?? HttpResponse.error());
  const spark = await made(["caption", "image"]);
  expect(spark.status).toBe("complete");
  expect(partOf(spark, "image")).toMatchObject({ state: "failed", content: null });
  expect(spark.userErrorMessage).toMatch(/content rules.*those sparks are back/);
  expect(settled(spark).image).toMatchObject({ charged: 0 });
  expect(settled(spark).image?.returned).toBeGreaterThan(0);
});

test("a refused idea makes nothing and costs nothing", async () => {
  texts(() => HttpResponse.json(openai.refusal()));
  const before = getAvailableSparks(user.id);
  const spark = await made(["blog", "caption", "image"]);
  expect(spark.status).toBe("failed");
  expect(spark.userErrorMessage).toMatch(/content rules.*Nothing was charged/);
  expect(getAvailableSparks(user.id)).toBe(before);
});

test("a cancel in the middle of a call ends the spark at once and gives the sparks back", async () => {
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog"], prompt: idea });
  texts(async () => {
    cancelSpark(user, spark.id);
    await delay("infinite");
    return HttpResponse.json({});
  });
  await makeSpark(spark.documentId, { engine: engine(), signal: new AbortController().signal, pace: quick });
  expect(findSpark(user, spark.id)?.status).toBe("cancelled");
  expect(getAvailableSparks(user.id)).toBe(1000);
});

test("a spark that a stopped worker left goes on with the plan that it has, and no second one is asked for", async () => {
  const spark = await makeWaitingSpark(user, { contentTypes: ["caption"], prompt: idea });
  const asked = { plans: 0, captions: 0 };
  const stop = new AbortController();
  texts(async (body) => {
    if (body.includes("You plan marketing campaigns")) asked.plans += 1;
    else asked.captions += 1;
    if (asked.captions === 1) {
      stop.abort(new WorkerStopping());
      await delay("infinite");
    }
    return write(body);
  });
  const first = makeSpark(spark.documentId, { engine: engine(), signal: stop.signal, pace: quick });
  await expect(first).rejects.toThrow(WorkerStopping);
  await makeSpark(spark.documentId, { engine: engine(), signal: new AbortController().signal, pace: quick });
  expect(asked).toEqual({ plans: 1, captions: 2 });
  const made = findSpark(user, spark.id);
  expect(made).toMatchObject({ status: "complete", plan: { headline: "Autumn in your cup" } });
  expect(partOf(made ?? spark, "caption")?.provenance).toMatchObject({ engine: "openai" });
});
