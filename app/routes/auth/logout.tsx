import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { destroySession } from "~/platform/auth/session.server";
import { parseForm } from "~/platform/http/form.server";

/** Logging out is a post; whoever comes here by a link or by hand changes nothing. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  await parseForm(request, z.object({}));
  const headers = await destroySession(request);
  // why: the back button must not show the pages of somebody who has left.
  headers.set("Clear-Site-Data", '"cache"');
  return redirect("/", { headers });
}
