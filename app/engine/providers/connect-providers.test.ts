import { expect, test } from "vitest";
import { mockedEdge } from "#tests/mocks/provider-edge";
import type { EngineName } from "../engine";
import { connectProviders } from "./connect-providers";
import { defaultModels } from "./default-models";
import { openProviders } from "./open-providers";
import { hasVoice, type ProviderSettings } from "./provider-settings";

const unnamed = { engines: null, models: [] };
const named = (...engines: EngineName[]) => ({ engines, models: [] });
const all = { openai: "key-o", anthropic: "key-a", google: "key-g", fal: "key-f" };
const base = "http://localhost:11434/v1";

const settingsWith = (given: Partial<ProviderSettings>): ProviderSettings => ({
  keys: {},
  text: unnamed,
  image: unnamed,
  video: unnamed,
  ...given,
});

function chains(given: Partial<ProviderSettings>) {
  const settings = settingsWith(given);
  const { text, picture, video, voice } = connectProviders(settings, mockedEdge());
  const names = (models: { engine: string }[]) => models.map(({ engine }) => engine).join(" ");
  return { text: names(text), picture: names(picture), video: names(video), voice: voice?.engine ?? null };
}

test.each<[string, Partial<ProviderSettings>, ReturnType<typeof chains>]>([
  ["no key", {}, { text: "", picture: "", video: "", voice: null }],
  [
    "all keys",
    { keys: all },
    { text: "openai anthropic google", picture: "openai google fal", video: "google fal", voice: "openai" },
  ],
  [
    "a named provider first",
    { keys: all, text: named("google"), image: named("fal", "google") },
    { text: "google openai anthropic", picture: "fal google openai", video: "google fal", voice: "openai" },
  ],
  [
    "'embedded' as the chain's end",
    { keys: all, text: named("anthropic", "embedded"), image: named("embedded"), video: named("embedded") },
    { text: "anthropic", picture: "", video: "", voice: null },
  ],
  [
    "a base URL alone: texts",
    { openaiBaseUrl: base },
    { text: "openai-compatible", picture: "", video: "", voice: null },
  ],
  [
    "a base URL and a picture model",
    { openaiBaseUrl: base, image: { engines: null, models: ["flux"] } },
    { text: "openai-compatible", picture: "openai-compatible", video: "", voice: null },
  ],
  [
    "a base URL that is named for pictures",
    { openaiBaseUrl: base, image: named("openai-compatible") },
    { text: "openai-compatible", picture: "openai-compatible", video: "", voice: null },
  ],
  [
    "a key for a base URL: it is that server's, not OpenAI's",
    { openaiBaseUrl: base, keys: { openai: "key-o" } },
    { text: "openai-compatible", picture: "openai-compatible", video: "", voice: null },
  ],
  [
    "a gateway that is named as OpenAI",
    { openaiBaseUrl: base, keys: { openai: "key-o" }, text: named("openai") },
    { text: "openai", picture: "openai", video: "", voice: "openai" },
  ],
])("%s", (_, given, expected) => {
  expect(chains(given)).toEqual(expected);
  expect(hasVoice(settingsWith(given))).toBe(expected.voice !== null);
});

test("models belong to the chain's places, and a place without one has the default", () => {
  const text = { engines: ["anthropic", "openai"] as const, models: ["claude-of-choice"] };
  const settings = { keys: all, text, image: unnamed, video: unnamed };
  const { text: models } = connectProviders(settings, mockedEdge());
  expect(models.slice(0, 2).map(({ model }) => model)).toEqual(["claude-of-choice", defaultModels.openai.text]);
});

test("a model that was chosen by its provider stays its own where who stands before has no key", () => {
  const text = {
    engines: ["anthropic", "openai"] as const,
    models: [],
    modelOf: { anthropic: "claude-c", openai: "gpt-c" },
  };
  const voice = { engines: ["openai"] as const, models: [], modelOf: { openai: "voice-c" } };
  const settings = settingsWith({ keys: { openai: "key-o", google: "key-g" }, text, voice });
  const { text: models, voice: speaker } = connectProviders(settings, mockedEdge());
  expect(models.map(({ model }) => model)).toEqual(["gpt-c", defaultModels.google.text]);
  expect(speaker?.model).toBe("voice-c");
});

test("a server of one's own beside OpenAI is asked for texts first, for pictures where it is named", () => {
  const keys = { openai: "key-o" };
  expect(chains({ keys, ownServer: base })).toMatchObject({ text: "openai-compatible openai", picture: "openai" });
  expect(chains({ ownServer: base, image: named("openai-compatible") })).toMatchObject({
    picture: "openai-compatible",
    voice: null,
  });
});

test("without a key nobody is asked", async () => {
  const settings = { keys: { openai: undefined }, text: unnamed, image: unnamed, video: unnamed };
  expect(await openProviders(settings)).toMatchObject({ text: [], picture: [], video: [], voice: null });
});
