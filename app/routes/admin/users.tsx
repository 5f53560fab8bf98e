import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { actOnUser } from "~/features/administration/act-on-user.server";
import { ActionRefused } from "~/features/administration/action-refused";
import { AdminPage } from "~/features/administration/admin-page";
import { describeResult } from "~/features/administration/describe-result";
import { findUsersPage } from "~/features/administration/find-users-page.server";
import { readFormAction, userActionFormSchema } from "~/features/administration/user-action.schema";
import { UserPanel } from "~/features/administration/user-panel";
import { UserFigures, UserList } from "~/features/administration/users-view";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";

export const meta: MetaFunction = () => [{ title: "Users · Sparkwright" }];

// why: what is shown of people is kept by no cache, the browser's own included.
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  return findUsersPage(admin, request);
}

/** Does with the account of the panel (`user`) what its form asks for, and closes the panel. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, userActionFormSchema);
  if (!form.ok) return form.reply();
  const { search } = new URL(request.url);
  const userId = parseRowId(new URLSearchParams(search).get("user") ?? "");
  try {
    const asked = readFormAction(form.value);
    const result = userId === null ? null : await actOnUser(admin, userId, asked);
    if (!result) throw createNotFound();
    return redirectWithSuccess(getListHref(search), {
      message: "Action completed",
      description: describeResult(asked, result),
    });
  } catch (error) {
    if (error instanceof ActionRefused) return form.reject({ "": [`Failed to perform action. ${error.message}`] });
    throw error;
  }
}

/** The list with the panel closed. */
function getListHref(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("user");
  return params.size > 0 ? `/admin?${params}` : "/admin";
}

export default function Users() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AdminPage title="Users" intro="Every account, the newest first.">
      {page.managed ? <UserPanel user={page.managed} closeHref={getListHref(search)} /> : null}
      <UserFigures stats={page.stats} />
      <UserList {...page} />
    </AdminPage>
  );
}
