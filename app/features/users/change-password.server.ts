import { and, eq, ne } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { accessTokens, sessions, users } from "#db/schema";
import { isCommonPassword } from "~/platform/auth/common-password.server";
import { hashPassword } from "~/platform/auth/password.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { AccessRefused } from "./access-refused";

/**
 * Gives an account another password and ends its sessions, but for the one that is named. Where none is, somebody takes their account
 * back, and its access tokens end too: whoever else was in it may have made one.
 * @throws AccessRefused when the password is one of the first that guessers try.
 */
export async function changePassword(userId: number, password: string, keptSession: string | null): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new AccessRefused("This password is one of the first that guessers try. Please choose another.", "password");
  }
  const passwordHash = await hashPassword(password);
  inTransaction((tx) => {
    tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).run();
    const others = keptSession === null ? undefined : ne(sessions.publicId, keptSession);
    tx.delete(sessions)
      .where(and(eq(sessions.userId, userId), others))
      .run();
    if (keptSession === null) tx.delete(accessTokens).where(eq(accessTokens.userId, userId)).run();
  });
  recordSecurityEvent("password-changed", { userId, detail: keptSession === null ? "by a link" : "in the profile" });
}
