import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { contactCalls } from "~/features/contact/contact.calls";
import { explainFailure } from "~/features/contact/explain-failure.server";
import { keepMessage } from "~/features/contact/keep-message.server";
import { findUser } from "~/platform/auth/require-user.server";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const input = await parseCall(request, contactCalls.send.body, { limit: "openMessage" });
  const user = await findUser(request);
  try {
    const { clientAddress: address } = getRequestContext();
    keepMessage(input, { userId: user?.id ?? null, address, isSuspect: false });
    return respond({ success: true });
  } catch (error) {
    if (error instanceof TooManyRequests)
      return respond({ message: `${explainFailure()}. ${error.message}` }, error.init);
    throw error;
  }
}
