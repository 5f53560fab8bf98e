import { defaultModels } from "./default-models";
import type { ProviderName } from "./ports";
import { type ChainSettings, getVoiceChain, hasKey, orderProviders, type ProviderSettings } from "./provider-settings";

/** What a provider is asked for, in the settings' words. */
export const chainKinds = ["text", "image", "video", "voice"] as const;
export type ChainKind = (typeof chainKinds)[number];

/** Who can make each kind at all. */
export const makers = {
  text: ["openai-compatible", "openai", "anthropic", "google"],
  image: ["openai-compatible", "openai", "google", "fal"],
  video: ["google", "fal"],
  voice: ["openai"],
} as const satisfies Record<ChainKind, readonly ProviderName[]>;

/** The settings' words for what `defaultModels` calls a picture. */
const defaultNames = { text: "text", image: "picture", video: "video", voice: "voice" } as const;

export const getChain = (settings: ProviderSettings, kind: ChainKind): ChainSettings =>
  kind === "voice" ? getVoiceChain(settings) : settings[kind];

/** The model that is asked where nobody chose one; undefined for who does not make that kind. */
export const findDefaultModel = (kind: ChainKind, name: ProviderName): string | undefined =>
  (defaultModels[name] as Partial<Record<string, string>>)[defaultNames[kind]];

/**
 * Who is asked for a kind of content and with which model, in order: those that are named, then the others with a key, unless
 * 'embedded' ends the chain. The built-in engine comes after the last.
 */
export function listAskedModels(
  settings: ProviderSettings,
  kind: ChainKind,
): { engine: ProviderName; model: string }[] {
  const { engines, models, modelOf } = getChain(settings, kind);
  const able: readonly ProviderName[] = makers[kind];
  return orderProviders(engines)
    .filter((name) => able.includes(name) && hasKey(name, settings))
    .filter((name) => kind !== "image" || engines?.includes(name) || mayPaint(name, settings))
    .map((engine, place) => ({
      engine,
      model: modelOf?.[engine] ?? models[place] ?? findDefaultModel(kind, engine) ?? "",
    }));
}

/** why: a server of one's own without a key is mostly one for texts; one that paints is named, or its model is. */
const mayPaint = (name: ProviderName, { keys, openaiBaseUrl, image }: ProviderSettings): boolean =>
  name !== "openai-compatible" ||
  (openaiBaseUrl !== undefined && (keys.openai !== undefined || image.models.length > 0));
