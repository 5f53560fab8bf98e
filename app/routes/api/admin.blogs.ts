import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { blogCalls } from "~/features/blog/blog.calls";
import { createPost } from "~/features/blog/create-post.server";
import { listPostsForCall, readChosenSlug, toBlogPostAnswer } from "~/features/blog/list-posts-for-call.server";
import { findFaults } from "~/features/blog/require-readable.server";
import { requireAdminCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminCaller(request);
  const { posts, headers } = listPostsForCall(request);
  return respond(posts, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "POST"]);
  const admin = await requireAdminCaller(request);
  const input = await parseCall(request, blogCalls.create.body);
  try {
    return respond(toBlogPostAnswer(await createPost(admin, readChosenSlug(input))), { status: 201 });
  } catch (error) {
    const faults = findFaults(error);
    if (faults) return createCallError(400, Object.values(faults).flat().join(" "), { errors: faults });
    throw error;
  }
}
