import { hasKey, orderProviders } from "~/engine/providers/provider-settings";
import { getProviderSettings } from "./provider-settings.server";
import { vendorNames } from "./vendor-names";

const painters = ["openai", "google", "fal"] as const;

/** Whose key is in use for images, and its last four characters; null where they are drawn here. */
export function findImageKey(): { name: string; ending: string } | null {
  const settings = getProviderSettings();
  const asked = orderProviders(settings.image.engines).filter((name) => hasKey(name, settings));
  for (const name of painters.filter((painter) => asked.includes(painter))) {
    const key = settings.keys[name];
    if (key) return { name: vendorNames[name], ending: key.slice(-4) };
  }
  return null;
}
