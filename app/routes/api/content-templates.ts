import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { toTemplateAnswer } from "~/features/templates/template";
import { findTemplates } from "~/features/templates/template.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { searchParams } = new URL(request.url);
  const filter = { category: searchParams.get("category"), industry: searchParams.get("industry") };
  return respond(findTemplates(user, filter).map(toTemplateAnswer));
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
