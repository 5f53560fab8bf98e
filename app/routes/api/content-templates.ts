import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { templateAnswer } from "~/features/templates/template";
import { templatesBy } from "~/features/templates/template.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, onlyMethods } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireCaller(request);
  const { searchParams } = new URL(request.url);
  const filter = { category: searchParams.get("category"), industry: searchParams.get("industry") };
  return answer(templatesBy(filter).map(templateAnswer));
}

export function action({ request }: ActionFunctionArgs) {
  return onlyMethods(request, ["GET"]);
}
