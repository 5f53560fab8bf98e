import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toTemplateAnswer } from "~/features/templates/template";
import { findTemplate } from "~/features/templates/template.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const template = findTemplate(user, params.id);
  return template ? respond(toTemplateAnswer(template)) : createCallError(404, "Template not found");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
