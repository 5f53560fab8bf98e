import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { and, eq, getTableColumns, isNull, lt } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { passkeyChallenges, pendingSignIns } from "#db/schema/second-factors";
import { users } from "#db/schema/users";
import { isSecure, nameCookie } from "~/platform/http/cookie-name.server";
import type { User } from "./user";

/** Seconds that somebody has to find their telephone. */
const lifetime = 10 * 60;

const cookie = createCookie(nameCookie("second_step"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
  maxAge: lifetime,
});

/** A sign-in that waits for its second step. */
export interface PendingSignIn {
  tokenHash: string;
  user: User;
}

/** Remembers that somebody has given the password of an account. It opens no page of theirs. @returns the cookie to set */
export async function beginPendingSignIn(userId: number, now = Date.now()): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  db.insert(pendingSignIns)
    .values({ tokenHash: hashOf(token), userId, expiresAt: new Date(now + lifetime * 1000) })
    .run();
  return cookie.serialize(token);
}

/** Whose second step is waited for in this browser; null for nobody's, and where it took too long. */
export async function findPendingSignIn(request: Request, now = new Date()): Promise<PendingSignIn | null> {
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || !token) return null;
  const tokenHash = hashOf(token);
  const { passwordHash: _, ...user } = getTableColumns(users);
  const found = db
    .select({ user, expiresAt: pendingSignIns.expiresAt })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), isNull(users.bannedAt)))
    .get();
  return found && found.expiresAt > now ? { tokenHash, user: found.user } : null;
}

/** Ends it, since it went on. @returns false where that happened already, and the cookie that takes it away. */
export async function endPendingSignIn({ tokenHash }: PendingSignIn): Promise<{ isFirst: boolean; cookie: string }> {
  const isFirst = db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash)).run().changes === 1;
  return { isFirst, cookie: await cookie.serialize("", { maxAge: 0 }) };
}

/** Removes those that took too long, and what passkeys were to sign. */
export function removeEndedSignIns(now = new Date()): void {
  inTransaction((tx) => {
    tx.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)).run();
    tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)).run();
  });
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
