import { z } from "zod";
import { config } from "~/platform/config/config.server";
import { findSecret } from "~/platform/secrets/stored-secret.server";
import { findSetting } from "~/platform/settings/setting.server";

/** The name under which the key is sealed, and that of what goes with it. */
export const emailKeyName = "email-key";
export const emailSettingName = "email";

export const emailSettingSchema = z.object({ from: z.string() });

/** How e-mail is sent at this moment: by the environment's settings, and by what an administrator stored where it has none. */
export function getEmailSettings(): typeof config.email {
  const { from, resend, smtpUrl } = config.email;
  if (resend.apiKey || smtpUrl) return config.email;
  const apiKey = findSecret(emailKeyName)?.text ?? undefined;
  if (!apiKey) return config.email;
  return {
    from: from ?? findSetting(emailSettingName, emailSettingSchema)?.from,
    resend: { ...resend, apiKey },
    smtpUrl,
  };
}
