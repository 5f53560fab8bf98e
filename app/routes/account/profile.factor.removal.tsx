import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { removeFactor } from "~/features/second-factor/remove-factor.server";
import { OwnPasswordForm } from "~/features/users/own-password-form";
import { rejectOwnPassword } from "~/features/users/reject-own-password";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { requireUser } from "~/platform/auth/require-user.server";
import { findFactors } from "~/platform/auth/second-factor.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Remove a second factor · Sparkwright" }];

const path = "/profile/second-factor";

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { app, passkeys } = findFactors((await requireUser(request)).id);
  const passkey = passkeys.find(({ id }) => id === parseRowId(params.factor));
  const name = params.factor === "app" ? (app ? "Authenticator app" : null) : (passkey?.name ?? null);
  // why no 404: it may be gone by now, and the page says what is left.
  if (name === null) return redirect(path);
  return { name, constraints: getHtmlConstraints(ownPasswordSchema) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, ownPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    const factor = params.factor === "app" ? "app" : (parseRowId(params.factor) ?? 0);
    await removeFactor(user, factor, form.value.currentPassword);
  } catch (error) {
    return rejectOwnPassword(form, error);
  }
  return redirectWithSuccess(path, "Second factor removed");
}

export default function RemoveFactor() {
  const { name, constraints } = useLoaderData<typeof loader>();
  return (
    <FormPage title={`Remove “${name}”?`} intro="It opens your account no more." back={path} backLabel="Second factor">
      <OwnPasswordForm constraints={constraints} submit={{ label: "Remove", pending: "Removing..." }} backHref={path} />
    </FormPage>
  );
}
