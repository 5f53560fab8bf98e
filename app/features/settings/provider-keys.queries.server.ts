import type { ProviderSettings } from "~/engine/providers/provider-settings";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { type KeyedProvider, keyedProviders } from "./provider-key.schema";
import { requireAdministrator } from "./require-administrator";
import { findStoredKeys, mayUseStoredKey } from "./stored-keys.server";

/** What an administrator may see of a key: never the key. */
export interface ProviderKeyState {
  provider: KeyedProvider;
  /** Where the key in use comes from; null when there is none. */
  from: "environment" | "stored" | null;
  /** The last four characters of the key in use, to tell it from another. */
  ending: string | null;
  /** When a key was stored, in use or not. */
  savedAt: Date | null;
  /** False when a key is stored that this server's ENCRYPTION_KEY does not open. */
  opens: boolean;
}

/**
 * The state of every provider's key, in the list's order.
 * @throws NotAnAdministrator
 */
export function findProviderKeys(admin: User): ProviderKeyState[] {
  requireAdministrator(admin);
  const stored = new Map(findStoredKeys().map((entry) => [entry.provider, entry]));
  const environment: ProviderSettings["keys"] = config.providers.keys;
  return keyedProviders.map((provider) => {
    const own = environment[provider];
    const kept = stored.get(provider);
    const usable = mayUseStoredKey(provider) ? (kept?.key ?? null) : null;
    const key = own ?? usable;
    return {
      provider,
      from: own ? "environment" : usable ? "stored" : null,
      ending: key ? key.slice(-4) : null,
      savedAt: kept?.savedAt ?? null,
      opens: kept === undefined || kept.key !== null,
    };
  });
}
