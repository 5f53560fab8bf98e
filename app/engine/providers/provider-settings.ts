import type { EngineName } from "../engine";
import type { ProviderName } from "./ports";

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

/** The order in which providers are asked that have a key and were not named. */
const usualOrder: readonly ProviderName[] = ["openai-compatible", "openai", "anthropic", "google", "fal"];

/** In the order of asking: those that are named, then the others, unless 'embedded' ends the list. */
export function orderProviders(named: readonly EngineName[] | null): ProviderName[] {
  const order: ProviderName[] = [];
  for (const engine of named ?? []) {
    if (engine === "embedded") return order;
    order.push(engine);
  }
  return [...new Set([...order, ...usualOrder])];
}

/**
 * Whether the settings let a provider be asked at all. At a base URL OpenAI's key belongs to the server there: it speaks as OpenAI when
 * that is named, else as a compatible one.
 */
export function hasKey(name: ProviderName, { keys, openaiBaseUrl, text, image }: ProviderSettings): boolean {
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

/**
 * Those whose voices may be asked. Voices have no chain of their own: whoever has a key may speak, unless films are kept to this
 * machine.
 */
export const getVoiceChain = ({ video }: ProviderSettings): ChainSettings => ({
  engines: video.engines?.[0] === "embedded" ? ["embedded"] : null,
  models: [],
});

/** Whether a provider's voice is at hand: OpenAI alone has one. Sends nothing, and loads no vendor's SDK. */
export function hasVoice(settings: ProviderSettings): boolean {
  return orderProviders(getVoiceChain(settings).engines).includes("openai") && hasKey("openai", settings);
}

/** Whether a provider is at hand that writes texts: all but fal do. Sends nothing, and loads no vendor's SDK. */
export function hasTextModel(settings: ProviderSettings): boolean {
  return orderProviders(settings.text.engines).some((name) => name !== "fal" && hasKey(name, settings));
}
