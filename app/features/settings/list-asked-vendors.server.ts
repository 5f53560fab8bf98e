import { getVoiceChain, hasKey, orderProviders } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "./provider-settings.server";
import { vendorNames } from "./vendor-names";

/** Whose models may be asked at this moment, by the names that people know; empty where everything is made here. */
export function listAskedVendors(): string[] {
  const settings = getProviderSettings();
  const chains = [settings.text, settings.image, settings.video, getVoiceChain(settings)];
  const asked = chains.flatMap(({ engines }) => orderProviders(engines)).filter((name) => hasKey(name, settings));
  return [...new Set(asked)].map((name) => vendorNames[name]);
}
