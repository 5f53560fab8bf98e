import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { and, desc, eq, getTableColumns, isNull, lt, notInArray, sql } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { pageVersions } from "#db/schema/page-versions";
import { sessions, users } from "#db/schema/users";
import { isSecure, nameCookie } from "~/platform/http/cookie-name.server";
import { noteAccount, notePageState } from "~/platform/http/every-request.server";
import { claimKeptForm } from "~/platform/http/kept-form.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { rememberDevice } from "./known-device.server";
import { nameBrowser } from "./name-browser";
import type { User } from "./user";

const day = 24 * 60 * 60 * 1000;
/** A session ends after this long without a visit. */
const lifetime = 30 * day;
/** And this long after sign-in, however often it was used. */
const longest = 90 * day;
/** An account has at most so many sessions. */
export const mostSessions = 20;
/** Visits move the end on at most this often, so that reading a page seldom writes. */
const renewEvery = day;
/** Browsers keep a cookie for at most 400 days; when a session ends, the database decides. */
const cookieSeconds = 400 * 24 * 60 * 60;

const attributes = { path: "/", sameSite: "lax", secure: isSecure, maxAge: cookieSeconds } as const;

export const sessionCookieName = nameCookie("sparkwright_session");
const tokenCookie = createCookie(sessionCookieName, {
  ...attributes,
  httpOnly: true,
});
/** The session's public name, which scripts may read and send in `x-session-id`. It opens nothing. */
const publicIdName = nameCookie("session_id");

/** What somebody showed to open a session. */
export type OpenedBy = NonNullable<typeof sessions.$inferSelect.openedBy>;

export interface Session {
  user: User;
  publicId: string;
}

const { passwordHash: _, ...shown } = getTableColumns(users);
/** Changes with everything that an account's pages show, and with what all accounts see. */
const version = sql<
  string | null
>`${pageVersions.version} || '.' || (select version from page_versions where user_id = 0)`;
const selectSession = keepQuery((reader: typeof db) =>
  reader
    .select({
      user: shown,
      publicId: sessions.publicId,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      version,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // why left: an account without a count is signed in all the same, and its pages are not kept
    .leftJoin(pageVersions, eq(pageVersions.userId, sessions.userId))
    // why here too: somebody who signs in while they are banned gets a session after all others are ended.
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), isNull(users.bannedAt)))
    .prepare(),
);

/** The session that a request's cookie opens, or null. A session in use lives on; the write for that comes once a day at most. */
export async function findSession(request: Request): Promise<Session | null> {
  const tokenHash = await tokenHashOf(request);
  if (!tokenHash) return null;
  const found = selectSession(db).get({ tokenHash });
  const now = Date.now();
  if (!found || isOver(found, now)) return null;
  noteAccount(found.user.id);
  if (found.version !== null) notePageState({ tokenHash, version: found.version });
  if (isToBeRenewed(found.expiresAt, now)) {
    db.update(sessions)
      .set({ expiresAt: new Date(now + lifetime) })
      .where(eq(sessions.tokenHash, tokenHash))
      .run();
  }
  return { user: found.user, publicId: found.publicId };
}

/** Whether a session opens nothing any more, though it may still be stored. */
export const isOver = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: number) =>
  expiresAt.getTime() <= now || createdAt.getTime() + longest <= now;

const isToBeRenewed = (expiresAt: Date, now: number) => expiresAt.getTime() < now + lifetime - renewEvery;

/**
 * What changes with everything that the pages of a session show; null where it ended or was shut, and where somebody has to look it up so that
 * it lives on.
 */
export function findPageVersion(tokenHash: string, now = Date.now()): string | null {
  const found = selectSession(db).get({ tokenHash });
  return found && !isOver(found, now) && !isToBeRenewed(found.expiresAt, now) ? found.version : null;
}

/** When a session was last used, to the day. */
export function getLastUse({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.max(createdAt.getTime(), expiresAt.getTime() - lifetime));
}

/**
 * Opens a new session and ends the one that the request came with: what somebody planted or copied before sign-in opens nothing
 * afterwards. Sessions that ran out are swept on the way, and of more than twenty of one account the one that was not used for longest
 * ends. A form that came from this browser before anybody had signed in there is theirs now.
 * @returns Headers that set the cookies.
 */
export async function createSession(
  request: Request,
  userId: number,
  openedBy: OpenedBy | null = null,
): Promise<Headers> {
  const former = await tokenHashOf(request);
  const token = randomBytes(32).toString("base64url");
  const publicId = randomUUID();
  const browser = nameBrowser(request.headers.get("User-Agent"));
  const now = Date.now();
  inTransaction((tx) => {
    if (former) tx.delete(sessions).where(eq(sessions.tokenHash, former)).run();
    tx.insert(sessions)
      .values({
        tokenHash: hashOf(token),
        publicId,
        userId,
        createdAt: new Date(now),
        expiresAt: new Date(now + lifetime),
        browser,
        openedBy,
      })
      .run();
    const kept = tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt))
      .limit(mostSessions);
    tx.delete(sessions)
      .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, kept)))
      .run();
  });
  const headers = cookies(await tokenCookie.serialize(token), `${publicIdName}=${publicId}`, cookieSeconds);
  headers.append("Set-Cookie", await rememberDevice(request, userId));
  await claimKeptForm(request, userId);
  return headers;
}

/** Removes the sessions that ran out; one that was too old is not renewed any more, so it is among them a month later at the latest. */
export function removeEndedSessions(now = new Date()): void {
  db.delete(sessions).where(lt(sessions.expiresAt, now)).run();
}

/** Ends the session of a request, in the database too. @returns Headers that take the cookies away. */
export async function destroySession(request: Request): Promise<Headers> {
  const tokenHash = await tokenHashOf(request);
  if (tokenHash) {
    const ended = db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning().get();
    if (ended) recordSecurityEvent("signed-out", { userId: ended.userId });
  }
  return cookies(await tokenCookie.serialize("", { maxAge: 0 }), `${publicIdName}=`, 0);
}

function cookies(token: string, publicId: string, maxAge: number): Headers {
  const headers = new Headers();
  headers.append("Set-Cookie", token);
  headers.append("Set-Cookie", `${publicId}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`);
  return headers;
}

async function tokenHashOf(request: Request): Promise<string | null> {
  const token: unknown = await tokenCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token ? hashOf(token) : null;
}

/** Fast on purpose: a token is 256 random bits, which nobody can guess from its hash. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
