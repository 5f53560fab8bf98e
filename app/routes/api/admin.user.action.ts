import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { actOnUser } from "~/features/administration/act-on-user.server";
import { ActionRefused } from "~/features/administration/action-refused";
import { administrationCalls } from "~/features/administration/administration.calls";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { parseRowId } from "~/platform/text/parse-row-id";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdminCaller(request);
  const { amount = 0, nonce = randomUUID(), ...asked } = await parseCall(request, administrationCalls.act.body);
  const userId = parseRowId(params.userId);
  try {
    const result = userId === null ? null : await actOnUser(admin, userId, { ...asked, amount, nonce });
    if (!result) return createCallError(404, "There is no such account.");
    const { email: _, ...told } = result;
    return respond({ success: true, ...told });
  } catch (error) {
    if (error instanceof ActionRefused) return createCallError(403, error.message);
    throw error;
  }
}
