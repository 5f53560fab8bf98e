import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findEmailStatus } from "~/features/settings/find-email-status.server";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminCaller(request);
  const { configured, status } = findEmailStatus();
  return respond({ configured, status });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
