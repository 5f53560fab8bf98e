import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { setImageKey } from "~/features/settings/set-image-key.server";
import { settingsCalls } from "~/features/settings/settings.calls";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdminCaller(request);
  const { imageGenerationKey } = await parseCall(request, settingsCalls.setImageKey.body);
  setImageKey(admin, imageGenerationKey);
  return respond({ success: true });
}
