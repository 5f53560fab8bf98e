import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerWithModels, modelLists } from "#tests/mocks/offered-models";
import { aPicture, falPictureUrl, replyWithText, testKey, textVendors, vendors } from "#tests/mocks/providers";
import { publishedApi, publishedJson } from "#tests/mocks/published-api";
import { defaultModels } from "./default-models";
import type { ProviderName } from "./ports";
import type { ProviderSettings } from "./provider-settings";
import { testProvider } from "./test-provider";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unnamed = { engines: null, models: [] };
const settingsFor = (engine: ProviderName): ProviderSettings => ({
  keys: { [engine]: testKey },
  ...(engine === "openai-compatible" ? { ownServer: "http://models.test/v1/" } : {}),
  ...{ text: unnamed, image: unnamed, video: unnamed },
});
const run = (engine: ProviderName, settings = settingsFor(engine)) =>
  testProvider(engine, settings, { send: (url, init) => fetch(url, init) });

describe.each(textVendors.map((vendor) => [vendor.engine, vendor] as const))("%s", (engine, vendor) => {
  const model = (defaultModels[engine] as { text: string }).text;

  test("lists what its key offers, answers one word, and tells what it counted", async () => {
    const lists: Request[] = [];
    const bodies: string[] = [];
    server.use(
      answerWithModels(engine, ["model-b", model], lists),
      http.post(vendor.textUrl ?? "", async ({ request }) => {
        expect(vendor.keyIn(request)).toBe(testKey);
        bodies.push(await request.text());
        return replyWithText(vendor, '{"word":"ready"}');
      }),
    );
    const { offered, call, asked } = await run(engine);
    expect(offered).toEqual({ names: ["model-b", model].sort(), isWhole: true });
    expect(asked).toContainEqual({ kind: "text", model });
    expect(call).toMatchObject({ kind: "text", model, problem: null, seconds: expect.any(Number) });
    expect(call.tokens).toMatchObject({ input: 10, output: 10 });
    expect(vendor.keyIn(lists[0] as Request)).toBe(testKey);
    expect(bodies).toHaveLength(1);
    if (engine.startsWith("openai")) {
      const { url, headers, method } = lists[0] as Request;
      const sent = { method, path: new URL(url).pathname.replace(/^\/v1/, ""), query: new URL(url).searchParams };
      const check = publishedJson("openai.yaml");
      if (check) expect(check({ ...sent, header: (name) => headers.get(name), body: undefined })).toEqual([]);
      expect(publishedApi("openai.yaml")?.("/chat/completions", JSON.parse(bodies[0] ?? "")) ?? []).toEqual([]);
    }
  });

  test("a wrong key is told in the vendor's words, without the key", async () => {
    const refuse = () => HttpResponse.json(vendor.error(`Bad key:\n${testKey}`), { status: 401 });
    server.use(http.get(modelLists[engine].url, refuse), http.post(vendor.textUrl ?? "", refuse));
    const result = await run(engine);
    const problem = { reason: "wrong-key", said: "Bad key: …" };
    expect(result).toMatchObject({ offered: problem, call: { problem, price: null } });
    expect(JSON.stringify(result)).not.toContain(testKey);
  });
});

test("what a text cost is reckoned from the tokens and the price list; a model that is not in it has no price", async () => {
  const settings = { ...settingsFor("anthropic"), text: { engines: null, models: ["claude-sonnet-4-6"] } };
  server.use(
    answerWithModels("anthropic", []),
    http.post(vendors.anthropic.textUrl ?? "", () => replyWithText(vendors.anthropic, '{"word":"ready"}')),
  );
  const { call } = await run("anthropic", settings);
  // why this sum: the vendor asks 3 dollars for a million tokens in, and 15 for those out.
  expect(call.price).toEqual({ amount: expect.closeTo(10 * 3e-6 + 10 * 15e-6, 9), currency: "USD", unit: null });
  const unknown = { ...settings, text: { engines: null, models: ["a-model-of-tomorrow"] } };
  expect((await run("anthropic", unknown)).call).toMatchObject({ model: "a-model-of-tomorrow", price: null });
});

test("an unknown model, no quota, a vendor that is away and a list that is none are told apart, without a second try", async () => {
  const url = vendors.openai.textUrl ?? "";
  let calls = 0;
  const callWith = async (status: number, code?: string) => {
    server.use(
      answerWithModels("openai", []),
      http.post(url, () => {
        calls += 1;
        return HttpResponse.json(vendors.openai.error("No.", code), { status });
      }),
    );
    return (await run("openai")).call.problem;
  };
  expect(await callWith(404, "model_not_found")).toEqual({ reason: "unknown-model", said: "No." });
  expect(await callWith(429, "insufficient_quota")).toMatchObject({ reason: "quota" });
  expect(await callWith(503)).toMatchObject({ reason: "unreachable" });
  expect(calls).toBe(3);
  server.use(
    http.get(modelLists.openai.url, () => HttpResponse.json({ models: "all" })),
    http.post(url, () => HttpResponse.error()),
  );
  expect(await run("openai")).toMatchObject({
    offered: { reason: "internal", said: null },
    call: { problem: { reason: "unreachable", said: null } },
  });
});

test("lists of several pages are read to their end", async () => {
  const { url, answer } = modelLists.anthropic;
  server.use(
    http.get(url, ({ request }) => {
      const after = new URL(request.url).searchParams.get("after_id");
      return HttpResponse.json(after ? answer(["last"]) : { ...answer(["first"]), has_more: true });
    }),
    http.post(vendors.anthropic.textUrl ?? "", () => replyWithText(vendors.anthropic, '{"word":"ready"}')),
  );
  expect((await run("anthropic")).offered).toEqual({ names: ["first", "last"], isWhole: true });
});

test("fal, which writes nothing, makes one picture, and says itself what it costs", async () => {
  const png = await aPicture();
  const asked: Request[] = [];
  server.use(
    answerWithModels("fal", ["fal-ai/flux/dev"], asked),
    http.post("https://fal.run/*", () => HttpResponse.json(vendors.fal.picture?.(png))),
    http.get(falPictureUrl, () => HttpResponse.arrayBuffer(new Uint8Array(png).buffer)),
    http.get("https://api.fal.ai/v1/models/pricing", ({ request }) => {
      expect(vendors.fal.keyIn(request)).toBe(testKey);
      const endpoint_id = new URL(request.url).searchParams.get("endpoint_id");
      return HttpResponse.json({ prices: [{ endpoint_id, unit_price: 0.025, unit: "megapixels", currency: "USD" }] });
    }),
  );
  const { call, offered, asked: models } = await run("fal");
  expect(offered).toEqual({ names: ["fal-ai/flux/dev"], isWhole: true });
  expect(asked.map(({ url }) => new URL(url).searchParams.get("category"))).toEqual(["text-to-image", "text-to-video"]);
  expect(models.map(({ kind }) => kind)).toEqual(["image", "video"]);
  expect(call).toMatchObject({
    ...{ kind: "image", model: defaultModels.fal.picture, problem: null, tokens: null },
    price: { amount: 0.025, currency: "USD", unit: "megapixels" },
  });
});
