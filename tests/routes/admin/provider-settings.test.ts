import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { attempts, lastEvents, secrets, settings } from "#db/schema";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerWithModels, modelLists } from "#tests/mocks/offered-models";
import { replyWithText, vendors } from "#tests/mocks/providers";
import { renderPage } from "#tests/setup/render-page";
import { openProviders } from "~/engine/providers/open-providers";
import { checkSystem } from "~/features/administration/check-system.server";
import { listActs } from "~/features/administration/list-acts.server";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import * as page from "~/routes/admin/settings";
import { answerOf } from "../studio/answer-of";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

const own = structuredClone(config.providers);
let admin: User;
beforeEach(async () => {
  for (const table of [secrets, settings, attempts, lastEvents]) db.delete(table).run();
  admin = await makeUser({ isAdmin: true });
});
afterEach(() => {
  server.resetHandlers();
  Object.assign(config.providers, structuredClone(own));
});

type Rejected = { error: Record<string, string[]> };
const post = async (fields: Record<string, string>, who = admin) =>
  answerOf<Rejected>(page.action, await signedInRequest(who, "/settings", formPost(fields)));
async function show(actionData?: unknown) {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/settings"));
  return renderPage(page.default, { path: "/settings", loaderData: data, actionData }).replace(/<!-- -->/g, "");
}
const saveKey = (provider: string, apiKey: string) => post({ intent: "provider-key", provider, apiKey });
const listModels = async () => {
  const { text, picture, video, voice } = await openProviders(getProviderSettings());
  const name = ({ engine, model }: { engine: string; model: string }) => `${engine} ${model}`;
  return { text: text.map(name), picture: picture.map(name), video: video.map(name), voice: voice && name(voice) };
};

describe("who is asked", () => {
  test("is set for each kind with its models, holds for the next spark without a restart, and is in the log", async () => {
    await saveKey("openai", "sk-stored-openai-1111");
    await saveKey("anthropic", "sk-ant-stored-2222");
    await saveKey("fal", "fal-stored:3333");
    const { response } = await post({
      ...{ intent: "order-text", provider1: "anthropic", model1: "claude-of-choice", provider2: "openai" },
      ...{ provider3: "embedded" },
    });
    expect(response).toHaveRedirect("/settings#order-text");
    await expect(response).toSendToast("Order saved", "The next spark follows it.");
    await post({ intent: "order-image", provider1: "fal", model1: "fal-ai/of-choice", provider2: "embedded" });
    await post({ intent: "order-video", provider1: "embedded" });
    await post({ intent: "order-voice", provider1: "openai", model1: "tts-of-choice" });
    expect(await listModels()).toEqual({
      text: ["anthropic claude-of-choice", expect.stringMatching(/^openai gpt/)],
      picture: ["fal fal-ai/of-choice"],
      video: [],
      voice: "openai tts-of-choice",
    });
    expect(listActs().acts.map(({ subject }) => subject)).toContain(
      "Texts: Anthropic (claude-of-choice), then OpenAI, then the built-in engine",
    );
    const html = await show();
    expect(html).toMatch(
      /Texts<\/h3><p>Anthropic \(claude-of-choice\), then OpenAI \([^)]+\), then the built-in engine/,
    );
    expect(html).toContain('value="claude-of-choice"');
    await post({ intent: "forget-provider-key", provider: "anthropic" });
    expect((await listModels()).text).toEqual([expect.stringMatching(/^openai gpt/)]);
    expect(await show()).toContain("Passed over until there is a key: Anthropic.");
    await post({ intent: "order-text", provider1: "", model1: "" });
    expect((await listModels()).text).toEqual([expect.stringMatching(/^openai gpt/)]);
  });

  test.each([
    [{ intent: "order-text", provider1: "fal" }, "provider1", "Choose one of the list"],
    [{ intent: "order-image", provider1: "anthropic" }, "provider1", "Choose one of the list"],
    [{ intent: "order-voice", provider1: "nobody" }, "provider1", "Choose one of the list"],
    [{ intent: "order-text", provider1: "openai", provider2: "openai" }, "provider2", "This one is named twice"],
    [{ intent: "order-text", model2: "gpt-x" }, "provider2", "Choose whose model this is"],
    [
      { intent: "order-video", provider1: "embedded", provider2: "fal" },
      "provider2",
      "Nobody is asked after the built-in engine",
    ],
    [
      { intent: "order-text", provider1: "embedded", model1: "x" },
      "model1",
      "The built-in engine has no models to choose from",
    ],
    [{ intent: "order-text", provider1: "openai", model1: "two words" }, "model1", "A model’s name has no spaces"],
  ])("%j is refused beside its field, and nothing is set", async (fields, name, message) => {
    const { status, data } = await post(fields);
    expect([status, data.error[name]]).toEqual([400, [message]]);
    const html = await show(data);
    expect(html).toContain(message);
    expect(html).toMatch(/<details class="disclosure" open="">/);
    expect(db.select().from(settings).all()).toEqual([]);
  });

  test("that the environment sets wins, kind by kind, and is shown without a form", async () => {
    await saveKey("anthropic", "sk-ant-stored-2222");
    await post({ intent: "order-text", provider1: "anthropic", model1: "claude-of-choice" });
    await post({ intent: "order-image", provider1: "embedded" });
    Object.assign(config.providers, {
      keys: { ...own.keys, openai: "sk-environment-9999" },
      text: { engines: ["openai", "embedded"], models: ["gpt-of-the-environment"] },
    });
    expect(await listModels()).toMatchObject({ text: ["openai gpt-of-the-environment"], picture: [] });
    const html = await show();
    expect(html).toContain("Set by TEXT_PROVIDER and TEXT_MODEL where the site is started, which wins.");
    expect(html).not.toContain('value="order-text"');
    expect(html).toContain('value="order-image"');
  });
});

describe("a server of one's own", () => {
  const server1 = { intent: "own-server", address: "http://models.test/v1", apiKey: "own-server-key-7777" };

  test("is asked for texts beside OpenAI, with its own key, and a text may take as long as is set", async () => {
    await saveKey("openai", "sk-stored-openai-1111");
    await expect((await post({ ...server1, textTimeout: "900" })).response).toSendToast("Server saved");
    await post({ intent: "order-text", provider1: "openai-compatible", model1: "llama-of-choice" });
    expect(getProviderSettings()).toMatchObject({
      ownServer: "http://models.test/v1",
      textTimeout: 900,
      keys: { "openai-compatible": "own-server-key-7777", openai: "sk-stored-openai-1111" },
    });
    expect((await listModels()).text).toEqual(["openai-compatible llama-of-choice", expect.stringMatching(/^openai /)]);
    const html = await show();
    expect(html).toContain('value="http://models.test/v1"');
    expect(html).toMatch(/<strong>Own model server<\/strong><span[^>]*>Stored here, ends in 7777/);
    expect(html).not.toContain("own-server-key");
  });

  test("keeps its key when the path changes, and gives it to no other server", async () => {
    await post(server1);
    await post({ intent: "own-server", address: "http://models.test/api/v1" });
    expect(getProviderSettings().keys["openai-compatible"]).toBe("own-server-key-7777");
    const { response } = await post({ intent: "own-server", address: "http://elsewhere.test/v1" });
    await expect(response).toSendToast("Server saved", "The key of the former server was forgotten.");
    expect(getProviderSettings()).toMatchObject({ ownServer: "http://elsewhere.test/v1" });
    expect(getProviderSettings().keys["openai-compatible"]).toBeUndefined();
  });

  test.each([
    [{ address: "models.test" }, "address", /^Enter an address that begins with http/],
    [{ address: "ftp://models.test" }, "address", /^Enter an address/],
    [{ address: "http://me:secret@models.test/v1" }, "address", /without a name, a password/],
    [{ address: "http://169.254.169.254/latest" }, "address", /^This is no address of a model: it is link-local/],
    [{ address: "http://[::ffff:a9fe:a9fe]/v1" }, "address", /^This is no address of a model/],
    [{ textTimeout: "4" }, "textTimeout", /^Enter whole seconds from 5 to 3,600/],
    [{ apiKey: "two words here" }, "apiKey", /^A key has no spaces/],
  ])("%j is refused", async (fields, name, message) => {
    const { status, data } = await post({ intent: "own-server", ...fields });
    expect([status, data.error[name]?.[0]]).toEqual([400, expect.stringMatching(message)]);
    expect(db.select().from(settings).all()).toEqual([]);
  });

  test("of the environment wins, and neither stored key goes there", async () => {
    await saveKey("openai", "sk-stored-openai-1111");
    await post(server1);
    config.providers.openaiBaseUrl = "http://gateway.test/v1";
    const { ownServer, keys } = getProviderSettings();
    expect([ownServer, keys.openai, keys["openai-compatible"]]).toEqual([undefined, undefined, undefined]);
    const html = await show();
    expect(html).toMatch(/<dd>http:\/\/gateway\.test\/v1 <span[^>]*>\(set by OPENAI_BASE_URL/);
    expect(html).not.toContain('name="address"');
    await post({ intent: "own-server", textTimeout: "120" });
    config.providers.openaiBaseUrl = undefined;
    expect(getProviderSettings()).toMatchObject({
      ownServer: "http://models.test/v1",
      textTimeout: 120,
      keys: { "openai-compatible": "own-server-key-7777" },
    });
  });
});

describe("the test of a provider", () => {
  const key = "sk-ant-that-nobody-may-see-9d1c";
  const askForTest = (provider = "anthropic") => post({ intent: "test-provider", provider });
  const answers = (...names: string[]) =>
    server.use(
      answerWithModels("anthropic", names),
      http.post(vendors.anthropic.textUrl ?? "", () => replyWithText(vendors.anthropic, '{"word":"ready"}')),
    );

  test("says what the key offers, how long a call took and what it cost, and is in the log and the status", async () => {
    await saveKey("anthropic", key);
    answers("claude-sonnet-4-6", "claude-other");
    const { response } = await askForTest();
    expect(response).toHaveRedirect("/settings#provider-anthropic");
    await expect(response).toSendToast("The test went well");
    const html = await show();
    expect(html).toMatch(
      /claude-sonnet-4-6 answered in (?:less than )?\d+\.\d s\. It took 10 tokens in and 10 out: about \$0\.00018 by the price list/,
    );
    expect(html).toContain("2 models that the key of Anthropic offers");
    expect(html).toContain("<li>claude-other</li>");
    expect(html).toMatch(/Good<\/span> delivered [^(]+ago \(test: text, claude-sonnet-4-6\)\./);
    expect(html).not.toContain("nobody");
    expect(listActs().acts[0]).toMatchObject({
      what: "Tested a provider",
      subject: "Anthropic: good",
      admin: admin.email,
    });
    const checks = await checkSystem();
    expect(checks.find(({ name }) => name === "Anthropic")).toMatchObject({ state: "ok" });
    await saveKey("anthropic", "sk-ant-another-5555");
    expect(await show()).not.toContain("The last test");
  });

  test("warns of a model that is asked for and not offered, and of a price that is not known", async () => {
    await saveKey("anthropic", key);
    await post({ intent: "order-text", provider1: "anthropic", model1: "claude-of-tomorrow" });
    answers("claude-other");
    await expect((await askForTest()).response).toSendToast("The test went well");
    const html = await show();
    expect(html).toContain("claude-of-tomorrow, asked for texts, is not among the models of this key.");
    expect(html).toContain("It took 10 tokens in and 10 out; the price is not known here.");
  });

  test("tells a failure in plain words and the vendor's, and the status shows it", async () => {
    await saveKey("anthropic", key);
    const refuse = () =>
      HttpResponse.json(vendors.anthropic.error(`invalid x-api-key ${key}`, "authentication_error"), { status: 401 });
    server.use(http.get(modelLists.anthropic.url, refuse), http.post(vendors.anthropic.textUrl ?? "", refuse));
    await expect((await askForTest()).response).toSendToast("The test failed");
    const html = await show();
    expect(html).toMatch(
      /did not answer, after (?:less than )?\d\.\d s: The key was not accepted\. It said: “invalid x-api-key …”/,
    );
    expect(html).toContain("The list of models could not be had: The key was not accepted.");
    expect(html).toMatch(/Look at it<\/span> failed [^(]+ago \(test: the key was not accepted\)\./);
    expect(JSON.stringify(db.select().from(settings).all())).not.toContain(key);
  });

  test("is refused without a key, beyond twenty in an hour, and for anybody but an administrator", async () => {
    const { status, data } = await askForTest("fal");
    expect([status, data.error[""]]).toEqual([400, ["fal has no key in use to test."]]);
    expect(await show(data)).toContain("fal has no key in use to test.");
    expect((await post({ intent: "test-provider", provider: "fal" }, await makeUser())).response).toHaveRedirect("/");
    await saveKey("anthropic", key);
    answers("claude-sonnet-4-6");
    for (let count = 0; count < 20; count += 1) await askForTest();
    const limited = await askForTest();
    expect([limited.status, limited.data.error[""]?.[0]]).toEqual([
      429,
      expect.stringContaining("a lot of tests for one hour"),
    ]);
  });
});
