import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { countPayments, findBillingEntries } from "~/features/billing/find-billing-entries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { requireMethod, respond } from "~/platform/http/call.server";
import { readCallPage } from "~/platform/http/call-page.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = readCallPage(request, countPayments(user));
  return respond(findBillingEntries(user, part), { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
