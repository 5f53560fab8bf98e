import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findUserStats } from "~/features/dashboard/find-user-stats.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return respond(findUserStats(await requireCaller(request)));
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
