import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endOtherSessions } from "~/features/users/end-sessions.server";
import { OwnPasswordForm } from "~/features/users/own-password-form";
import { rejectOwnPassword } from "~/features/users/reject-own-password";
import { sessionsPath } from "~/features/users/sessions-path";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { requireSession, requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Sign out everywhere else · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return { constraints: getHtmlConstraints(ownPasswordSchema) };
}

/** Signs an account out everywhere else. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request);
  const form = await parseForm(request, ownPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    await endOtherSessions(session, form.value.currentPassword);
  } catch (error) {
    return rejectOwnPassword(form, error);
  }
  return redirectWithSuccess(sessionsPath, "Signed out everywhere else");
}

export default function SignOutElsewhere() {
  return (
    <FormPage
      title="Sign out everywhere else"
      intro="Every browser but this one has to sign in again."
      back={sessionsPath}
      backLabel="Profile settings"
    >
      <OwnPasswordForm
        {...useLoaderData<typeof loader>()}
        submit={{ label: "Sign out everywhere else", pending: "Signing out..." }}
        backHref={sessionsPath}
      />
    </FormPage>
  );
}
