import { inTransaction } from "#db/client";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { removeSecret } from "~/platform/secrets/stored-secret.server";
import { removeSetting } from "~/platform/settings/setting.server";
import type { KeyedProvider } from "./provider-key.schema";
import { getTestName } from "./provider-test.schema";
import { requireAdministrator } from "./require-administrator";
import { getSecretName } from "./stored-keys.server";
import { providerNames } from "./vendor-names";

/**
 * Deletes a provider's stored key. One that is not there is gone already; one in the environment stays.
 * @throws NotAnAdministrator
 */
export function forgetProviderKey(admin: User, provider: KeyedProvider): void {
  requireAdministrator(admin);
  const isGone = inTransaction((tx) => {
    const isRemoved = removeSecret(getSecretName(provider));
    removeSetting(getTestName(provider));
    if (isRemoved) recordAct(tx, admin, { act: "forget-key", subject: providerNames[provider] });
    return isRemoved;
  });
  if (isGone) log.info({ adminId: admin.id, provider }, "a provider's stored key was deleted");
}
