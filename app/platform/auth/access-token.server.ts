import { createHash, randomBytes } from "node:crypto";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { accessTokens, users } from "#db/schema/users";
import { createCallError } from "~/platform/http/call.server";
import { noteAccount } from "~/platform/http/every-request.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import type { User } from "./user";

/** What a token begins with, so that people and scanners of leaked keys know it for one. */
const prefix = "spk_";
/** A token's last use is noted at most once in so many milliseconds, so that reading calls seldom write. */
const noteEvery = 60 * 60_000;

/** A new token, and what of it is stored. 256 random bits. */
export function makeAccessToken(): { token: string; tokenHash: string; ending: string } {
  const token = prefix + randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token), ending: token.slice(-4) };
}

/** What stands behind 'Bearer' in the request's Authorization header; null when there is none. */
export function readBearerToken(request: Request): string | null {
  return /^bearer\s+(\S+)\s*$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

/**
 * The person whose token it is.
 * @throws a 401 for a token that is unknown, revoked or over, and a 403 for one that may only read and makes another call than GET.
 */
export function requireTokenOwner(request: Request, token: string, now = new Date()): User {
  const { passwordHash: _, ...user } = getTableColumns(users);
  const found = db
    .select({ user, token: accessTokens })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, hashOf(token)), isNull(users.bannedAt)))
    .get();
  const { expiresAt = null, lastUsedAt = null } = found?.token ?? {};
  if (!found || (expiresAt && expiresAt <= now)) {
    recordSecurityEvent("token-refused", { userId: found?.user.id, detail: found ? "expired" : "unknown" });
    throw refuseToken(401, "This access token is unknown, expired or revoked.", "invalid_token");
  }
  noteAccount(found.user.id);
  const onlyReads = request.method === "GET" || request.method === "HEAD";
  if (found.token.scope === "read" && !onlyReads) {
    recordSecurityEvent("token-refused", { userId: found.user.id, detail: "may only read" });
    throw refuseToken(403, "This access token may only read.", "insufficient_scope");
  }
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= noteEvery) {
    db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, found.token.id)).run();
  }
  return found.user;
}

/** The errors' names are those of RFC 6750, section 3.1. */
function refuseToken(status: 401 | 403, message: string, error: string): Response {
  return createCallError(status, message, {}, { "WWW-Authenticate": `Bearer error="${error}"` });
}

/** Fast on purpose: nobody can guess 256 random bits from their hash. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
