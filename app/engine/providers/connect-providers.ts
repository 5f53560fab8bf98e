import { connectAnthropic } from "./adapters/anthropic";
import { connectFal } from "./adapters/fal";
import { connectGoogle } from "./adapters/google";
import { connectOpenai } from "./adapters/openai";
import { connectOpenaiCompatible } from "./adapters/openai-compatible";
import { getWaitingSeconds } from "./budget";
import type { HttpEdge } from "./http";
import type { PictureModel, Provider, ProviderName, TextModel, VideoModel, VoiceModel } from "./ports";
import {
  type ChainSettings,
  getTextTimeout,
  getVoiceChain,
  hasKey,
  orderProviders,
  type ProviderSettings,
} from "./provider-settings";

/** The models to ask, each list in the order of asking. The built-in engine comes after the last and is not in them. */
export interface Providers {
  text: TextModel[];
  picture: PictureModel[];
  video: VideoModel[];
  voice: VoiceModel | null;
  /** Seconds that one spark may wait for them, clips apart. */
  waitingSeconds: number;
}

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
    orderProviders(engines)
      .filter((name) => hasKey(name, settings) && (engines?.includes(name) || isAllowed(name)))
      .filter((name) => pick(connect(name, settings, edge, {})))
      .map((name, index) => pick(connect(name, settings, edge, { [withModel]: models[index] })))
      .filter((model) => model !== undefined);
  const { keys, text, image, video } = settings;
  // why: a server at a base URL without a key is mostly one for texts; one that paints is named, or its model is.
  const mayPaint = (name: ProviderName) =>
    name !== "openai-compatible" || keys.openai !== undefined || image.models.length > 0;
  return {
    text: chainOf(text, (provider) => provider.text, "textModel"),
    picture: chainOf(image, (provider) => provider.picture, "pictureModel", mayPaint),
    video: chainOf(video, (provider) => provider.video, "videoModel"),
    voice: chainOf(getVoiceChain(settings), (provider) => provider.voice, "textModel")[0] ?? null,
    waitingSeconds: getWaitingSeconds(settings),
  };
}

function connect(
  name: ProviderName,
  settings: ProviderSettings,
  network: HttpEdge,
  models: { textModel?: string; pictureModel?: string; videoModel?: string },
): Provider {
  const { keys, openaiBaseUrl } = settings;
  const edge = network.within({ text: 1000 * getTextTimeout(name, settings) });
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
