import type { LoaderFunctionArgs } from "@remix-run/node";
import { getLibraryHref } from "~/features/library/content-filter";
import { createLibraryArchive } from "~/features/library/create-library-archive.server";
import { takeArchiveSlot } from "~/platform/archive/archive-slots.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { redirectWithError } from "~/platform/http/toast.server";

/** The campaigns that were chosen in the library as one ZIP. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  takeArchiveSlot(request, user);
  const params = new URL(request.url).searchParams;
  const archive = await createLibraryArchive(user, params);
  if (archive) return archive;
  return redirectWithError(getLibraryHref(params.get("back") ?? ""), {
    message: "Nothing chosen",
    description: "Tick the campaigns to download.",
  });
}
