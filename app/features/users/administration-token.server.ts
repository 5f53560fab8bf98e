import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { adminActs, users } from "#db/schema";
import { seal, unseal } from "~/platform/secrets/seal.server";

/** Milliseconds for which a link works that makes its reader an administrator. */
export const administrationLinkLifetime = 24 * 60 * 60_000;

const purpose = "proof of an administrator's address";
const content = z.tuple([z.int(), z.int(), z.string()]);

/**
 * The token of a link by which somebody proves that the address of their account is theirs. It works once, since it is made of what
 * administrators last did to the account, and not after another password, so that nobody gets on who had opened the account before its owner.
 */
export function createAdministrationToken(userId: number, until: Date): string {
  return seal(JSON.stringify([userId, until.getTime(), readState(userId)]), purpose);
}

/** Whose link it is; null for one that ran out, was used or is none. */
export function readAdministrationToken(token: string, now = new Date()): number | null {
  const opened = unseal(token, purpose);
  const parsed = content.safeParse(opened === null ? null : JSON.parse(opened));
  if (!parsed.success) return null;
  const [userId, until, state] = parsed.data;
  return until > now.getTime() && readState(userId) === state ? userId : null;
}

function readState(userId: number): string {
  const user = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).get();
  const last = db
    .select({ id: adminActs.id })
    .from(adminActs)
    .where(eq(adminActs.userId, userId))
    .orderBy(desc(adminActs.id))
    .get();
  return createHash("sha256")
    .update(`${user?.hash}:${last?.id ?? 0}`)
    .digest("base64url");
}
