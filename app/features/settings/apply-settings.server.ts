import type { User } from "~/platform/auth/user";
import { EmailProblem } from "~/platform/email/email-transport";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { forgetProviderKey } from "./forget-provider-key.server";
import { forgetEmailKey, saveEmailKey } from "./save-email-key.server";
import { saveProviderKey } from "./save-provider-key.server";
import { saveSiteSettings } from "./save-site-settings.server";
import { EmailNotConfigured, sendTestEmail } from "./send-test-email.server";
import type { SettingsForm } from "./settings-form.schema";

interface Toast {
  message: string;
  description?: string;
}

/** What came of a form of the settings: where to go on with which message, or what is wrong, by its fields. */
type Applied =
  | { ok: true; path: string; toast: Toast }
  | { ok: false; errors: Record<string, string[]>; init?: { status?: number; headers?: HeadersInit } };

const done = (path: string, message: string, description?: string): Applied => ({
  ok: true,
  path,
  toast: { message, description },
});

/** Does what one button of the settings asks for. What fails unforeseen is logged and said. */
export async function applySettings(admin: User, form: SettingsForm): Promise<Applied> {
  try {
    return await apply(admin, form);
  } catch (error) {
    if (error instanceof TooManyRequests) return { ok: false, errors: { "": [error.message] }, init: error.init };
    if (form.intent === "test-email" && (error instanceof EmailNotConfigured || error instanceof EmailProblem))
      return { ok: false, errors: { "": [explainUnsent(error)] } };
    log.error({ err: error, intent: form.intent }, "a setting could not be applied");
    return {
      ok: false,
      errors: { "": ["Save Failed. Nothing was changed; please try again."] },
      init: { status: 500 },
    };
  }
}

const explainUnsent = (error: Error) =>
  error instanceof EmailNotConfigured ? error.message : `Test Email Failed: ${error.message}`;

async function apply(admin: User, form: SettingsForm): Promise<Applied> {
  switch (form.intent) {
    case "email-key":
      saveEmailKey(admin, form);
      return done("/settings#email", "API Key Saved!", "The next e-mail goes by it.");
    case "forget-email-key":
      forgetEmailKey(admin);
      return done("/settings#email", "API key removed");
    case "test-email":
      await sendTestEmail(admin, form);
      return done("/settings#email", "Test Email Sent!", `To ${form.email}.`);
    case "provider-key":
      saveProviderKey(admin, { provider: form.provider, key: form.apiKey });
      return done("/settings#providers", "API Key Saved!", "The next spark uses it.");
    case "site":
      return done("/settings#site", saveSiteSettings(admin, form) ? "Settings saved" : "Nothing changed");
    case "forget-provider-key":
      forgetProviderKey(admin, form.provider);
      return done("/settings#providers", "API key removed");
  }
}
