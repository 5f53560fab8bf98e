import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { signOut } from "~/features/account/sign-out.server";
import { parseForm } from "~/platform/http/form.server";

/** Logging out is a post; whoever comes here by a link or by hand changes nothing. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  await parseForm(request, z.object({}));
  return redirect("/", { headers: await signOut(request) });
}
