import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { inTransaction } from "#db/client";
import { emailUserLater } from "~/features/emails/email-user.server";
import { AccessRefused } from "~/features/users/access-refused";
import { takeAppCode } from "~/platform/auth/authenticator-app.server";
import { takePasskey } from "~/platform/auth/passkey.server";
import { requirePasswordRoom } from "~/platform/auth/password.server";
import { endPendingSignIn, type PendingSignIn } from "~/platform/auth/pending-sign-in.server";
import { takeRecoveryCode } from "~/platform/auth/recovery-code.server";
import { createSession, type OpenedBy } from "~/platform/auth/session.server";
import { clearAttempts, takeAttempts } from "~/platform/http/rate-limit.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";

/** Wrong codes of an account in a window: with three of a million codes good at a time, a guesser needs decades. */
export const codeLimits = {
  quarterHour: { limit: 5, windowSeconds: 15 * 60 },
  day: { limit: 20, windowSeconds: 24 * 60 * 60 },
};

/**
 * Takes a code as an account's second factor: of its app, or one of its recovery codes. Each try is counted before it is looked at.
 * @throws AccessRefused for one that is wrong or was used, TooManyRequests after too many.
 */
export async function takeCode(user: { id: number }, typed: string, now = new Date()): Promise<OpenedBy> {
  const limits = [
    { key: `second-step:${user.id}`, ...codeLimits.quarterHour },
    { key: `second-step:day:${user.id}`, ...codeLimits.day },
  ];
  const digits = typed.replace(/\s/g, "");
  const isSixDigits = /^\d{6}$/.test(digits);
  // why: a recovery code is checked as a password is.
  if (!isSixDigits) requirePasswordRoom();
  takeAttempts(limits);
  const isOfApp = isSixDigits && takeAppCode(user.id, digits, now);
  if (!isOfApp && !(await takeRecoveryCode(user.id, typed))) {
    recordSecurityEvent("sign-in-refused", { userId: user.id, detail: "code" });
    throw new AccessRefused("This code is wrong, or was used already.");
  }
  clearAttempts(...limits.map(({ key }) => key));
  if (isOfApp) return "password and code";
  const key = `recovery-code:${user.id}:${now.getTime()}`;
  inTransaction((tx) =>
    emailUserLater(tx, { key, userId: user.id, kind: "secondFactor", data: { what: "recovery-used" } }, now),
  );
  return "password and recovery code";
}

/**
 * Lets somebody in whose second step is waited for, once.
 * @returns Headers that set the cookies.
 * @throws AccessRefused, TooManyRequests
 */
export async function passSecondStep(
  request: Request,
  pending: PendingSignIn,
  proof: { code: string } | { passkey: AuthenticationResponseJSON },
): Promise<Headers> {
  const { user, tokenHash } = pending;
  const openedBy =
    "code" in proof ? await takeCode(user, proof.code) : await requirePasskey(user, tokenHash, proof.passkey);
  const { isFirst, cookie } = await endPendingSignIn(pending);
  if (!isFirst) throw new AccessRefused("This sign-in went on already. Sign in again.");
  const headers = await createSession(request, user.id, openedBy);
  headers.append("Set-Cookie", cookie);
  recordSecurityEvent("signed-in", { userId: user.id, detail: openedBy });
  return headers;
}

async function requirePasskey(
  user: { id: number },
  askedIn: string,
  response: AuthenticationResponseJSON,
): Promise<OpenedBy> {
  if (await takePasskey(user, askedIn, response)) return "password and passkey";
  recordSecurityEvent("sign-in-refused", { userId: user.id, detail: "passkey" });
  throw new AccessRefused("This passkey was not accepted. Try again.");
}
