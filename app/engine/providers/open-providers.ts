import { getWaitingSeconds } from "./budget";
import type { Providers } from "./connect-providers";
import type { HttpEdgeOptions } from "./http";
import { hasProvider, type ProviderSettings } from "./provider-settings";

/**
 * Connects the providers that the settings allow. The vendors' SDKs are loaded with the first key that is set: a worker without one
 * saves 40 MB and their loading time.
 */
export async function openProviders(
  settings: ProviderSettings,
  http: Pick<HttpEdgeOptions, "onErrorAnswer"> = {},
): Promise<Providers> {
  if (!hasProvider(settings))
    return { text: [], picture: [], video: [], voice: null, waitingSeconds: getWaitingSeconds(settings) };
  const [{ connectProviders }, { createHttpEdge }] = await Promise.all([
    import("./connect-providers"),
    import("./http"),
  ]);
  return connectProviders(settings, createHttpEdge(http));
}
