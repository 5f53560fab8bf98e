import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { templateAnswer } from "~/features/templates/template";
import { findTemplate } from "~/features/templates/template.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireCaller(request);
  const template = findTemplate(params.id);
  return template ? answer(templateAnswer(template)) : callError(404, "Template not found");
}

export function action({ request }: ActionFunctionArgs) {
  return onlyMethods(request, ["GET"]);
}
