import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { revokeAccessToken } from "~/features/access-tokens/revoke-access-token.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";

const tokensPath = "/profile/tokens";

/** For the button's address, opened by itself. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return redirect(tokensPath);
}

/** Revokes an access token of the account. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  if (!revokeAccessToken(user, parseRowId(params.id))) throw createNotFound();
  return redirectWithSuccess(tokensPath, {
    message: "Token revoked",
    description: "Programs that use it are refused from now on.",
  });
}
