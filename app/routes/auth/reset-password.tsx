import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccessRefused } from "~/features/users/access-refused";
import { NewPasswordForm } from "~/features/users/new-password-form";
import { resetPassword } from "~/features/users/reset-password.server";
import { resetPasswordSchema } from "~/features/users/user.schema";
import { readResetToken } from "~/platform/auth/reset-token.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Choose a new password · Sparkwright" },
  { name: "description", content: "Choose a new password for your Sparkwright account by the link in the e-mail." },
  { name: "robots", content: "noindex" },
];

// why both: the page's address is a key, and an answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) all.set(name, value);
  return all;
};

export function loader({ request }: LoaderFunctionArgs) {
  const isValid = readResetToken(readToken(request)) !== null;
  const constraints = getHtmlConstraints(resetPasswordSchema);
  return data({ isValid, constraints }, { headers: getSecretPageHeaders(request) });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, resetPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    const isDone = await resetPassword(readToken(request), form.value.newPassword);
    // why nothing more: the page says by itself that its link is not valid.
    if (!isDone) return form.reject({});
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof AccessRefused) return form.reject({ newPassword: [error.message] });
    log.error({ err: error }, "a password could not be reset");
    return form.reject({ "": ["Failed to reset password"] }, { status: 500 });
  }
  return redirectWithSuccess("/login", {
    message: "Reset Success!",
    description: "Your password has been reset successfully.",
  });
}

const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function ResetPassword() {
  const { isValid, constraints } = useLoaderData<typeof loader>();
  if (!isValid) return <InvalidLink />;
  return (
    <FormPage
      title="Choose a new password"
      intro="You are signed out everywhere, your access tokens end, and you sign in with the new one."
    >
      <NewPasswordForm constraints={constraints} submit={{ label: "Reset Password", pending: "Resetting..." }} />
    </FormPage>
  );
}

function InvalidLink() {
  return (
    <FormPage
      title="Invalid Reset Link"
      intro="A link works once, for an hour, and has to be whole. Ask for another one where this one does not."
    >
      <p className="cluster">
        <LinkButton href="/forgot-password">Send another link</LinkButton>
        <LinkButton href="/login" variant="quiet">
          Back to Login
        </LinkButton>
      </p>
    </FormPage>
  );
}
