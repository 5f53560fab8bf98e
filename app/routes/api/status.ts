import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findSparkStatus } from "~/features/sparks/find-spark-status.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const status = findSparkStatus(user, params.documentId);
  return status ? respond(status) : createCallError(404, "Spark not found");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
