import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createItemArchive } from "~/features/library/create-library-archive.server";
import { takeArchiveSlot } from "~/platform/archive/archive-slots.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  takeArchiveSlot(request, user);
  return (await createItemArchive(user, params.id)) ?? createCallError(404, "Nothing to download");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
