import { connectAnthropic } from "./adapters/anthropic";
import { connectFal } from "./adapters/fal";
import { connectGoogle } from "./adapters/google";
import { connectOpenai } from "./adapters/openai";
import { connectOpenaiCompatible } from "./adapters/openai-compatible";
import { getWaitingSeconds } from "./budget";
import type { HttpEdge } from "./http";
import { type ChainKind, listAskedModels } from "./list-asked-models";
import type { PictureModel, Provider, ProviderName, TextModel, VideoModel, VoiceModel } from "./ports";
import { getOwnServer, getTextTimeout, type ProviderSettings } from "./provider-settings";

/** The models to ask, each list in the order of asking. The built-in engine comes after the last and is not in them. */
export interface Providers {
  text: TextModel[];
  picture: PictureModel[];
  video: VideoModel[];
  voice: VoiceModel | null;
  /** Seconds that one spark may wait for them, clips apart. */
  waitingSeconds: number;
}

/** Connects whom the settings name, see `listAskedModels`. Sends nothing. */
export function connectProviders(settings: ProviderSettings, edge: HttpEdge): Providers {
  const connectChain = <Model>(
    kind: ChainKind,
    withModel: keyof ChosenModels,
    pick: (provider: Provider) => Model | undefined,
  ): Model[] =>
    listAskedModels(settings, kind)
      .map(({ engine, model }) => pick(connectProvider(engine, settings, edge, { [withModel]: model })))
      .filter((model) => model !== undefined);
  return {
    text: connectChain("text", "textModel", (provider) => provider.text),
    picture: connectChain("image", "pictureModel", (provider) => provider.picture),
    video: connectChain("video", "videoModel", (provider) => provider.video),
    voice: connectChain("voice", "voiceModel", (provider) => provider.voice)[0] ?? null,
    waitingSeconds: getWaitingSeconds(settings),
  };
}

interface ChosenModels {
  textModel?: string;
  pictureModel?: string;
  videoModel?: string;
  voiceModel?: string;
}

/** Connects one provider, with its usual models where none is named. Sends nothing. */
export function connectProvider(
  name: ProviderName,
  settings: ProviderSettings,
  network: HttpEdge,
  models: ChosenModels = {},
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
      return connectOpenaiCompatible({ edge, ...getOwnServer(settings), ...models });
  }
}
