import { AccessRefused } from "~/features/users/access-refused";
import { hasSecondFactor } from "~/platform/auth/second-factor.server";
import type { OpenedBy } from "~/platform/auth/session.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { takeCode } from "./pass-second-step.server";

/**
 * The second factor of a sign-in by a call, which comes in one piece: a code of the app or a recovery code, where the account asks for one.
 * @throws AccessRefused without one and for a wrong one, TooManyRequests after too many.
 */
export async function requireCode(user: { id: number }, code: string | undefined): Promise<OpenedBy> {
  if (!hasSecondFactor(user.id)) return "password";
  if (code === undefined)
    throw new AccessRefused("This account has a second factor. Send a code of its app, or a recovery code, as `code`.");
  const openedBy = await takeCode(user, code);
  recordSecurityEvent("signed-in", { userId: user.id, detail: openedBy });
  return openedBy;
}
