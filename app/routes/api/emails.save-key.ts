import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { saveEmailKey } from "~/features/settings/save-email-key.server";
import { settingsCalls } from "~/features/settings/settings.calls";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdminCaller(request);
  saveEmailKey(admin, await parseCall(request, settingsCalls.saveEmailKey.body));
  return respond({ success: true });
}
