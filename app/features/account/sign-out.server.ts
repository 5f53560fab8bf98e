import { clearSelectedTemplate } from "~/features/templates/selected-template.server";
import { destroySession } from "~/platform/auth/session.server";

/**
 * Ends the session of a request, in the database too.
 * @returns headers that take away what this browser kept for whoever was signed in: the session's cookies, the selected template, and
 * pages, which the back button must not show.
 */
export async function signOut(request: Request): Promise<Headers> {
  const headers = await destroySession(request);
  for (const cookie of (await clearSelectedTemplate()).getSetCookie()) headers.append("Set-Cookie", cookie);
  headers.set("Clear-Site-Data", '"cache"');
  return headers;
}
