import type { LoaderFunctionArgs } from "@remix-run/node";
import { createNotFound } from "~/platform/http/not-found.server";
import { serveFile } from "~/platform/media/serve-file.server";
import { findSiteMedia } from "~/platform/media/site-media.server";

/** A picture of the blog, for everybody. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const picture = findSiteMedia(params.id);
  if (!picture) throw createNotFound();
  const answer = await serveFile(request, picture);
  if (answer.ok || answer.status === 304)
    answer.headers.set("Cache-Control", "public, max-age=31536000, immutable, no-transform");
  // why: feed readers show it on pages of their own.
  if (answer.status < 400) answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return answer;
}
