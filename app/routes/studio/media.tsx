import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireReader } from "~/platform/auth/require-user.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { findMedia } from "~/platform/media/media.queries.server";
import { serveFile } from "~/platform/media/serve-file.server";

/** A file of the person who is signed in; for everybody else it does not exist. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireReader(request);
  const media = findMedia(user, params.id);
  if (!media) throw createNotFound();
  return serveFile(request, media);
}
