import { inTransaction } from "#db/client";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { saveSecret } from "~/platform/secrets/stored-secret.server";
import { removeSetting } from "~/platform/settings/setting.server";
import type { ProviderKeyInput } from "./provider-key.schema";
import { getTestName } from "./provider-test.schema";
import { requireAdministrator } from "./require-administrator";
import { getSecretName } from "./stored-keys.server";
import { providerNames } from "./vendor-names";

/**
 * Stores a provider's key, encrypted, in place of an earlier one. The next spark uses it, without a restart; a key in the environment
 * wins over it.
 * @throws NotAnAdministrator
 */
export function saveProviderKey(admin: User, { provider, key }: ProviderKeyInput, now = new Date()): void {
  requireAdministrator(admin);
  inTransaction((tx) => {
    saveSecret(getSecretName(provider), key, now);
    // why: what the last test found was of the former key.
    removeSetting(getTestName(provider));
    recordAct(tx, admin, { act: "save-key", subject: providerNames[provider] }, now);
  });
  log.info({ adminId: admin.id, provider }, "a provider's key was stored");
}
