import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/platform/auth/require-user.server";

/** Where the sessions of an account are listed. */
export const sessionsPath = "/profile#sessions";

/** For the addresses of the buttons beside them, opened by themselves. */
export async function redirectToSessions({ request }: LoaderFunctionArgs): Promise<Response> {
  await requireUser(request);
  return redirect(sessionsPath);
}
