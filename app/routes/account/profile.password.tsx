import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAccessTokens } from "~/features/access-tokens/list-access-tokens.server";
import { AccessRefused } from "~/features/users/access-refused";
import { changeOwnPassword } from "~/features/users/change-own-password.server";
import { NewPasswordForm } from "~/features/users/new-password-form";
import { changePasswordSchema } from "~/features/users/user.schema";
import { requireSession, requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Change password · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return {
    constraints: getHtmlConstraints(changePasswordSchema),
    tokens: listAccessTokens(user).map(({ name }) => name),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request);
  const form = await parseForm(request, changePasswordSchema);
  if (!form.ok) return form.reply();
  try {
    await changeOwnPassword(session, form.value);
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof AccessRefused) {
      const field = error.field === "currentPassword" ? error.field : "newPassword";
      return form.reject({ [field]: [error.message] });
    }
    throw error;
  }
  return redirectWithSuccess("/profile", {
    message: "Password changed",
    description: form.value.revokeTokens
      ? "You are signed out everywhere else, and your access tokens are revoked."
      : "You are signed out everywhere else.",
  });
}

export default function ChangePassword() {
  const { constraints, tokens } = useLoaderData<typeof loader>();
  return (
    <FormPage title="Change password" back="/profile" backLabel="Profile settings">
      <NewPasswordForm
        constraints={constraints}
        tokens={tokens}
        submit={{ label: "Change Password", pending: "Changing..." }}
        beside={<LinkButton href="/profile">Cancel</LinkButton>}
      />
    </FormPage>
  );
}
