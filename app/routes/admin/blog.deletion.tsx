import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { requirePost } from "~/features/blog/blog-post.queries.server";
import { deletePost } from "~/features/blog/delete-post.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { LinkButton, SubmitButton } from "~/ui/button";

export const meta: MetaFunction = () => [{ title: "Delete this post? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, title } = requirePost(params.id);
  return { id, title };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdmin(request);
  const post = requirePost(params.id);
  try {
    deletePost(admin, post);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a blog post could not be deleted");
    return redirectWithError("/admin/blog", { message: "Error", description: "Failed to delete blog post." });
  }
  return redirectWithSuccess("/admin/blog", { message: "Blog Deleted", description: `“${post.title}” is gone.` });
}

export default function DeleteBlogPost() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Delete this post?"
      back="/admin/blog"
      backLabel="Blog Management"
      intro={
        <>
          <bdi>{title}</bdi> goes for good, with its addresses and its picture.
        </>
      }
    >
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" icon="trash" pending="Deleting...">
            Delete Blog Post
          </SubmitButton>
          <LinkButton href={`/admin/blog/${id}/edit`}>Keep it</LinkButton>
        </div>
      </form>
    </AdminPage>
  );
}
