import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { destroySession } from "~/platform/auth/session.server";
import { answer, onlyMethods } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return onlyMethods(request, ["POST"]);
}

/** Takes no payload, so whatever is sent along is not read. Answers alike whether or not somebody was signed in. */
export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["POST"]);
  return answer({ message: "Logged out" }, { headers: await destroySession(request) });
}
