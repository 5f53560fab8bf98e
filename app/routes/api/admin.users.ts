import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerUsers } from "~/features/administration/describe-users.server";
import { findSiteStats } from "~/features/administration/find-site-stats.server";
import { listUsersFrom } from "~/features/administration/user.queries.server";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";
import { readCallPage } from "~/platform/http/call-page.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminCaller(request);
  const { limit, offset, headers } = readCallPage(request, findSiteStats().totalUsers);
  return respond(answerUsers(listUsersFrom(offset, limit)), { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
