import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { users } from "#db/schema";
import { requirePasswordRoom, verifyPassword } from "~/platform/auth/password.server";
import { clearAttempts, takeAttempts } from "~/platform/http/rate-limit.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { AccessRefused } from "./access-refused";

/** Wrong passwords of somebody who is signed in, in a window. */
export const ownPasswordLimit = { limit: 10, windowSeconds: 15 * 60 };

/**
 * Makes sure that this is the password of whoever is signed in. Each try is counted before it is looked at.
 * @throws AccessRefused when it is not, TooManyRequests after too many.
 */
export async function requireOwnPassword(user: { id: number }, password: string): Promise<void> {
  const limit = { key: `password:${user.id}`, ...ownPasswordLimit };
  requirePasswordRoom();
  takeAttempts([limit]);
  const row = db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id)).get();
  if (!(await verifyPassword(row?.hash, password))) {
    recordSecurityEvent("password-refused", { userId: user.id });
    throw new AccessRefused("This is not your password.", "currentPassword");
  }
  clearAttempts(limit.key);
}
