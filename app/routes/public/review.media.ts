import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSharedMedia } from "~/features/reviews/require-shared-media.server";
import { serveFile } from "~/platform/media/serve-file.server";

/** A file of a campaign that is shared for review, for whoever has the link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await serveFile(request, requireSharedMedia(params.token, params.id));
  // why: a browser asks each time whether it may still show its copy, so that a revoked link shows nothing.
  answer.headers.set("Cache-Control", "private, no-cache, no-transform");
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}
