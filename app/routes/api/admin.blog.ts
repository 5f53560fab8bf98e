import type { ActionFunctionArgs } from "@remix-run/node";
import { blogCalls } from "~/features/blog/blog.calls";
import { findPost } from "~/features/blog/blog-post.queries.server";
import { deletePost } from "~/features/blog/delete-post.server";
import { readChosenSlug, toBlogPostAnswer } from "~/features/blog/list-posts-for-call.server";
import { findFaults } from "~/features/blog/require-readable.server";
import { updatePost } from "~/features/blog/update-post.server";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

const unknown = () => createCallError(404, "Blog post not found");

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["PUT", "DELETE"]);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["PUT", "DELETE"]);
  const admin = await requireAdminCaller(request);
  const post = findPost(params.id);
  if (!post) return unknown();
  if (request.method === "DELETE") return deletePost(admin, post) ? respond({ success: true }) : unknown();
  const { revision = null, ...input } = await parseCall(request, blogCalls.change.body);
  try {
    const update = await updatePost(admin, post, readChosenSlug(input), revision);
    if (update.became === "gone") return unknown();
    if (update.became === "stale") return createCallError(409, "This post was changed since you read it.");
    return respond(toBlogPostAnswer(update.post));
  } catch (error) {
    const faults = findFaults(error);
    if (faults) return createCallError(400, Object.values(faults).flat().join(" "), { errors: faults });
    throw error;
  }
}
