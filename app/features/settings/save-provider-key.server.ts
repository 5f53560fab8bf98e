import { db } from "#db/client";
import { secrets } from "#db/schema";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { seal } from "~/platform/secrets/seal.server";
import type { ProviderKeyInput } from "./provider-key.schema";
import { requireAdministrator } from "./require-administrator";
import { getSecretName } from "./stored-keys.server";

/**
 * Stores a provider's key, encrypted, in place of an earlier one. The next spark uses it, without a restart; a key in the environment
 * wins over it.
 * @throws NotAnAdministrator
 */
export function saveProviderKey(admin: User, { provider, key }: ProviderKeyInput, now = new Date()): void {
  requireAdministrator(admin);
  const name = getSecretName(provider);
  const sealed = seal(key, name);
  db.insert(secrets)
    .values({ name, sealed, updatedAt: now })
    .onConflictDoUpdate({ target: secrets.name, set: { sealed, updatedAt: now } })
    .run();
  log.info({ adminId: admin.id, provider }, "a provider's key was stored");
}
