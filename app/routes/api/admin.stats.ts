import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findSiteStats } from "~/features/administration/find-site-stats.server";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminCaller(request);
  const stats = findSiteStats();
  return respond({ ...stats, totalRevenue: stats.totalRevenue / 100 });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
