import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { users } from "#db/schema/users";
import { seal, unseal } from "~/platform/secrets/seal.server";

/** Milliseconds for which a link to a new password works. */
export const resetLifetime = 60 * 60_000;

const purpose = "password reset";
const content = z.tuple([z.int(), z.int(), z.string()]);

/**
 * The token of a link to a new password: sealed, so that nothing has to be stored that would open an account, and made of the password
 * that it replaces, so that it works once. Null when there is no such account any more.
 */
export function createResetToken(userId: number, until: Date): string | null {
  const password = findPasswordHash(userId);
  return password === undefined
    ? null
    : seal(JSON.stringify([userId, until.getTime(), fingerprint(password)]), purpose);
}

/** Whose password a token is for; null for one that ran out, was used or is none. */
export function readResetToken(token: string, now = new Date()): number | null {
  const opened = unseal(token, purpose);
  const parsed = content.safeParse(opened === null ? null : JSON.parse(opened));
  if (!parsed.success) return null;
  const [userId, until, password] = parsed.data;
  const current = findPasswordHash(userId);
  return until > now.getTime() && current !== undefined && fingerprint(current) === password ? userId : null;
}

const findPasswordHash = (userId: number) =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).get()?.hash;

const fingerprint = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");
