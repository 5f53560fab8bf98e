import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { secrets } from "#db/schema";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import type { KeyedProvider } from "./provider-key.schema";
import { requireAdministrator } from "./require-administrator";
import { getSecretName } from "./stored-keys.server";

/**
 * Deletes a provider's stored key. One that is not there is gone already; one in the environment stays.
 * @throws NotAnAdministrator
 */
export function forgetProviderKey(admin: User, provider: KeyedProvider): void {
  requireAdministrator(admin);
  const { changes } = db
    .delete(secrets)
    .where(eq(secrets.name, getSecretName(provider)))
    .run();
  if (changes > 0) log.info({ adminId: admin.id, provider }, "a provider's stored key was deleted");
}
