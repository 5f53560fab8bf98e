import type { ChainKind } from "~/engine/providers/list-asked-models";
import type { User } from "~/platform/auth/user";
import { EmailProblem } from "~/platform/email/email-transport";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { forgetProviderKey } from "./forget-provider-key.server";
import { type OrderInput, readOrder } from "./provider-order.schema";
import { runProviderTest, TestNotDone } from "./run-provider-test.server";
import { forgetEmailKey, saveEmailKey } from "./save-email-key.server";
import { saveOwnServer } from "./save-own-server.server";
import { saveProviderKey } from "./save-provider-key.server";
import { saveProviderOrder } from "./save-provider-order.server";
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
    if (error instanceof TestNotDone) return { ok: false, errors: { "": [error.message] } };
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

function order(admin: User, kind: ChainKind, form: OrderInput): Applied {
  saveProviderOrder(admin, kind, readOrder(form));
  return done(`/settings#order-${kind}`, "Order saved", "The next spark follows it.");
}

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
    case "order-text":
      return order(admin, "text", form);
    case "order-image":
      return order(admin, "image", form);
    case "order-video":
      return order(admin, "video", form);
    case "order-voice":
      return order(admin, "voice", form);
    case "own-server": {
      const isKeyForgotten = saveOwnServer(admin, form);
      const said = isKeyForgotten ? "The key of the former server was forgotten." : "The next spark uses it.";
      return done("/settings#own-server", "Server saved", said);
    }
    case "test-provider": {
      const isGood = await runProviderTest(admin, form.provider);
      const said = "What came of it stands beside its name.";
      return done(`/settings#provider-${form.provider}`, isGood ? "The test went well" : "The test failed", said);
    }
    case "site":
      return done("/settings#site", saveSiteSettings(admin, form) ? "Settings saved" : "Nothing changed");
    case "forget-provider-key":
      forgetProviderKey(admin, form.provider);
      return done("/settings#providers", "API key removed");
  }
}
