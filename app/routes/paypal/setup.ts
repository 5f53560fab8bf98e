import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedInCaller(request);
  if (!config.paypal) return createCallError(404, "Payment method not available");
  return respond({ clientId: config.paypal.clientId });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
