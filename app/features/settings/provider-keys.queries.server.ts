import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { type KeyedProvider, keyedProviders } from "./provider-key.schema";
import { requireAdministrator } from "./require-administrator";
import { storedKeys } from "./stored-keys.server";

/** What an administrator may see of a key: never the key. */
export interface ProviderKeyState {
  provider: KeyedProvider;
  /** Where the key in use comes from; null when there is none. */
  from: "environment" | "stored" | null;
  /** The key's last four characters, to tell it from another. */
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
  const stored = new Map(storedKeys().map((entry) => [entry.provider, entry]));
  return keyedProviders.map((provider) => {
    const own = config.providers.keys[provider];
    const kept = stored.get(provider);
    const key = own ?? kept?.key ?? null;
    return {
      provider,
      from: own ? "environment" : kept?.key ? "stored" : null,
      ending: key ? key.slice(-4) : null,
      savedAt: kept?.savedAt ?? null,
      opens: kept === undefined || kept.key !== null,
    };
  });
}
