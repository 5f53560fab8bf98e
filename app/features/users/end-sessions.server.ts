import { and, eq, ne } from "drizzle-orm";
import { db } from "#db/client";
import { sessions } from "#db/schema";
import type { Session } from "~/platform/auth/session.server";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";
import { requireOwnPassword } from "./require-own-password.server";

/**
 * Ends a session of this account by its public name; one that is over already, or is another's, changes nothing.
 * @throws AccessRefused for a wrong password, TooManyRequests after too many.
 */
export async function endSession(user: { id: number }, publicId: string, password: string): Promise<void> {
  await requireOwnPassword(user, password);
  const isOne = and(eq(sessions.userId, user.id), eq(sessions.publicId, publicId));
  if (db.delete(sessions).where(isOne).run().changes > 0)
    recordSecurityEvent("sessions-ended", { userId: user.id, detail: "one" });
}

/**
 * Ends every session of an account but this one: whoever took somebody's open session cannot shut its owner out.
 * @throws AccessRefused for a wrong password, TooManyRequests after too many.
 */
export async function endOtherSessions({ user, publicId }: Session, password: string): Promise<void> {
  await requireOwnPassword(user, password);
  db.delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.publicId, publicId)))
    .run();
  recordSecurityEvent("sessions-ended", { userId: user.id, detail: "all others" });
}
