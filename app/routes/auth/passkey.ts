import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { askForPasskey } from "~/platform/auth/passkey.server";
import { findPendingSignIn } from "~/platform/auth/pending-sign-in.server";
import { createCallError, respond } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";

export function loader() {
  return redirect("/login");
}

/** What the script of the second step needs to ask a browser for a passkey. */
export async function action({ request }: ActionFunctionArgs) {
  await parseForm(request, z.object({}));
  const pending = await findPendingSignIn(request);
  const options = pending && (await askForPasskey(pending.user, pending.tokenHash));
  return options ? respond(options) : createCallError(401, "That took too long. Sign in again.");
}
