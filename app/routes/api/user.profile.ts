import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { updateProfile } from "~/features/users/update-profile.server";
import { userCalls } from "~/features/users/user.calls";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["PUT"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["PUT"]);
  const user = await requireSignedInCaller(request);
  const errors = updateProfile(user, await parseCall(request, userCalls.change.body));
  if (errors) return createCallError(400, errors.email[0], { errors });
  return respond({ success: true });
}
