import type { User } from "~/platform/auth/user";
import { findKeyProvider } from "./image-key.schema";
import type { KeyedProvider } from "./provider-key.schema";
import { saveProviderKey } from "./save-provider-key.server";

/** Stores a key for pictures, and says whose it is. @throws NotAnAdministrator */
export function setImageKey(admin: User, key: string): KeyedProvider {
  const provider = findKeyProvider(key);
  saveProviderKey(admin, { provider, key });
  return provider;
}
