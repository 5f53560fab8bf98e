import { and, eq, ne } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { accessTokens, sessions, users } from "#db/schema";
import { hashPassword } from "~/platform/auth/password.server";
import { endPendingSignIns } from "~/platform/auth/second-factor.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { refuseWeakPassword } from "./refuse-weak-password.server";

/** What ends with the former password. */
interface Ending {
  /** The public name of the one session that stays; null for none. */
  keptSession: string | null;
  endsTokens: boolean;
}

/**
 * Gives an account another password and ends its sessions.
 * @throws AccessRefused when the password is easily guessed, TooManyRequests while many are hashed.
 */
export async function changePassword(
  userId: number,
  password: string,
  { keptSession, endsTokens }: Ending,
): Promise<void> {
  const { email, firstName, lastName } = users;
  const owner = db.select({ email, firstName, lastName }).from(users).where(eq(users.id, userId)).get();
  if (owner) await refuseWeakPassword(password, owner);
  const passwordHash = await hashPassword(password);
  const ended = inTransaction((tx) => {
    tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).run();
    const others = keptSession === null ? undefined : ne(sessions.publicId, keptSession);
    tx.delete(sessions)
      .where(and(eq(sessions.userId, userId), others))
      .run();
    endPendingSignIns(tx, userId);
    return endsTokens ? tx.delete(accessTokens).where(eq(accessTokens.userId, userId)).run().changes : 0;
  });
  if (ended > 0) recordSecurityEvent("token-revoked", { userId, detail: "all" });
  recordSecurityEvent("password-changed", { userId, detail: keptSession === null ? "by a link" : "in the profile" });
}
