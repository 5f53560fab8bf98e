import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { users } from "#db/schema";
import { emailUserLater } from "~/features/emails/email-user.server";
import { resetLifetime } from "~/platform/auth/reset-token.server";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { recordSecurityEvent } from "~/platform/security/record-security-event.server";

const hour = 60 * 60;

/** From one network, and to one account, whose owner is not to find a hundred of them. */
export const resetLimits = {
  network: { limit: 20, windowSeconds: hour },
  account: { limit: 3, windowSeconds: hour },
};

/**
 * Has a link to a new password sent, where the address has an account. Nothing tells whether it has: the answer is the same.
 * @param from The client's address.
 * @throws TooManyRequests after too many from one network.
 */
export function requestReset(email: string, from: string, now = new Date()): void {
  takeAttempts([{ key: `reset:${getAddressBlock(from)}`, ...resetLimits.network }]);
  // why before it is looked up: the same work for every address, so that the time of the answer tells nothing.
  const mayGet = mayGetAnother(email);
  const user = db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (!user || !mayGet) return;
  const until = now.getTime() + resetLifetime;
  const key = `reset:${user.id}:${randomUUID()}`;
  inTransaction((tx) =>
    emailUserLater(tx, { key, userId: user.id, kind: "passwordReset", data: { userId: user.id, until } }, now),
  );
  recordSecurityEvent("password-link-asked", { userId: user.id });
}

function mayGetAnother(email: string): boolean {
  try {
    takeAttempts([{ key: `reset:${email}`, ...resetLimits.account }]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
