import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { requireOwnPassword } from "~/features/users/require-own-password.server";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { askForNewPasskey, canUsePasskeys } from "~/platform/auth/passkey.server";
import { requireSession } from "~/platform/auth/require-user.server";
import { createCallError, respond } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader() {
  return redirect("/profile/second-factor");
}

/** What the script of the profile needs to have a browser make a passkey, for whoever knows the password. */
export async function action({ request }: ActionFunctionArgs) {
  const { user, publicId } = await requireSession(request);
  const form = await parseForm(request, ownPasswordSchema);
  if (!canUsePasskeys) throw createNotFound();
  if (!form.ok) return createCallError(400, "Password is required");
  try {
    await requireOwnPassword(user, form.value.currentPassword);
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    if (error instanceof AccessRefused) return createCallError(400, error.message);
    throw error;
  }
  return respond(await askForNewPasskey(user, publicId));
}
