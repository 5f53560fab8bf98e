import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { statusOf } from "~/features/sparks/status-of.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const status = statusOf(user, params.documentId);
  return status ? answer(status) : callError(404, "Spark not found");
}

export function action({ request }: ActionFunctionArgs) {
  return onlyMethods(request, ["GET"]);
}
