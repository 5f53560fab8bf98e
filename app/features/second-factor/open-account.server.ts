import { beginPendingSignIn } from "~/platform/auth/pending-sign-in.server";
import { hasSecondFactor } from "~/platform/auth/second-factor.server";
import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";

/** Where a second factor is asked for after the password. */
export const secondStepPath = "/login/second-step";

/**
 * Lets somebody in who has given their password: with a session, or where the account has a second factor with nothing but the page that asks
 * for it.
 * @returns Headers that set the cookies, and whether the second step is still to come.
 */
export async function openAccount(request: Request, user: User): Promise<{ headers: Headers; isPending: boolean }> {
  if (!hasSecondFactor(user.id))
    return { headers: await createSession(request, user.id, "password"), isPending: false };
  return { headers: new Headers({ "Set-Cookie": await beginPendingSignIn(user.id) }), isPending: true };
}
