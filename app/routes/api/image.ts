import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findItemPicture } from "~/features/library/find-item-picture.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod } from "~/platform/http/call.server";
import { serveFile } from "~/platform/media/serve-file.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const picture = await findItemPicture(user, params.id);
  return picture ? serveFile(request, picture) : createCallError(404, "Image not found");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
