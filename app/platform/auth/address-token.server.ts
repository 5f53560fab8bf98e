import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { users } from "#db/schema/users";
import { seal, unseal } from "~/platform/secrets/seal.server";

/** Milliseconds for which a link works that proves an address. */
export const addressLinkLifetime = 3 * 24 * 60 * 60_000;

const purpose = "proof of an address";
const content = z.tuple([z.int(), z.int(), z.string()]);

/**
 * The token of a link by which somebody shows that the address of an account is theirs. It names the address, and nothing has to be stored.
 * Null when there is no such account any more.
 */
export function createAddressToken(userId: number, until: Date): string | null {
  const email = findEmail(userId);
  return email === undefined ? null : seal(JSON.stringify([userId, until.getTime(), email]), purpose);
}

/** Whose address a link proves; null for one that ran out, is of another address than the account has now, or is none. */
export function readAddressToken(token: string, now = new Date()): { userId: number; email: string } | null {
  const opened = unseal(token, purpose);
  const parsed = content.safeParse(opened === null ? null : JSON.parse(opened));
  if (!parsed.success) return null;
  const [userId, until, email] = parsed.data;
  return until > now.getTime() && findEmail(userId) === email ? { userId, email } : null;
}

const findEmail = (userId: number) =>
  db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get()?.email;
