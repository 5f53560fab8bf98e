import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { answerPostForm } from "~/features/blog/answer-post-form.server";
import { BlogManagementView } from "~/features/blog/blog-management";
import { findFirstPublicMoment } from "~/features/blog/blog-post";
import { findPost, requirePost } from "~/features/blog/blog-post.queries.server";
import { findBlogManagement } from "~/features/blog/find-blog-management.server";
import type { PostFormAnswer } from "~/features/blog/post-form";
import { fillInPost } from "~/features/blog/post-form-values";
import { requireAdmin, requireAdminKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { findKeptForm } from "~/platform/http/kept-form.server";
import { KeptNote } from "~/ui/kept-note";

export const meta: MetaFunction = () => [{ title: "Edit Blog Post · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const post = requirePost(params.id);
  return {
    management: findBlogManagement(request),
    editing: { id: post.id, slug: post.slug, isFixed: findFirstPublicMoment(post, new Date()) !== null },
    values: fillInPost(post),
    kept: (await findKeptForm(request, admin))?.values ?? null,
  };
}

/** Changes the post, or helps to. */
export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdminKeepingForm(request, signedOut, "picture");
  return answerPostForm(request, admin, findPost(params.id) ?? "gone");
}

export default function EditBlogPost() {
  const { management, editing, values, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as PostFormAnswer | undefined;
  return (
    <AdminPage title="Blog Management">
      {kept && !answer ? <KeptNote /> : null}
      <BlogManagementView management={management} editing={editing} values={{ ...values, ...kept }} answer={answer} />
    </AdminPage>
  );
}
