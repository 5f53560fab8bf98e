import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { answerPostForm } from "~/features/blog/answer-post-form.server";
import { BlogManagementView } from "~/features/blog/blog-management";
import { findBlogManagement } from "~/features/blog/find-blog-management.server";
import type { PostFormAnswer } from "~/features/blog/post-form";
import { newPost } from "~/features/blog/post-form-values";
import { requireAdmin, requireAdminKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { findKeptForm } from "~/platform/http/kept-form.server";
import { KeptNote } from "~/ui/kept-note";

export const meta: MetaFunction = () => [{ title: "Blog Management · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  return { management: findBlogManagement(request), kept: (await findKeptForm(request, admin))?.values ?? null };
}

/** Writes a new post, or helps to. */
export async function action({ request }: ActionFunctionArgs) {
  return answerPostForm(request, await requireAdminKeepingForm(request, signedOut, "picture"), null);
}

export default function BlogManagementPage() {
  const { management, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as PostFormAnswer | undefined;
  return (
    <AdminPage title="Blog Management">
      {kept && !answer ? <KeptNote /> : null}
      <BlogManagementView management={management} editing={null} values={{ ...newPost, ...kept }} answer={answer} />
    </AdminPage>
  );
}
