import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { listContent } from "~/features/library/list-content.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  return respond({ content: listContent(user, new URL(request.url).searchParams) });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
