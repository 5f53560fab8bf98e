import type { EngineName } from "../engine";
import { connectAnthropic } from "./adapters/anthropic";
import { connectFal } from "./adapters/fal";
import { connectGoogle } from "./adapters/google";
import { connectOpenai } from "./adapters/openai";
import { connectOpenaiCompatible } from "./adapters/openai-compatible";
import type { HttpEdge } from "./http";
import type { PictureModel, Provider, ProviderName, TextModel, VideoModel, VoiceModel } from "./ports";

/** Who is asked for one kind of content, and with which models. */
export interface ChainSettings {
  /** In the order of asking; null when nobody was named. What stands after 'embedded' is never asked. */
  engines: readonly EngineName[] | null;
  /** Models in the chain's order; a place without one has the default. */
  models: readonly string[];
}

export interface ProviderSettings {
  keys: { openai?: string; anthropic?: string; google?: string; fal?: string };
  /** Where an OpenAI-compatible server listens. */
  openaiBaseUrl?: string;
  text: ChainSettings;
  image: ChainSettings;
  video: ChainSettings;
}

/** The models to ask, each list in the order of asking. The built-in engine comes after the last and is not in them. */
export interface Providers {
  text: TextModel[];
  picture: PictureModel[];
  video: VideoModel[];
  voice: VoiceModel | null;
}

/** The order in which providers are asked that have a key and were not named. */
const usualOrder: readonly ProviderName[] = ["openai-compatible", "openai", "anthropic", "google", "fal"];

/**
 * Connects what the settings allow: for each kind the named chain first, then the other providers with a key that can do it, unless
 * the chain names 'embedded'. Sends nothing.
 */
export function connectProviders(settings: ProviderSettings, edge: HttpEdge): Providers {
  const chainOf = <Model>(
    { engines, models }: ChainSettings,
    pick: (provider: Provider) => Model | undefined,
    withModel: "textModel" | "pictureModel" | "videoModel",
    isAllowed: (name: ProviderName) => boolean = () => true,
  ): Model[] =>
    orderOf(engines)
      .filter((name) => hasKey(name, settings) && (engines?.includes(name) || isAllowed(name)))
      .filter((name) => pick(connect(name, settings, edge, {})))
      .map((name, index) => pick(connect(name, settings, edge, { [withModel]: models[index] })))
      .filter((model) => model !== undefined);
  const { keys, text, image, video } = settings;
  // why: a server at a base URL without a key is mostly one for texts; one that paints is named, or its model is.
  const mayPaint = (name: ProviderName) =>
    name !== "openai-compatible" || keys.openai !== undefined || image.models.length > 0;
  const anybody: ChainSettings = { engines: video.engines?.[0] === "embedded" ? ["embedded"] : null, models: [] };
  return {
    text: chainOf(text, (provider) => provider.text, "textModel"),
    picture: chainOf(image, (provider) => provider.picture, "pictureModel", mayPaint),
    video: chainOf(video, (provider) => provider.video, "videoModel"),
    voice: chainOf(anybody, (provider) => provider.voice, "textModel")[0] ?? null,
  };
}

function orderOf(named: readonly EngineName[] | null): ProviderName[] {
  const order: ProviderName[] = [];
  for (const engine of named ?? []) {
    if (engine === "embedded") return order;
    order.push(engine);
  }
  return [...new Set([...order, ...usualOrder])];
}

/** At a base URL OpenAI's key belongs to the server there: it speaks as OpenAI when that is named, else as a compatible one. */
function hasKey(name: ProviderName, { keys, openaiBaseUrl, text, image }: ProviderSettings): boolean {
  const isNamed = (engine: EngineName) => [text, image].some(({ engines }) => engines?.includes(engine));
  switch (name) {
    case "openai-compatible":
      return openaiBaseUrl !== undefined && (isNamed(name) || !isNamed("openai"));
    case "openai":
      return keys.openai !== undefined && (openaiBaseUrl === undefined || isNamed(name));
    default:
      return keys[name] !== undefined;
  }
}

function connect(
  name: ProviderName,
  { keys, openaiBaseUrl }: ProviderSettings,
  edge: HttpEdge,
  models: { textModel?: string; pictureModel?: string; videoModel?: string },
): Provider {
  switch (name) {
    case "openai":
      return connectOpenai({ edge, apiKey: keys.openai, baseUrl: openaiBaseUrl, ...models });
    case "anthropic":
      return connectAnthropic({ edge, apiKey: keys.anthropic, ...models });
    case "google":
      return connectGoogle({ edge, apiKey: keys.google, ...models });
    case "fal":
      return connectFal({ edge, apiKey: keys.fal, ...models });
    case "openai-compatible":
      return connectOpenaiCompatible({ edge, apiKey: keys.openai, baseUrl: openaiBaseUrl ?? "", ...models });
  }
}
