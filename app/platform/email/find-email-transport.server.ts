import { getEmailSettings } from "./email-settings.server";
import type { EmailTransport } from "./email-transport";
import { connectResend } from "./resend-transport.server";
import { connectSmtp } from "./smtp-transport.server";

/** Whoever takes our e-mail; null where none is configured. */
export function findEmailTransport({ from, resend, smtpUrl } = getEmailSettings()): EmailTransport | null {
  if (!from) return null;
  if (resend.apiKey) return connectResend({ apiKey: resend.apiKey, apiBase: resend.apiBase, from });
  return smtpUrl ? connectSmtp({ url: smtpUrl, from }) : null;
}
