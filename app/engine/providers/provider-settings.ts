import type { EngineName } from "../engine";
import type { ProviderName } from "./ports";

/** Who is asked for one kind of content, and with which models. */
export interface ChainSettings {
  /** In the order of asking; null when nobody was named. What stands after 'embedded' is never asked. */
  engines: readonly EngineName[] | null;
  /** Models in the chain's order; a place without one has the default. */
  models: readonly string[];
  /** Models by whose they are, where they were chosen so. They win over the places. */
  modelOf?: Readonly<Partial<Record<ProviderName, string>>>;
}

export interface ProviderSettings {
  /** The one of "openai-compatible" is for `ownServer`. */
  keys: Partial<Record<ProviderName, string>>;
  /** Where an OpenAI-compatible server listens, which gets OpenAI's key. */
  openaiBaseUrl?: string;
  /** Where an OpenAI-compatible server listens that stands beside OpenAI and has a key of its own, or none; `openaiBaseUrl` wins. */
  ownServer?: string;
  /** Seconds that one call for a text may take; without it see `getTextTimeout`. */
  textTimeout?: number;
  text: ChainSettings;
  image: ChainSettings;
  video: ChainSettings;
  /** Without it: see `getVoiceChain`. */
  voice?: ChainSettings;
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
export function hasKey(name: ProviderName, { keys, openaiBaseUrl, ownServer, text, image }: ProviderSettings): boolean {
  const isNamed = (engine: EngineName) => [text, image].some(({ engines }) => engines?.includes(engine));
  switch (name) {
    case "openai-compatible":
      return openaiBaseUrl === undefined ? ownServer !== undefined : isNamed(name) || !isNamed("openai");
    case "openai":
      return keys.openai !== undefined && (openaiBaseUrl === undefined || isNamed(name));
    default:
      return keys[name] !== undefined;
  }
}

/** Those whose voices may be asked. Where nobody chose, whoever has a key may speak, unless films are kept to this machine. */
export const getVoiceChain = ({ video, voice }: ProviderSettings): ChainSettings =>
  voice ?? { engines: video.engines?.[0] === "embedded" ? ["embedded"] : null, models: [] };

/** Whether anybody can be asked at all. */
export const hasProvider = (settings: ProviderSettings): boolean => usualOrder.some((name) => hasKey(name, settings));

/** Whether a provider's voice is at hand: OpenAI alone has one. Sends nothing, and loads no vendor's SDK. */
export function hasVoice(settings: ProviderSettings): boolean {
  return orderProviders(getVoiceChain(settings).engines).includes("openai") && hasKey("openai", settings);
}

/** Those that may be asked for texts, in order: all but fal write them. */
const findTextProviders = (settings: ProviderSettings): ProviderName[] =>
  orderProviders(settings.text.engines).filter((name) => name !== "fal" && hasKey(name, settings));

/** Whether a provider is at hand that writes texts. Sends nothing, and loads no vendor's SDK. */
export function hasTextModel(settings: ProviderSettings): boolean {
  return findTextProviders(settings).length > 0;
}

/**
 * Seconds that one call for a text may take. An article of 1,200 words takes a vendor's slower models half a minute, and a small server
 * of one's own, which writes a few words a second, many minutes.
 */
const usualTextTimeouts = { vendor: 60, ownServer: 600 } as const;

/** Seconds that a provider has for one text. */
export function getTextTimeout(name: ProviderName, { textTimeout, openaiBaseUrl }: ProviderSettings): number {
  const isOwnServer = name === "openai-compatible" || (name === "openai" && openaiBaseUrl !== undefined);
  return textTimeout ?? usualTextTimeouts[isOwnServer ? "ownServer" : "vendor"];
}

/** Seconds that the slowest of those that may be asked has for one text; null when nobody writes texts but the built-in engine. */
export function findLongestTextTimeout(settings: ProviderSettings): number | null {
  const timeouts = findTextProviders(settings).map((name) => getTextTimeout(name, settings));
  return timeouts.length > 0 ? Math.max(...timeouts) : null;
}

/** Where the OpenAI-compatible server listens, and the key that it gets. */
export const getOwnServer = ({ keys, openaiBaseUrl, ownServer }: ProviderSettings) =>
  openaiBaseUrl === undefined
    ? { baseUrl: ownServer ?? "", apiKey: keys["openai-compatible"] }
    : { baseUrl: openaiBaseUrl, apiKey: keys.openai };
