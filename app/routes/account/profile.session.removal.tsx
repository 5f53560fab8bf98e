import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSession } from "~/features/users/end-sessions.server";
import { listSessions } from "~/features/users/list-sessions.server";
import { OwnPasswordForm } from "~/features/users/own-password-form";
import { rejectOwnPassword } from "~/features/users/reject-own-password";
import { sessionsPath } from "~/features/users/sessions-path";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { requireSession, requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Sign a browser out · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = listSessions(await requireSession(request)).find(({ id }) => id === params.id);
  // why no 404: it may have ended by itself, and the list says what is left.
  if (!session) return redirect(sessionsPath);
  return { session, constraints: getHtmlConstraints(ownPasswordSchema) };
}

/** Signs one browser of an account out. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, ownPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    await endSession(user, params.id ?? "", form.value.currentPassword);
  } catch (error) {
    return rejectOwnPassword(form, error);
  }
  return redirectWithSuccess(sessionsPath, "That browser is signed out");
}

export default function SignBrowserOut() {
  const { session, constraints } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Sign this browser out?"
      intro={`${session.browser ?? "A browser"}, signed in ${session.since}, last used ${session.lastUse}.`}
      back={sessionsPath}
      backLabel="Profile settings"
    >
      <OwnPasswordForm
        constraints={constraints}
        submit={{ label: "Sign out", pending: "Signing out..." }}
        backHref={sessionsPath}
      />
    </FormPage>
  );
}
