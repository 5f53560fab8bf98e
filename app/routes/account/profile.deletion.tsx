import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteAccount } from "~/features/account/delete-account.server";
import { DeletionForm } from "~/features/account/deletion-form";
import { DeletionRefused } from "~/features/account/deletion-refused";
import { describeDeletion } from "~/features/account/describe-deletion.server";
import { leaveAccount } from "~/features/account/leave-account.server";
import { rejectOwnPassword } from "~/features/users/reject-own-password";
import { ownPasswordSchema } from "~/features/users/user.schema";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Delete your account? · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { facts: describeDeletion(user), constraints: getHtmlConstraints(ownPasswordSchema) };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, ownPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    await deleteAccount(user, form.value.currentPassword);
  } catch (error) {
    if (error instanceof DeletionRefused) return form.reject({ "": [error.message] }, { status: 409 });
    return rejectOwnPassword(form, error);
  }
  const toast = { message: "Account deleted", description: "Everything of yours has been removed. Goodbye." };
  return redirectWithSuccess("/", toast, { headers: await leaveAccount(request, user) });
}

export default function DeleteAccount() {
  return (
    <FormPage
      title="Delete your account?"
      back="/profile"
      backLabel="Profile settings"
      intro="This cannot be undone. Support cannot bring anything back."
    >
      <DeletionForm {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
