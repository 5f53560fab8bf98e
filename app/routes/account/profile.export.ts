import type { LoaderFunctionArgs } from "@remix-run/node";
import { createAccountExport } from "~/features/account/create-account-export.server";
import { takeArchiveSlot } from "~/platform/archive/archive-slots.server";
import { requireUser } from "~/platform/auth/require-user.server";

/** Everything that is kept of an account, as a ZIP. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  takeArchiveSlot(request, user);
  return createAccountExport(user);
}
