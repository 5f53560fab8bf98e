import { redirect } from "@remix-run/node";
import { createCallError } from "~/platform/http/call.server";
import { keepForm } from "~/platform/http/kept-form.server";
import { createRefusal, refuseForeign } from "~/platform/http/refuse.server";
import { redirectWithError } from "~/platform/http/toast.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { readBearerToken, requireTokenOwner } from "./access-token.server";
import { findKnownDevice } from "./known-device.server";
import { needsSecondFactor } from "./second-factor.server";
import { findSession, type Session } from "./session.server";
import type { User } from "./user";

/** What somebody is told who works on a project, or on a post, after their session has ended. Source: the specification, section 8. */
export const signedOut = { message: "Unauthorized", description: "You are logged out. Logging in again..." };

/** Where somebody adds a second factor. */
const secondFactorPath = "/profile/second-factor";
const secondFactorNeeded = {
  message: "Second factor needed",
  description: "Administrators of this site need a second factor. Add one on your profile.",
};

/** The person who is signed in, or null. */
export async function findUser(request: Request): Promise<User | null> {
  const session = await findSession(request);
  return session?.user ?? null;
}

/**
 * The person who is signed in.
 * @param toast What a visitor is told, for instance one whose session ended while they filled in a form.
 * @throws a redirect to sign-in, which leads back here, for a visitor.
 */
export async function requireUser(request: Request, toast?: { message: string; description: string }): Promise<User> {
  return (await requireSession(request, toast)).user;
}

/** The session of the person who is signed in. @throws as `requireUser` does. */
export async function requireSession(
  request: Request,
  toast?: { message: string; description: string },
): Promise<Session> {
  refuseForeign(request);
  const session = await findSession(request);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  const signIn = `/login?redirect=${encodeURIComponent(pathname + search)}`;
  throw toast ? await redirectWithError(signIn, toast) : redirect(signIn);
}

/**
 * The person who sends a form. What a visitor sent is kept until they have signed in, for the page to fill in again: for the account that
 * was last open in their browser, where one was.
 * @param toast What a visitor is told: mostly somebody whose session ended while they filled in the form.
 * @throws a redirect to sign-in, which leads back here, for a visitor.
 */
export async function requireUserKeepingForm(
  request: Request,
  toast: { message: string; description: string },
  limit: "form" | "picture" = "form",
): Promise<User> {
  refuseForeign(request);
  const user = await findUser(request);
  if (user) return user;
  const device = await findKnownDevice(request);
  const headers = request.method === "POST" ? await keepForm(request, limit, device?.users[0] ?? null) : new Headers();
  const { pathname, search } = new URL(request.url);
  throw await redirectWithError(`/login?redirect=${encodeURIComponent(pathname + search)}`, toast, { headers });
}

/**
 * The person who makes a call, by an access token or else by their session.
 * @throws a 401 for a visitor and for a token that does not work, a 403 for a call that the token may not make.
 */
export async function requireCaller(request: Request): Promise<User> {
  const token = readBearerToken(request);
  return token === null ? requireSignedInCaller(request) : requireTokenOwner(request, token);
}

/**
 * The person who makes a call about money or the account itself, which takes a session and no access token.
 * @throws a 401 for everybody else.
 */
export async function requireSignedInCaller(request: Request): Promise<User> {
  return (await requireCallingSession(request)).user;
}

async function requireCallingSession(request: Request): Promise<Session> {
  refuseForeign(request);
  if (readBearerToken(request) !== null) throw createCallError(401, "This call takes no access token. Sign in for it.");
  const session = await findSession(request);
  if (!session) throw createCallError(401, "Unauthorized");
  return session;
}

/** Whoever asks for a file of their own, in a browser or with an access token. @throws as `requireUser` and `requireCaller` do. */
export async function requireReader(request: Request): Promise<User> {
  return readBearerToken(request) === null ? requireUser(request) : requireCaller(request);
}

/**
 * An administrator. What a page's script asks for may name its session, as a call may.
 * @throws a redirect home with 'Access Denied' for anybody else, visitors too, and a 403 for another session.
 */
export async function requireAdmin(request: Request): Promise<User> {
  refuseForeign(request);
  const session = await findSession(request);
  if (!session?.user.isAdmin) {
    if (session) recordSecurityEvent("access-refused", { userId: session.user.id, detail: "administration" });
    throw await redirectWithError("/", "Access Denied");
  }
  refuseOtherSession(request, session);
  if (needsSecondFactor(session.user)) throw await redirectWithError(secondFactorPath, secondFactorNeeded);
  return session.user;
}

/**
 * The administrator who sends a form. Where somebody was signed in in this browser whose session has ended, what they sent is kept until
 * they have signed in again.
 * @throws a redirect to sign-in for them, and as `requireAdmin` does for everybody else.
 */
export async function requireAdminKeepingForm(
  request: Request,
  toast: { message: string; description: string },
  limit: "form" | "picture" = "form",
): Promise<User> {
  refuseForeign(request);
  const isSignedOut = (await findUser(request)) === null && (await findKnownDevice(request)) !== null;
  if (isSignedOut) await requireUserKeepingForm(request, toast, limit);
  return requireAdmin(request);
}

/**
 * The administrator who makes a call, which takes a session and no access token. A call that names its session in `x-session-id` has to name
 * the one that it is made in: a page that was opened in another session does nothing in this one.
 * @throws a 401 for a visitor, a 403 for somebody else and for another session.
 */
export async function requireAdminCaller(request: Request): Promise<User> {
  const session = await requireCallingSession(request);
  if (!session.user.isAdmin) {
    recordSecurityEvent("access-refused", { userId: session.user.id, detail: "administration" });
    throw createCallError(403, "Only an administrator may do this.");
  }
  refuseOtherSession(request, session);
  if (needsSecondFactor(session.user)) throw createCallError(403, secondFactorNeeded.description);
  return session.user;
}

function refuseOtherSession(request: Request, { publicId }: Session): void {
  const named = request.headers.get("x-session-id");
  if (named === null || named === publicId) return;
  throw createRefusal(request, 403, "This page was opened in another session. Load it again.");
}
