import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { EmailNotConfigured, sendTestEmail } from "~/features/settings/send-test-email.server";
import { settingsCalls } from "~/features/settings/settings.calls";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { EmailProblem } from "~/platform/email/email-transport";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdminCaller(request);
  const { emailType, testData } = await parseCall(request, settingsCalls.sendTestEmail.body);
  try {
    await sendTestEmail(admin, { emailType, ...testData });
    return respond({ success: true });
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    if (error instanceof EmailNotConfigured || error instanceof EmailProblem)
      throw createCallError(400, error.message, { errors: { "": [error.message] } });
    throw error;
  }
}
