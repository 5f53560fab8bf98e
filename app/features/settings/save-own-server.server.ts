import { inTransaction } from "#db/client";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { removeSecret, saveSecret } from "~/platform/secrets/stored-secret.server";
import { removeSetting } from "~/platform/settings/setting.server";
import type { OwnServerInput } from "./own-server.schema";
import { getTestName } from "./provider-test.schema";
import { requireAdministrator } from "./require-administrator";
import { getSecretName } from "./stored-keys.server";
import { findStoredProviders, saveStoredProviders } from "./stored-providers.server";

/**
 * Sets where a server of one's own listens, with its key, and how long a text may take; what is left empty is not set, but for a key,
 * which stays, and what the environment sets, which keeps what was stored. A key never follows to another server: when the address names another and no key comes with it, the stored one is
 * forgotten. The next spark follows all of it.
 * @returns whether a key was forgotten.
 * @throws NotAnAdministrator
 */
export function saveOwnServer(
  admin: User,
  { address, apiKey, textTimeout }: OwnServerInput,
  now = new Date(),
): boolean {
  requireAdministrator(admin);
  return inTransaction((tx) => {
    const before = findStoredProviders();
    const ownServer = config.providers.openaiBaseUrl === undefined ? address : before.ownServer;
    const seconds = config.providers.textTimeout === undefined ? textTimeout : before.textTimeout;
    saveStoredProviders({ ...before, ownServer, textTimeout: seconds }, now);
    if (apiKey || ownServer !== before.ownServer) removeSetting(getTestName("openai-compatible"));
    const isElsewhere = findOrigin(before.ownServer) !== findOrigin(ownServer);
    const isForgotten = apiKey === undefined && isElsewhere && removeSecret(getSecretName("openai-compatible"));
    if (apiKey) saveSecret(getSecretName("openai-compatible"), apiKey, now);
    const time = seconds ? `, ${seconds} s for a text` : "";
    const key = apiKey ? ", with a key" : isForgotten ? ", its key forgotten" : "";
    recordAct(
      tx,
      admin,
      { act: "change-settings", subject: `Own model server: ${ownServer ?? "none"}${key}${time}` },
      now,
    );
    return isForgotten;
  });
}

const findOrigin = (address: string | undefined) => (address ? new URL(address).origin : null);
