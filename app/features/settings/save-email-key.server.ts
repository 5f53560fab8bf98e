import { inTransaction } from "#db/client";
import { emailTestEvent, noteEvent } from "~/features/administration/last-events.server";
import { recordAct } from "~/features/administration/record-act.server";
import type { User } from "~/platform/auth/user";
import { emailKeyName, emailSettingName } from "~/platform/email/email-settings.server";
import { log } from "~/platform/log/log.server";
import { removeSecret, saveSecret } from "~/platform/secrets/stored-secret.server";
import { saveSetting } from "~/platform/settings/setting.server";
import { requireAdministrator } from "./require-administrator";

/**
 * Stores Resend's key, sealed, in place of an earlier one, and where e-mails come from, where that is given. The next e-mail goes by it,
 * without a restart; what the environment says wins.
 * @throws NotAnAdministrator
 */
export function saveEmailKey(admin: User, { apiKey, from }: { apiKey: string; from?: string }, now = new Date()): void {
  requireAdministrator(admin);
  inTransaction((tx) => {
    saveSecret(emailKeyName, apiKey, now);
    if (from) saveSetting(emailSettingName, { from }, now);
    recordAct(tx, admin, { act: "save-key", subject: "Resend" }, now);
  });
  // why: what a test found out was about the key before.
  noteEvent(emailTestEvent, null, now);
  log.info({ adminId: admin.id }, "the key of the e-mail provider was stored");
}

/** Deletes the stored key. One in the environment stays. @throws NotAnAdministrator */
export function forgetEmailKey(admin: User): void {
  requireAdministrator(admin);
  const isGone = inTransaction((tx) => {
    const isRemoved = removeSecret(emailKeyName);
    if (isRemoved) recordAct(tx, admin, { act: "forget-key", subject: "Resend" });
    return isRemoved;
  });
  if (isGone) log.info({ adminId: admin.id }, "the key of the e-mail provider was deleted");
}
