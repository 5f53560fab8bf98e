import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signOut } from "~/features/account/sign-out.server";
import { requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

/** Takes no payload, so whatever is sent along is not read. Answers alike whether or not somebody was signed in. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  return respond({ message: "Logged out" }, { headers: await signOut(request) });
}
